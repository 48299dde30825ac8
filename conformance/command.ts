// What `npm run conformance` does: against mock and own server, with random sequences on both; or against any address.
import { writeFileSync } from 'node:fs';
import { refuseUnknown } from './catalogue.ts';
import { compareOdd } from './odd/compare.ts';
import { checkCredentials, readCredentials, readEntrance } from './credentials.ts';
import { type Contract, readContract } from './contract.ts';
import { junit } from './reports/junit.ts';
import { page, type Compared, type Run } from './reports/page.ts';
import { summary, table } from './reports/text.ts';
import { compareSequences, told } from './sequences/compare.ts';
import { runSuite } from './suite.ts';
import type { OwnTarget } from './target.ts';
import { httpTarget } from './targets/http.ts';
import { openMockTarget } from './targets/mock.ts';
import { startServerTarget } from './targets/server.ts';

export interface Options {
  /** Null for the targets of this house. */
  url: string | null;
  /** Operations, promises and checks; all of them when none is named. */
  only: readonly string[];
  /** How many random sequences are played. */
  sequences: number;
  /** Of everything that is random. */
  seed: number;
  /** Stops at the first finding. */
  bail: boolean;
  /** Where the report is written to as a page, and as XML for build machines; null for nowhere. */
  html: string | null;
  junit: string | null;
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
}

/** Runs the suite and tells what it found. True when nothing was. @throws Error when it could not begin, or not end */
export async function runConformance(options: Options): Promise<boolean> {
  const contract = readContract();
  const { only, seed, print } = options;
  const run: Run = { contract, reports: [], comparisons: [], seed, only };
  await refuseUnknown(contract, only);
  await (options.url === null ? atHome(run, options) : at(options.url, run, options));
  const { reports, comparisons } = run;
  print([table(contract, reports), '', ...reports.map(summary), ...comparisons.map(({ said }) => said)].join('\n'));
  if (options.html !== null) writeFileSync(options.html, page(run));
  if (options.junit !== null) writeFileSync(options.junit, junit(run));
  const ended = reports.find((report) => report.ended !== null)?.ended;
  if (ended != null) throw new Error(ended);
  return isWhole(run);
}

const isWhole = ({ reports, comparisons }: Run): boolean =>
  reports.every(({ findings }) => findings.length === 0) && comparisons.every(({ isAlike }) => isAlike);

async function at(url: string, run: Run, { only, bail, sequences: runs, seed, environment }: Options): Promise<void> {
  const target = httpTarget(url, readCredentials(environment), {
    entrance: readEntrance(environment),
    clockUrl: environment['STRONGROOM_CLOCK'] ?? null,
  });
  await checkCredentials(target);
  const sequences = runs > 0 ? { runs, seed } : null;
  run.reports.push(await runSuite(run.contract, target, { only, isFirstEnough: bail, sequences }));
}

/** Mock and reference server, each by itself and side by side. */
async function atHome(run: Run, { only, bail, sequences, seed }: Options): Promise<void> {
  const targets = [await openMockTarget(), await startServerTarget()] as const;
  const mayGoOn = () => !bail || isWhole(run);
  try {
    for (const target of targets)
      if (mayGoOn()) run.reports.push(await runSuite(run.contract, target, { only, isFirstEnough: bail }));
    if (mayGoOn()) run.comparisons.push(await compareOdd(run.contract, targets));
    if (mayGoOn() && sequences > 0) run.comparisons.push(await playSequences(run.contract, targets, sequences, seed));
  } finally {
    for (const target of targets) await target.close();
  }
}

async function playSequences(
  contract: Contract,
  targets: readonly [OwnTarget, OwnTarget],
  runs: number,
  seed: number,
): Promise<Compared> {
  const { steps, difference, runs: played } = await compareSequences(contract, targets, { runs, seed });
  const names = targets.map(({ name }) => name).join(' and ');
  const said = difference
    ? `${names} differ (seed ${seed}):\n${told(difference)}`
    : `${names}: the same traces in ${played} random sequences of ${steps} steps together (seed ${seed})`;
  return { name: `${names}: random sequences`, isAlike: difference === null, said };
}
