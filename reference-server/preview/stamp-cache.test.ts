import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StampCache } from './stamp-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stamp-cache-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function keep(cache: StampCache, key: string, size: number): Promise<void> {
  const file = cache.newFile();
  await writeFile(file, new Uint8Array(size));
  await cache.keep(key, { file, size, sha256: key });
}

it('keeps as much as has room, however much has gone through it', async () => {
  const cache = await StampCache.open(folder, 100);
  for (let at = 0; at < 50; at += 1) await keep(cache, `early ${at}`, 40);
  await keep(cache, 'one', 40);
  await keep(cache, 'other', 40);
  expect(cache.get('one')).toMatchObject({ size: 40 });
  expect(cache.get('other')).toMatchObject({ size: 40 });
  expect(await readdir(folder)).toHaveLength(2);
});

it('lets the least recently used go first, with its file', async () => {
  const cache = await StampCache.open(folder, 100);
  await keep(cache, 'one', 40);
  await keep(cache, 'other', 40);
  cache.get('one');
  await keep(cache, 'third', 40);
  expect([cache.get('one')?.size, cache.get('other')?.size, cache.get('third')?.size]).toEqual([40, undefined, 40]);
  expect(await readdir(folder)).toHaveLength(2);
});

it('keeps the newest, however large', async () => {
  const cache = await StampCache.open(folder, 100);
  await keep(cache, 'small', 40);
  await keep(cache, 'huge', 4000);
  expect([cache.get('small'), cache.get('huge')?.size]).toEqual([undefined, 4000]);
});
