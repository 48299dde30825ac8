// One viewer and one manager make all expensive calls at once without reading the answers. Measures how long a third
// user waits for the smallest call, and the server's memory.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillLog } from '../fill-log.ts';
import { dataOf, TestClient } from '#server/testing/client.ts';
import { addDocument } from '#server/testing/room.ts';
import { type Cookies, fillDataFolder } from '../data-room.ts';
import { startOver } from '../real-server.ts';
import { quantile } from '../report.ts';
import { startBystander } from './bystander.ts';
import { type Answered, type Attack, hold } from './callers.ts';

export interface AttackOptions {
  documents: number;
  auditEntries: number;
  /** The share of the full attack's comparisons, archives, indexes and searches. */
  share: number;
  seconds: number;
  log: (message: string) => void;
}

const MOST_MS = 250;
const MOST_GROWTH_MIB = 300;
/** If the bystander waits this long without an attack, the machine is too busy for time limits. */
const BUSY_MS = 25;
/** The limit on a busy machine. A slow server, unlike a busy machine, makes requests hundreds of times slower. */
const MOST_TIMES_CALM = 50;
/** The longest turn of the server's main thread between two polls of the network, in processor time. */
const MOST_TURN_MS = 100;
const LONG_TURN_MS = 20;
const turnsModule = fileURLToPath(new URL('./turns.mjs', import.meta.url));
const FULL = { comparisons: 300, archives: 700, indexes: 150, searches: 40 };
const TEXT_BYTES = 20_000_000;

/** The result in lines, and whether the limits hold. */
export async function attackBench(options: AttackOptions): Promise<{ lines: string[]; holds: boolean }> {
  const { documents, auditEntries, log } = options;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'strongroom-attack-'));
  try {
    log(`${documents} documents`);
    const cookies = await fillDataFolder(dataDir, { documents });
    log(`${auditEntries} entries of the log`);
    await fillLog(dataDir, auditEntries);
    // An attack comes from many addresses, so limits by address are raised; other settings keep their defaults.
    const usual = { API_CALLS_PER_MINUTE: '6000', OPEN_DOWNLOADS: '64', CONNECTIONS_PER_ADDRESS: '10000' };
    const turnsFile = path.join(dataDir, 'turns.json');
    const watched = { NODE_OPTIONS: `--import ${turnsModule}`, TURNS_FILE: turnsFile };
    const server = await startOver(dataDir, cookies, { ...usual, ...watched });
    const memory = () => server.memory();
    let seen: Seen;
    try {
      seen = await attacked({ url: server.url, memory }, cookies, options);
    } finally {
      await server.close();
    }
    return judged(seen, await turnsIn(turnsFile, seen.from, seen.to));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function attacked(
  { url: address, memory }: { url: string; memory: () => number },
  cookies: Cookies,
  options: AttackOptions,
): Promise<Seen> {
  const { seconds, log } = options;
  const url = new URL(address);
  const attacks = await attacksOn(address, cookies, options);
  const during = async (ms: number, work: (signal: AbortSignal) => Promise<unknown> = () => Promise.resolve()) => {
    const end = new AbortController();
    const other = await startBystander(url, cookies.analyst);
    const working = work(end.signal);
    await new Promise((resolve) => void setTimeout(resolve, ms));
    const times = await other.stop();
    end.abort();
    await working;
    return times;
  };
  log('calm');
  const calm = await during(5000);
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 100);
  const answered: Answered = new Map();
  log(`${attacks.length} calls for ${seconds} s`);
  const from = Date.now();
  const times = await during(seconds * 1000, (signal) =>
    Promise.all(attacks.map((attack) => hold(url, attack, answered, signal))),
  );
  clearInterval(watch);
  return { calm, times, before, growth: most - before, answered, from, to: Date.now() };
}

interface Seen {
  /** The bystander's waiting times in milliseconds. */
  calm: number[];
  times: number[];
  before: number;
  growth: number;
  answered: Answered;
  from: number;
  to: number;
}

