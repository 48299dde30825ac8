// One viewer and one manager make all expensive calls at once, and do not read the answers. Measured are how long a
// third person waits for the smallest call meanwhile, and the memory of the server.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { quantile } from '../../scripts/load/figure.ts';
import { fillLog } from '../../scripts/load/long-report.ts';
import { TestClient } from '#server/testing/client.ts';
import { addDocument, register, stored } from '#server/testing/room.ts';
import { type Cookies, fillDataFolder } from '../data-room.ts';
import { startOver } from '../real-server.ts';
import { startBystander } from './bystander.ts';
import { type Answered, type Attack, hold } from './callers.ts';

export interface AttackOptions {
  documents: number;
  auditEntries: number;
  /** Of the comparisons, archives, indexes and searches of the full attack. */
  share: number;
  seconds: number;
  log: (message: string) => void;
}

const MOST_MS = 250;
const MOST_GROWTH_MIB = 300;
const FULL = { comparisons: 300, archives: 700, indexes: 150, searches: 40 };
const TEXT_BYTES = 20_000_000;

/** What came of it, in lines, and whether the limits hold. */
export async function attackBench(options: AttackOptions): Promise<{ lines: string[]; holds: boolean }> {
  const { documents, auditEntries, log } = options;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'strongroom-attack-'));
  try {
    log(`${documents} documents`);
    const cookies = await fillDataFolder(dataDir, { documents });
    log(`${auditEntries} entries of the log`);
    await fillLog(dataDir, auditEntries);
    // An attack comes from many addresses; all other settings keep their defaults.
    const usual = { API_CALLS_PER_MINUTE: '6000', OPEN_DOWNLOADS: '64', CONNECTIONS_PER_ADDRESS: '10000' };
    const server = await startOver(dataDir, cookies, usual);
    try {
      const memory = () => server.memory();
      return await attacked({ url: server.url, memory }, cookies, options);
    } finally {
      await server.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function attacked(
  { url: address, memory }: { url: string; memory: () => number },
  cookies: Cookies,
  options: AttackOptions,
): Promise<{ lines: string[]; holds: boolean }> {
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
  const times = await during(seconds * 1000, (signal) =>
    Promise.all(attacks.map((attack) => hold(url, attack, answered, signal))),
  );
  clearInterval(watch);
  const p99 = quantile(times, 0.99);
  const growth = most - before;
  const ms = (all: readonly number[]) =>
    [0.5, 0.99, 1].map((share) => `${quantile(all, share).toFixed(0)} ms`).join(', ');
  const statuses = [...answered].map(([status, count]) => `${count} x ${status}`).join(', ');
  return {
    holds: p99 <= MOST_MS && growth <= MOST_GROWTH_MIB,
    lines: [
      `Answers to the attack: ${statuses}`,
      `Somebody else's GET /api/auth/user (median, 99 of 100, longest): calm ${ms(calm)}; under attack ${ms(times)} (at most ${MOST_MS} ms for 99 of 100)`,
      `Memory: calm ${before.toFixed(0)} MiB, at most ${growth.toFixed(0)} MiB more (at most ${MOST_GROWTH_MIB} MiB)`,
    ],
  };
}

async function attacksOn(address: string, cookies: Cookies, { share, log }: AttackOptions): Promise<Attack[]> {
  log('two texts of 20 MB');
  const manager = clientOf(address, cookies.manager);
  const { id } = await addDocument(manager, { name: 'One line', mimeType: 'text/plain' }, text('before'));
  await register(manager, await stored(manager, text('after')), { name: 'One line', mimeType: 'text/plain' });
  const viewer = clientOf(address, cookies.viewer);
  // Bodies that are sent many times are made once.
  const compare = `/api/documents/${id}/compare?from=1&to=2`;
  log(`compared: ${(await viewer.request(compare)).bytes.length} bytes`);
  const folders = (await viewer.request('/api/folders')).json() as { id: string }[];
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

/** One line, in which every other word is another. */
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
