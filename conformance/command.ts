// What `npm run conformance` does: against mock and own server, with random sequences on both; or against any address.
import { compareOdd } from './odd/compare.ts';
import { checkCredentials, readCredentials, readEntrance } from './credentials.ts';
import { type Contract, readContract } from './contract.ts';
import { summary, table, type Report } from './report.ts';
import { compareSequences, told } from './sequences/compare.ts';
import { runSuite } from './suite.ts';
import type { OwnTarget } from './target.ts';
import { httpTarget } from './targets/http.ts';
import { openMockTarget } from './targets/mock.ts';
import { startServerTarget } from './targets/server.ts';

export interface Options {
  /** Null for the targets of this house. */
  url: string | null;
  /** Operations; all of them when none is named. */
  only: readonly string[];
  /** How many random sequences are played. */
  sequences: number;
  seed: number;
  /** Stops at the first finding. */
  bail: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
}

/** Runs the suite and prints what it found. True when nothing was. @throws Error when it cannot begin. */
export async function runConformance(options: Options): Promise<boolean> {
  const contract = readContract();
  const { url, only, bail, print } = options;
  const report = (reports: readonly Report[]) => {
    print([table(contract, reports), '', ...reports.map(summary)].join('\n'));
    return reports.every(({ findings }) => findings.length === 0);
  };
  if (url !== null) {
    const { environment } = options;
    const target = httpTarget(url, readCredentials(environment), {
      entrance: readEntrance(environment),
      clockUrl: environment['STRONGROOM_CLOCK'] ?? null,
    });
    await checkCredentials(target);
    return report([await runSuite(contract, target, only, bail)]);
  }
  const targets = [await openMockTarget(), await startServerTarget()] as const;
  try {
    const reports: Report[] = [];
    for (const target of targets) {
      reports.push(await runSuite(contract, target, only, bail));
      if (bail && reports.some(({ findings }) => findings.length > 0)) return report(reports);
    }
    const areConforming = report(reports);
    const areAlike = await compareOdd(contract, targets, print);
    if (bail && !areAlike) return false;
    return (await playSequences(contract, targets, options)) && areAlike && areConforming;
  } finally {
    for (const target of targets) await target.close();
  }
}

async function playSequences(
  contract: Contract,
  targets: readonly [OwnTarget, OwnTarget],
  { sequences: runs, seed, print }: Options,
): Promise<boolean> {
  if (runs === 0) return true;
  const { steps, difference, runs: played } = await compareSequences(contract, targets, { runs, seed });
  const names = targets.map(({ name }) => name).join(' and ');
  if (difference) print(`${names} differ (seed ${seed}):\n${told(difference)}`);
  else print(`${names}: the same traces in ${played} random sequences of ${steps} steps together (seed ${seed})`);
  return difference === null;
}
