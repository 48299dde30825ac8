import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileStore } from '../file-store.ts';
import { resealed } from '../testing/resealed.ts';
import { put } from '../testing/rows.ts';
import { segmentFile } from './journal-reader.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'chain-'));
  const server = await openFileStore(dataDir, { segmentBytes: 700 });
  for (const id of ['a', 'b', 'c', 'd']) await put(server.store, id);
  await server.close();
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('an entry that was changed and sealed anew', () => {
  it.each([
    ['before another of its block', 2, 'Put b', /000002\.jsonl, line 2 \(entry 4\): the entry does not follow the one/],
    ['at the end of a block', 2, 'Put c', /000002\.jsonl, line 3 \(entry 5\): the entry after it does not follow it/],
    ['last before the snapshot', 3, 'Put d', /000003\.jsonl, line 2 \(entry 6\): the entry after it does not follow/],
  ])('%s keeps a server from starting', async (_, segment, changed, expected) => {
    const file = segmentFile(dataDir, segment);
    await writeFile(file, resealed(await readFile(file, 'utf8'), changed, 'Put x'));
    await expect(openFileStore(dataDir)).rejects.toThrow(expected);
  });
});
