// The promises in the contract's extensions: one file for each kind, and an id for each promise.
import type { Run } from '../../suite/run.ts';
import { checkAgain } from './again.ts';
import { checkAlways } from './always.ts';
import { checkAudited } from './audited.ts';
import { checkContent } from './content.ts';
import { checkOrder } from './order.ts';
import { checkPlaces } from './places.ts';
import { checkRefused } from './refused.ts';

export async function checkFormal(run: Run): Promise<void> {
  await checkAudited(run);
  await checkPlaces(run);
  await checkAgain(run);
  await checkOrder(run);
  await checkContent(run);
  await checkRefused(run);
  await checkAlways(run);
}
