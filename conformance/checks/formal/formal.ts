// The promises that the contract makes in its extensions: each kind has a file, and each promise an id.
import type { Run } from '../../run.ts';
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
