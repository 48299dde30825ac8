// The promises in the contract's extensions: one file for each kind, and an id for each promise.
import type { Run } from '../../suite/run.ts';
import { checkAgain } from './again.ts';
import { checkAlways } from './always.ts';
import { checkAnyState } from './any-state.ts';
import { checkAudited } from './audited.ts';
import { checkChanges } from './changes.ts';
import { checkContent } from './content.ts';
import { checkGone } from './gone.ts';
import { checkKeeps } from './keeps.ts';
import { checkLasts } from './lasts.ts';
import { checkOrder } from './order.ts';
import { checkPlaces } from './places.ts';
import { checkRefused } from './refused.ts';
import { checkSame } from './same.ts';

const checks = [
  // These two read the log around every call, so they come first, while it is short.
  checkAudited,
  checkRefused,
  checkPlaces,
  checkChanges,
  checkSame,
  checkAgain,
  checkLasts,
  checkOrder,
  checkContent,
  checkGone,
  checkKeeps,
  checkAnyState,
  checkAlways,
];

export async function checkFormal(run: Run): Promise<void> {
  for (const check of checks) {
    await check(run);
    await run.clear();
  }
}
