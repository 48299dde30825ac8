// The suite against mock and reference server, with odd requests and random sequences on both.
import { isWhole, type AtHome } from '../command.ts';
import type { Contract } from '../contract.ts';
import { compareOdd } from '../odd/compare-odd.ts';
import type { Compared } from '../reports/page.ts';
import { compareSequences, differenceInWords } from '../sequences/compare-sequences.ts';
import { played as operationsPlayed } from '../sequences/steps.ts';
import { checkSelf } from '../self/self.ts';
import { runSuite } from '../suite/suite.ts';
import type { OwnTarget } from '../target.ts';
import { openMockTarget } from './mock.ts';
import { startServerTarget } from './server.ts';

/** Checks mock and reference server one by one and side by side. */
export const atHome: AtHome = async (run, { only, shard, bail, sequences, seed, self = false }) => {
  if (self) {
    run.comparisons.push(await checkSelf(run.contract, only));
    return;
  }
  const mayGoOn = () => !bail || isWhole(run);
  await onBoth(async (targets) => {
    for (const target of targets)
      if (mayGoOn()) run.reports.push(await runSuite(run.contract, target, { only, shard, isFirstEnough: bail }));
    if (mayGoOn()) run.comparisons.push(await compareOdd(run.contract, targets));
  });
  if (!mayGoOn() || sequences === 0) return;
  // New ones: the suite has moved the server's clock by weeks, after which its users do not count as active.
  await onBoth(async (targets) => {
    run.comparisons.push(await playSequences(run.contract, targets, sequences, seed));
  });
};

type Both = readonly [OwnTarget, OwnTarget];

async function onBoth(play: (targets: Both) => Promise<void>): Promise<void> {
  const targets = [await openMockTarget(), await startServerTarget()] as const;
  try {
    await play(targets);
  } finally {
    for (const target of targets) await target.close();
  }
}

async function playSequences(contract: Contract, targets: Both, runs: number, seed: number): Promise<Compared> {
  const { steps, difference, runs: played } = await compareSequences(contract, targets, { runs, seed });
  const names = targets.map(({ name }) => name).join(' and ');
  const details = difference
    ? `${names} differ (seed ${seed}):\n${differenceInWords(difference)}`
    : `${names}: the same traces in ${played} random sequences of ${steps} steps together (seed ${seed}), ` +
      `which play ${operationsPlayed.size} of ${contract.operations.length} operations`;
  return { name: `${names}: random sequences`, isAlike: difference === null, details };
}
