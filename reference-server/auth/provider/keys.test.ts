import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError } from '#server/storage/data-error.ts';
import { openKeys, type ProviderKeys } from './keys.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strongroom-keys-'));
  file = path.join(folder, 'keys.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe("the provider's keys", () => {
  it('are made once and kept', async () => {
    const made = await openKeys(file);
    expect(await openKeys(file)).toEqual(made);
  });

  it.each([
    ['lost half of itself', { x: undefined }],
    ['is on no curve', { crv: 'P-0' }],
    ['is public only', { d: undefined }],
  ])('stop the start when the one that signs %s', async (_, change) => {
    await openKeys(file);
    // Written just now.
    const keys = JSON.parse(await readFile(file, 'utf8')) as ProviderKeys;
    const jwks = { keys: keys.jwks.keys.map((key) => ({ ...key, ...change })) };
    await writeFile(file, JSON.stringify({ ...keys, jwks }));
    await expect(openKeys(file)).rejects.toThrow(DataFolderError);
  });
});
