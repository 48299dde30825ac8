import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { attackBench } from './attack/attack-bench.ts';
import { browserBench } from './browser/browser-bench.ts';
import { priceTricks } from './price/price-tricks.ts';
import { priceStart } from './price/start.ts';
import { commitsBench } from './commits.ts';
import { clusterBench } from './cluster/cluster-bench.ts';
import { type Kept, unmeasured, worseThan } from './kept.ts';
import { compare, missing, summarise, toText, type Row } from './report.ts';
import type { Bench, BenchOptions, Sample, Side } from './samples.ts';
import { growthBench } from './growth.ts';
import { loadBench, loadNames } from './load/load-bench.ts';
import { searchBench } from './search.ts';
import { serverBench } from './server/server-bench.ts';
import { readOptions } from '../scripts/options.ts';
import { root } from '../scripts/setup.mjs';

const usage = `npm run bench [-- --quick] [--only server|browser|cluster] [--json file]
npm run bench -- --compare before.json after.json
npm run bench -- --compare [--only server|browser]: ends with 1 where a ratio is worse than all of bench/kept.json, and than
their median by a quarter, and is so once more when its side is measured again
npm run bench -- --price [trick] [--rounds 8] [--slowdown 1]: what each trick for speed is worth, at 10,000 documents
npm run bench -- --attack [--quick] [--seconds 30]: how long others wait, and the memory of the server, while two people make
every expensive call at 10,000 documents and 400,000 audit entries; exits with 1 where the limits do not hold
npm run bench -- --search [1000 10000]: searching in contents at so many documents of 20 KB
npm run bench -- --growth [10000 100000]: how start, memory, list, change and search of the log grow, over the folder and PostgreSQL
npm run bench -- --load [--quick] [L1 L3 …]: a server under load, each figure with its limit; exits with 1 where one does not hold
npm run bench -- --commits: the processor time of a commit with and without its mail, and of counting it for the figures
Builds the production app and the server, measures it beside what could be used instead, and prints medians, ranges and ratios.
Ends with 1 when a measure gave no numbers, and where a limit does not hold; how fast anything was decides with --compare alone.`;

const { values, positionals } = readOptions(
  {
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      json: { type: 'string' },
      compare: { type: 'boolean', default: false },
      price: { type: 'boolean', default: false },
      attack: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      commits: { type: 'boolean', default: false },
      load: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '30' },
      rounds: { type: 'string', default: '8' },
      slowdown: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  },
  usage,
);

// Servers that are being measured end when this process exits, and a signal alone would not let it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

/** What --search and --growth take. */
function sizesOr(usual: readonly number[]): readonly number[] {
  const wrong = positionals.find((text) => !/^[1-9]\d{0,6}$/.test(text));
  if (wrong === undefined) return positionals.length > 0 ? positionals.map(Number) : usual;
  return refuse(`--search and --growth take numbers of documents, not ${wrong}`);
}

const sides: Record<Side, Bench> = { server: serverBench, browser: browserBench, cluster: clusterBench };