/** Processor milliseconds of each long turn of the server's thread. */
async function turnsIn(file: string, from: number, to: number): Promise<number[]> {
  // Written by turns.mjs.
  const turns = JSON.parse(await readFile(file, 'utf8')) as { at: number; ms: number }[];
  return turns.filter(({ at }) => at >= from && at <= to).map(({ ms }) => ms);
}

function judged({ calm, times, before, growth, answered }: Seen, turns: readonly number[]) {
  const longest = Math.max(0, ...turns);
  const long = turns.filter((ms) => ms > LONG_TURN_MS).length;
  const isBusy = quantile(calm, 0.99) > BUSY_MS;
  const ratio = quantile(times, 0.99) / quantile(calm, 0.99);
  const isQuick = isBusy ? longest <= MOST_TURN_MS && ratio <= MOST_TIMES_CALM : quantile(times, 0.99) <= MOST_MS;
  const ms = (all: readonly number[]) =>
    [0.5, 0.99, 1].map((share) => `${quantile(all, share).toFixed(0)} ms`).join(', ');
  const statuses = [...answered].map(([status, count]) => `${count} x ${status}`).join(', ');
  const lines = [
    `Answers to the attack: ${statuses}`,
    `Somebody else's GET /api/auth/user (median, 99 of 100, longest): calm ${ms(calm)}; under attack ${ms(times)} (at most ${MOST_MS} ms for 99 of 100; ${ratio.toFixed(1)} times calm)`,
    `The server's thread, in processor time between two looks at the network: longest ${longest.toFixed(0)} ms (at most ${MOST_TURN_MS} ms), ${long} longer than ${LONG_TURN_MS} ms`,
    `Memory: calm ${before.toFixed(0)} MiB, at most ${growth.toFixed(0)} MiB more (at most ${MOST_GROWTH_MIB} MiB)`,
  ];
  if (isBusy)
    lines.push(
      `The machine is busy: the bystander is judged by the processor time, and may wait ${MOST_TIMES_CALM} times as long.`,
    );
  return { lines, holds: isQuick && growth <= MOST_GROWTH_MIB };
}

async function attacksOn(address: string, cookies: Cookies, { share, log }: AttackOptions): Promise<Attack[]> {
  log('two texts of 20 MB');
  const manager = clientOf(address, cookies.manager);
  const { id } = await addDocument(manager, { name: 'One line', mimeType: 'text/plain' }, text('before'));
  await addDocument(manager, { name: 'One line', mimeType: 'text/plain' }, text('after'));
  const viewer = clientOf(address, cookies.viewer);
  // Bodies that are sent many times are created once.
  const compare = `/api/documents/${id}/compare?from=1&to=2`;
  log(`compared: ${(await viewer.request(compare)).bytes.length} bytes`);
  const folders = await dataOf(viewer.api.GET('/api/folders'));
  const everything = folders.map((folder) => folder.id).slice(0, 100);
  const archive = (at: number) =>
    at % 2 === 0 ? { documentIds: [id], folderIds: [] } : { documentIds: [], folderIds: everything };
  const so = (count: number, cookie: string, call: (at: number) => Attack['call']) =>
    Array.from({ length: Math.ceil(count * share) }, (_, at): Attack => ({ cookie, call: call(at) }));
  return [
    ...so(FULL.comparisons, cookies.viewer, () => ['GET', compare]),
    ...so(FULL.archives, cookies.viewer, (at) => ['POST', '/api/archives', archive(at)]),
    ...so(FULL.indexes, cookies.manager, () => ['GET', '/api/index']),
    ...so(FULL.searches, cookies.manager, () => ['GET', '/api/audit-logs/search?text=no%20such%20thing']),
  ];
}

/** A line in which every other word differs. */
function text(word: string): string {
  const piece = `"kept" "${word}" `;
  return piece.repeat(Math.ceil(TEXT_BYTES / piece.length));
}

function clientOf(address: string, cookie: string): TestClient {
  const client = new TestClient(address);
  const [name = '', value = ''] = cookie.split('=');
  client.setCookie(name, value);
  return client;
}
