import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryStore } from '#core/store/store.ts';
import { openStoredSearch, type StoredSearch } from './stored-search.ts';
import { FakePool } from './testing/fake-pool.ts';
import { show } from './testing/shown-texts.ts';

let dataDir: string;
let pool: FakePool;
let search: StoredSearch;
let store: ReturnType<typeof createMemoryStore>;
/** Previews that wait for the same processes. */
let waiting: number;
let looks: number;
beforeEach(async () => {
  [waiting, looks] = [1, 0];
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'search-'));
  pool = new FakePool();
});
afterEach(async () => {
  await search.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(text: string, magicType: string | null): Promise<void> {
  pool.knows(text);
  store = createMemoryStore();
  await show(store, [text], [], (name) => ({ name, magicType, mimeType: magicType ?? 'text/plain' }));
  const load = () => {
    looks += 1;
    return { waiting, running: 0, refused: 0 };
  };
  const warn = (message: string) => expect.fail(message);
  const from = { dataDir, store, pool: { ...pool.asPool(), load }, fileOf: pool.fileOf };
  search = openStoredSearch({ ...from, warn, readsScans: true, every: 1e6 });
}

it('a text is read at once where no preview is made, and otherwise waits for previews, but for a hundred looks at most', async () => {
  await open('Plan', null);
  await search.catchUp();
  expect([pool.read, looks]).toEqual([['Plan'], 100]);
  await search.close();
  await rm(dataDir, { recursive: true });
  [waiting, looks] = [0, 0];
  await open('Plan', null);
  await search.catchUp();
  expect([pool.read, looks]).toEqual([['Plan', 'Plan'], 1]);
});

it('a picture is read only once nothing else waits, however long that takes', async () => {
  pool.scans.set('Photo', ['words of a sign']);
  await open('Photo', 'image/png');
  const reading = search.catchUp();
  await expect.poll(() => looks, { timeout: 30_000 }).toBeGreaterThan(130);
  expect(pool.read).toEqual([]);
  waiting = 0;
  await reading;
  expect(pool.read).toEqual(['Photo']);
});

it('a new text does not wait for the pictures that wait for previews', async () => {
  pool.scans.set('Photo', ['words of a sign']);
  await open('Photo', 'image/png');
  const reading = search.catchUp();
  await expect.poll(() => looks).toBeGreaterThan(0);
  pool.knows('Plan');
  await show(store, ['Photo', 'Plan'], [], (name) => {
    const type = name === 'Photo' ? 'image/png' : null;
    return { name, magicType: type, mimeType: type ?? 'text/plain' };
  });
  await expect.poll(() => pool.read, { timeout: 30_000 }).toEqual(['Plan']);
  waiting = 0;
  await reading;
  expect(pool.read).toEqual(['Plan', 'Photo']);
});
