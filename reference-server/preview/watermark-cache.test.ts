import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WatermarkCache } from './watermark-cache.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'watermark-cache-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function keep(cache: WatermarkCache, key: string, size: number): Promise<void> {
  const file = cache.newFile();
  await writeFile(file, new Uint8Array(size));
  await cache.keep(key, { file, objectKey: `object of ${key}`, size, sha256: key });
}

it('keeps as much as has room, however much has gone through it', async () => {
  const cache = await WatermarkCache.open(folder, 100);
  for (let at = 0; at < 50; at += 1) await keep(cache, `early ${at}`, 40);
  await keep(cache, 'one', 40);
  await keep(cache, 'other', 40);
  expect(cache.get('one')).toMatchObject({ size: 40 });
  expect(cache.get('other')).toMatchObject({ size: 40 });
  expect(await readdir(folder)).toHaveLength(2);
});

it('drops the least recently used entry first, with its file', async () => {
  const cache = await WatermarkCache.open(folder, 100);
  await keep(cache, 'one', 40);
  await keep(cache, 'other', 40);
  cache.get('one');
  await keep(cache, 'third', 40);
  expect([cache.get('one')?.size, cache.get('other')?.size, cache.get('third')?.size]).toEqual([40, undefined, 40]);
  expect(await readdir(folder)).toHaveLength(2);
});

it('drops the previews of an object with their files, and nothing else', async () => {
  const cache = await WatermarkCache.open(folder, 100);
  await keep(cache, 'one', 40);
  await keep(cache, 'other', 40);
  await cache.forget('object of one');
  expect([cache.get('one')?.size, cache.get('other')?.size]).toEqual([undefined, 40]);
  expect(await readdir(folder)).toHaveLength(1);
});

it('keeps the newest, however large', async () => {
  const cache = await WatermarkCache.open(folder, 100);
  await keep(cache, 'small', 40);
  await keep(cache, 'huge', 4000);
  expect([cache.get('small'), cache.get('huge')?.size]).toEqual([undefined, 4000]);
});

it('returns only intact watermarked files: a damaged one is discarded', async () => {
  const cache = await WatermarkCache.open(folder, 10_000_000);
  const bytes = randomBytes(1_500_000);
  const file = cache.newFile();
  await writeFile(file, bytes);
  const kept = await cache.keep('plan', { file, objectKey: 'object', size: bytes.length, sha256: sha256(bytes) });
  for await (const part of await kept.open({ start: 1_200_000, end: 1_200_001 }))
    expect(part).toEqual(bytes.subarray(1_200_000, 1_200_002));
  bytes[1_200_000] = (bytes[1_200_000] ?? 0) ^ 1;
  await writeFile(file, bytes);
  const reading = async () => {
    for await (const part of await kept.open()) expect(part.length).toBeGreaterThan(0);
  };
  await expect(reading()).rejects.toThrow();
  await expect(kept.open()).rejects.toMatchObject({ status: 503 });
  expect([cache.get('plan'), await readdir(folder)]).toEqual([undefined, []]);
});
