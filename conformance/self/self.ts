// The suite checks itself: what it sends with one value only, and what of an answer it compares with nothing.
import type { Contract } from '../contract.ts';
import type { Compared } from '../reports/page.ts';
import { openMockTarget } from '../targets/mock.ts';
import { comparedNowhere } from './compared.ts';
import { knownGaps } from './known.ts';
import { sentOnce } from './sent.ts';

export async function checkSelf(contract: Contract, only: readonly string[]): Promise<Compared> {
  const target = await openMockTarget();
  try {
    const sent = await sentOnce(contract, target, only);
    // Each property takes a run of its own.
    const compared = only.length === 0 ? [] : await comparedNowhere(contract, target, { only, runs: 3 });
    return gapsInWords([
      ...sent.map((name) => `never sent with two values: ${name}`),
      ...compared.map((name) => `compared with nothing: ${name}`),
    ]);
  } finally {
    await target.close();
  }
}

const toMend =
  'send further values in conformance/cases/further.ts, compare in conformance/promises, or say why not in known.ts';

/** Gaps without a reason in known.ts are findings. */
export function gapsInWords(gaps: readonly string[]): Compared {
  const reasonOf = (gap: string) => knownGaps[gap.slice(gap.indexOf(': ') + 2)];
  const found = gaps.filter((gap) => reasonOf(gap) === undefined);
  const known = gaps.filter((gap) => reasonOf(gap) !== undefined).map((gap) => `${gap}: ${reasonOf(gap)}`);
  const remedy = found.length > 0 ? [toMend] : [];
  const head = `the suite itself: ${found.length} found, ${known.length} known`;
  const details = [head, ...found, ...remedy, ...known].join('\n  ');
  return { name: 'the suite itself', isAlike: found.length === 0, details };
}
