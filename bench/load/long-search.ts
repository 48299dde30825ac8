// L8: searches of a long audit log beside its first page, answered by the same server in the same run. Measures the
// median of each, the longest of the first searches, and the server's memory.
import type { TestClient } from '#server/testing/client.ts';
import { fillLog } from '../fill-log.ts';
import { median } from '../report.ts';
import { exactly, type Figure, figureOf, growthOf } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const ROUNDS = 9;
const allowedGrowth = 200 * 1024 * 1024;
/** Logs up to this size have a limit, the time of the list; longer ones are only measured. */
const HELD = 100_000;

const searches: Record<string, string> = {
  'a text in one entry': 'text=entry%2077%20about',
  'a text in none': 'text=no%20such%20thing',
  'a text in all': 'text=PDF',
  'one person': 'person=person-7',
  'one document': 'resourceType=document&resourceId=document-9',
  'a type of 30 days': `types=document_download&from=${new Date(Date.now() - 30 * 86_400_000).toISOString()}`,
};

export async function longSearch(server: LoadedServer, sizes: readonly number[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  let filled = 0;
  for (const size of sizes) {
    await server.stop();
    await fillLog(server.dataDir, size - filled);
    filled = size;
    await server.restart();
    const admin = await server.signInAs('admin');
    const before = server.memory();
    let most = before;
    const list = await medianOf(admin, '/api/audit-logs');
    for (const [what, query] of Object.entries(searches)) {
      const path = `/api/audit-logs/search?${query}`;
      const first = await timed(admin, path);
      const found = await medianOf(admin, path);
      most = Math.max(most, server.memory());
      const text = `${found.toFixed(0)} ms (list ${list.toFixed(0)} ms, first time ${first.toFixed(0)} ms)`;
      figures.push(
        size <= HELD
          ? { what: `${what} of ${size}`, wanted: '<= the list', found: text, holds: found <= list }
          : figureOf(`${what} of ${size}`, text),
      );
    }
    figures.push(growthOf(`searches of ${size}`, before, most, allowedGrowth));
  }
  return [...figures, exactly('faults in the log', 0, server.faults().length)];
}

async function medianOf(client: TestClient, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(client, path));
  return median(times);
}

async function timed(client: TestClient, path: string): Promise<number> {
  const begun = performance.now();
  const { status } = await client.request(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return performance.now() - begun;
}
