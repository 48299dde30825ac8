// A run of the suite against an address or against the targets of its caller.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { refuseUnknown } from './selection/catalogue.ts';
import { checkCredentials, readCredentials, readHeaders, readSignInMethod } from './callers/credentials.ts';
import { readContract } from './contract.ts';
import { absentFrom, presentAt, without } from './extensions/absent.ts';
import { startProxy } from './proxy/proxy.ts';
import { causesOf, type Cause } from './reports/causes.ts';
import { goneOf, newsOf, readKnown, writeKnown } from './reports/known.ts';
import { junit } from './reports/junit.ts';
import { page, type Run } from './reports/page.ts';
import { summary, table } from './reports/text.ts';
import { Tape } from './replay/tape.ts';
import { writeReplays } from './replay/write.ts';
import type { Shard } from './selection/selection.ts';
import { runSuite } from './suite/suite.ts';
import { httpTarget } from './targets/http.ts';

export interface Options {
  /** Null for the caller's targets. */
  url: string | null;
  /** The address that the proxy forwards to, and HOST:PORT where it listens; null for no proxy. */
  proxy?: { address: string; listen: string } | null;
  /** Checks the suite itself, beside the caller's own targets. */
  self?: boolean;
  /** Operations, promises and checks; empty for all. */
  only: readonly string[];
  /** One of several parts of the run. */
  shard: Shard;
  /** The number of random sequences. */
  sequences: number;
  /** The seed of all random choices. */
  seed: number;
  /** Stops at the first finding. */
  bail: boolean;
  /** Keeps what the suite made in the room. */
  keep: boolean;
  /** A file of known findings; null for none. */
  known: string | null;
  /** The file for the findings of this run as known ones; null for none. */
  writeKnown: string | null;
  /** The folder for scripts that replay findings at an address; null for none. */
  replayTo: string | null;
  /** Leaves the security policy of the address unchanged. */
  keepsPolicy: boolean;
  /** Files for the report as a page and as XML for build servers; null for none. */
  html: string | null;
  junit: string | null;
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
}

/** Checks the caller's own targets if there is no address. */
export type AtHome = (run: Run, options: Options) => Promise<void>;

/** Runs the suite and prints its findings. @returns true if there are none. @throws Error if it cannot begin or end */
export async function runConformance(options: Options, atHome: AtHome | null = null): Promise<boolean> {
  const { only, seed, print } = options;
  const known = options.known === null ? new Set<string>() : readKnown(options.known);
  const run: Run = { contract: readContract(), reports: [], comparisons: [], seed, only, known };
  await refuseUnknown(run.contract, only);
  let writeScripts: WriteScripts = () => Promise.resolve();
  if (options.proxy) await before(options.proxy, run, options);
  else if (options.url !== null) writeScripts = await at(options.url, run, options, known);
  else if (atHome) await atHome(run, options);
  else throw new Error('Name the address with --url');
  const { contract, reports, comparisons } = run;
  const summaries = reports.map((report) => summary(report, contract, known));
  const tables = reports.length > 0 ? [table(contract, reports), ''] : [];
  print([...tables, ...summaries, ...comparisons.map(({ details }) => details)].join('\n'));
  const findings = reports.flatMap((report) => report.findings);
  if (options.writeKnown !== null) writeKnown(options.writeKnown, findings);
  if (options.html !== null) writeFileSync(options.html, page(run));
  if (options.junit !== null) writeFileSync(options.junit, junit(run));
  const ended = reports.find((report) => report.ended !== null)?.ended;
  if (ended != null) throw new Error(ended);
  const news = newsOf(findings, known);
  // The room is made anew many times, so that the report comes first.
  await writeScripts(causesOf(news));
  const isWholeRun = only.length === 0 && options.shard.of === 1 && !options.bail && !options.proxy;
  for (const line of isWholeRun ? goneOf(known, findings) : []) print(`known before, and gone: ${line}`);
  return news.length === 0 && comparisons.every(({ isAlike }) => isAlike);
}

export const isWhole = ({ reports, comparisons }: Run): boolean =>
  reports.every(({ findings }) => findings.length === 0) && comparisons.every(({ isAlike }) => isAlike);

/** Passes everything on to a target until the end, and reports what was found on the way. */
async function before(
  { address, listen }: NonNullable<Options['proxy']>,
  run: Run,
  { environment, print }: Pick<Options, 'environment' | 'print'>,
): Promise<void> {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(listen) ?? [];
  if (host === '') throw new Error('--listen takes a HOST:PORT');
  refusePath('--proxy', address);
  const admin = readHeaders(environment, 'admin');
  const target = httpTarget(address, { admin, manager: {}, analyst: {}, viewer: {} });
  const ask = () => presentAt(target, run.contract, Object.keys(admin).length > 0);
  const proxy = await startProxy(run.contract, address, host, Number(port), ask);
  run.reports.push(proxy.report);
  print(`${proxy.url} passes everything on to ${address}; Ctrl+C ends it`);
  await Promise.race([proxy.ended, once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await proxy.close();
  run.contract = proxy.contract();
}

/** The paths of the contract begin at the root of a server. */
function refusePath(option: string, address: string): void {
  if (URL.canParse(address) && /^https?:\/\/[^/@]+\/$/.test(new URL(address).href)) return;
  throw new Error(`${option} takes a server without a path, such as https://rooms.example.com, not ${address}`);
}

/** Writes a script for each cause. */
type WriteScripts = (causes: readonly Cause[]) => Promise<void>;

async function at(
  url: string,
  run: Run,
  { only, shard, bail, keep, keepsPolicy, replayTo, sequences: runs, seed, environment, print }: Options,
  known: ReadonlySet<string>,
): Promise<WriteScripts> {
  refusePath('--url', url);
  const target = httpTarget(url, readCredentials(environment), {
    signInMethod: readSignInMethod(environment),
    clockUrl: environment['STRONGROOM_CLOCK'] ?? null,
    keepsPolicy,
  });
  await checkCredentials(target);
  run.contract = without(run.contract, await absentFrom(target, run.contract, only));
  const sequences = runs > 0 ? { runs, seed } : null;
  const tape = replayTo === null ? null : new Tape(run.contract);
  const ending = new AbortController();
  process.once('SIGINT', () => {
    print('Clearing up what was made; Ctrl+C again ends at once.');
    ending.abort();
  });
  const suite = { only, shard, isFirstEnough: bail, known, keepsRoom: keep, tape, sequences, hasTwin: true };
  const report = await runSuite(run.contract, target, { ...suite, ending: ending.signal });
  if (ending.signal.aborted) report.ended = 'The run was ended before everything was tried.';
  run.reports.push(report);
  return async (causes) => {
    if (replayTo === null || !tape) return;
    const lines = await writeReplays(replayTo, target, tape, causes);
    if (lines.length > 0) print([`To play the findings again, in ${replayTo}:`, ...lines].join('\n'));
  };
}
