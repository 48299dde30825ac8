import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { openKeys as open, type ProviderKeys } from './keys.ts';
import { writeHashed } from '#server/storage/two-copies/hashed-json.ts';
import { copiesOf } from '#server/storage/two-copies/two-copies.ts';

const openKeys = (file: string) => open(file, () => undefined);

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
    const keys: ProviderKeys = await openKeys(file);
    const jwks = { keys: keys.jwks.keys.map((key) => ({ ...key, ...change })) };
    for (const twin of copiesOf(file)) await writeHashed(twin, 2, { ...keys, jwks });
    await expect(openKeys(file)).rejects.toThrow(DataFolderError);
  });
});