/** Above zero. */
function numberOf(name: 'seconds' | 'rounds' | 'slowdown'): number {
  const text = values[name];
  if (/^\d{1,4}(?:\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  return refuse(`--${name} takes a number above 0, not ${text}`);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

interface Report {
  machine: string;
  quick: boolean;
  rows: Row[];
  samples: Sample[];
}

async function readReport(file: string): Promise<Report> {
  try {
    // Written by this program.
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch (error) {
    return refuse(`${file} cannot be read: ${String(error)}`);
  }
}

function build(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-changed'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The app or the server could not be built');
}

interface Measured {
  rows: readonly Row[];
  gaps: number;
}

async function measure(wanted: readonly Side[], options: BenchOptions): Promise<Measured> {
  build();
  const report: Report = { machine: machine(), quick: values.quick, rows: [], samples: [] };
  const begun = performance.now();
  let gaps = 0;
  for (const side of wanted) {
    const { run, measures } = sides[side];
    const samples = await run(options);
    const rows = summarise(samples, measures);
    report.samples.push(...samples);
    report.rows.push(...rows);
    console.log(`\n${toText(rows, measures)}`);
    for (const name of missing(samples, measures)) {
      gaps += 1;
      console.error(`No numbers: ${side}, ${name}`);
    }
  }
  console.log(
    `\n${report.machine}; ${Math.round((performance.now() - begun) / 1000)} s. Only ratios within one run count.`,
  );
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(report, null, 1)}\n`);
  return { rows: report.rows, gaps };
}

/** @returns how many ratios were worse in two runs, or could not be measured */
async function measureAgainstKept(options: BenchOptions): Promise<number> {
  // Written by hand, from runs on quiet machines.
  const all = JSON.parse(await readFile(new URL('kept.json', import.meta.url), 'utf8')) as Kept;
  const isOf = (side: Side) => (one: string) => one.startsWith(`${side}, `);
  const sides = wantedSides().filter((side) => Object.keys(all).some(isOf(side)));
  const kept = Object.fromEntries(Object.entries(all).filter(([name]) => sides.some((side) => isOf(side)(name))));
  const { rows } = await measure(sides, options);
  const gone = unmeasured(kept, rows);
  for (const name of gone) console.error(`Kept and not measured: ${name}`);
  const once = worseThan(kept, rows).map(({ name }) => name);
  const doubted = sides.filter((side) => once.some(isOf(side)));
  if (doubted.length === 0) return gone.length;
  options.log(`measured again, since some ratios are worse: ${once.join('; ')}`);
  const again = worseThan(kept, (await measure(doubted, options)).rows);
  const worse = again.filter(({ name }) => once.includes(name));
  for (const { name, kept: was, found } of worse)
    console.error(`Worse in two runs: ${name}: ${found.toFixed(2)}; before ${was.join(', ')}`);
  return gone.length + worse.length;
}

function machine(): string {
  const [cpu] = os.cpus();
  return `Node ${process.versions.node}, ${os.availableParallelism()} cores${cpu ? ` (${cpu.model.trim()})` : ''}`;
}

function wantedSides(): Side[] {
  const all: Side[] = ['server', 'browser', 'cluster'];
  const found = all.filter((side) => values.only === undefined || values.only === side);
  if (found.length > 0) return found;
  return refuse('--only takes server, browser or cluster');
}

const [seconds, rounds, slowdown] = [numberOf('seconds'), numberOf('rounds'), numberOf('slowdown')];
if (values.compare && positionals.length > 0) {
  const [first, second, ...others] = positionals;
  if (first === undefined || second === undefined || others.length > 0)
    refuse('--compare takes two files that --json wrote');
  const [before, after] = await Promise.all([readReport(first), readReport(second)]);
  console.log(compare(before.rows, after.rows));
} else if (values.search) {
  await searchBench(sizesOr([1000, 10_000]));
} else if (values.growth) {
  const sizes = sizesOr([10_000, 100_000]);
  build();
  const lines = await growthBench(sizes, (message) => console.log(`… ${message}`));
  console.log(`\n${lines.join('\n')}\n\nMedians. ${machine()}`);
} else if (values.load) {
  const unknown = positionals.filter((name) => !loadNames.includes(name));
  if (unknown.length > 0) refuse(`No such load: ${unknown.join(', ')}. Loads: ${loadNames.join(', ')}.`);
  build();
  const wanted = positionals.length > 0 ? positionals : loadNames;
  const holds = await loadBench(wanted, values.quick, (message) => console.log(`${message} …`));
  process.exitCode = holds ? 0 : 1;
} else if (values.commits) {
  await commitsBench();
} else if (values.price) {
  build();
  const log = (message: string) => console.log(`… ${message}`);
  const [only] = positionals;
  const lines = await priceTricks({ rounds, slowdown, only, log });
  if (only === undefined) lines.push(await priceStart(rounds, log));
  console.log(`\n${lines.join('\n')}\n\nMilliseconds, the best of ${rounds} visits each. ${machine()}`);
} else if (values.attack) {
  build();
  const size = values.quick
    ? { documents: 2000, auditEntries: 20_000, share: 0.2 }
    : { documents: 10_000, auditEntries: 400_000, share: 1 };
  const log = (message: string) => console.log(`… ${message}`);
  const { lines, holds } = await attackBench({ ...size, seconds, log });
  console.log(`\n${lines.join('\n')}\n\n${machine()}`);
  process.exitCode = holds ? 0 : 1;
} else {
  const options = { quick: values.quick, log: (message: string) => console.log(`… ${message}`) };
  const failures = values.compare ? await measureAgainstKept(options) : (await measure(wantedSides(), options)).gaps;
  process.exitCode = failures === 0 ? 0 : 1;
}
