// npm run bench -- --growth [10000 100000]: start, memory, list, change and search of the log at so many documents and ten
// times as many audit entries, over the folder and over PostgreSQL, and how often each is that of the first size.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '#server/testing/cluster/cluster.ts';
import { memoryOf } from '#server/testing/process-tree.ts';
import { fillLog } from './fill-log.ts';
import { moveRoom } from './cluster/cluster-bench.ts';
import { type Cookies, fillDataFolder } from './data-room.ts';
import { ofEveryRoom, startOver } from './real-server.ts';
import { median } from './report.ts';
import { closeConnections, transfer } from './server/transfer.ts';

const ENTRIES_PER_DOCUMENT = 10;
const ROUNDS = 7;
/** Found nowhere, so that the whole log is searched. */
const SEARCH = '/api/audit-logs/search?text=nowhere';

interface Started {
  url: string;
  memory: () => number;
  close: () => Promise<unknown>;
}

type Figures = Record<string, number>;

export async function growthBench(sizes: readonly number[], log: (message: string) => void): Promise<string[]> {
  const found: (readonly [place: string, size: number, figures: Figures])[] = [];
  for (const size of sizes) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-growth-'));
    try {
      log(`${size} documents, ${size * ENTRIES_PER_DOCUMENT} entries of the log`);
      const dataDir = path.join(folder, 'data');
      const cookies = await fillDataFolder(dataDir, { documents: size });
      await fillLog(dataDir, size * ENTRIES_PER_DOCUMENT);
      found.push(['in its folder', size, await measured(() => startOver(dataDir, cookies), cookies)]);
      log('moved into PostgreSQL');
      found.push(['over PostgreSQL', size, await overDatabase(dataDir, cookies)]);
    } finally {
      closeConnections();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return found.flatMap(([place, size, figures]) => {
    const first = found.find(([other]) => other === place)?.[2] ?? {};
    return [
      `${place}, ${size} documents`,
      ...Object.entries(figures).map(([name, value]) => {
        const factor = (value / (first[name] ?? Number.NaN)).toFixed(2);
        return `  ${name.padEnd(36)} ${value.toFixed(1).padStart(9)}  ${factor} x`;
      }),
    ];
  });
}

async function overDatabase(dataDir: string, cookies: Cookies): Promise<Figures> {
  const prepare = (unopened: Parameters<typeof moveRoom>[1]) => moveRoom(dataDir, unopened);
  const cluster = await startCluster({ servers: 1, isDurable: true, settings: ofEveryRoom, prepare });
  const start = async () => {
    const server = await cluster.join({ path: '/api/documents', headers: { cookie: cookies.admin } });
    return { url: server.url, memory: () => memoryOf(server.pid), close: () => server.remove() };
  };
  try {
    return await measured(start, cookies, cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** @param origin the public address, if it is not the server's own */
async function measured(start: () => Promise<Started>, cookies: Cookies, origin?: string): Promise<Figures> {
  const starts: number[] = [];
  const memories: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const [milliseconds, server] = await timed(start);
    starts.push(milliseconds);
    memories.push(server.memory());
    await server.close();
  }
  const server = await start();
  const { url } = server;
  const headers = { cookie: cookies.admin };
  const list = async () => (await transfer({ url: `${url}/api/documents`, headers })).milliseconds;
  const search = async () => (await transfer({ url: `${url}${SEARCH}`, headers })).milliseconds;
  const change = async (at: number) => {
    const body = { accessLevel: 'public', downloadRestricted: false, printingRestricted: at % 2 === 0 };
    const sent = { ...headers, 'content-type': 'application/json', origin: origin ?? url };
    const made = { method: 'PUT', headers: sent, body: Buffer.from(JSON.stringify(body)) };
    return (await transfer({ url: `${url}/api/documents/document-${(at % 50) + 1}/settings`, ...made })).milliseconds;
  };
  try {
    const lists = await times(list);
    const changes = await times(change, ROUNDS * 5);
    const after = await times(async (at) => change(at).then(list));
    const searches = await times(search);
    return {
      'start until the first list, ms': median(starts),
      'memory after it, MiB': median(memories),
      'list, ms': median(lists),
      'list after a change, ms': median(after),
      'change, ms': median(changes),
      'search of the log, ms': median(searches),
    };
  } finally {
    await server.close();
  }
}

async function times(once: (at: number) => Promise<number>, count = ROUNDS): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < count; at += 1) all.push(await once(at));
  return all.slice(1);
}

async function timed<Result>(work: () => Promise<Result>): Promise<[milliseconds: number, result: Result]> {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
}
