import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSigningKey } from './signing-key.ts';

let dataDir: string;
const warnings: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-key-'));
  warnings.length = 0;
});
afterEach(() => rm(dataDir, { recursive: true }));

const file = () => path.join(dataDir, 'signing.key');
const twin = () => path.join(dataDir, 'signing.twin.key');
async function flipBit(of: string): Promise<void> {
  const bytes = await readFile(of);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(of, bytes);
}

const other = 'another key of thirty-two bytes or more';

/** @param people with recovery codes */
function open({ configured, people = [] }: { configured?: string; people?: string[] } = {}): Promise<string> {
  const warn = (message: string) => warnings.push(message);
  return openSigningKey({ dataDir, configured, dependents: () => Promise.resolve(people), warn });
}

describe('the signing key', () => {
  it.each([
    ['a bit of it is flipped', () => flipBit(file())],
    ['a bit of its second copy is flipped', () => flipBit(twin())],
    ['it is removed', () => rm(file())],
    ['its second copy is removed', () => rm(twin())],
  ])('is the same when %s, and is mended with a warning', async (_, damage) => {
    const key = await open();
    await damage();
    expect(await open({ people: ['ada@example.com'] })).toBe(key);
    expect(warnings).toEqual([expect.stringContaining('was made again from its second copy')]);
    expect(await readFile(file(), 'utf8')).toBe(await readFile(twin(), 'utf8'));
    expect(await open()).toBe(key);
    expect(warnings).toHaveLength(1);
  });

  it('that an older version kept in clear is taken over', async () => {
    const key = 'k'.repeat(43);
    await writeFile(file(), `${key}\n`);
    expect(await open({ people: ['ada@example.com'] })).toBe(key);
    expect(await readFile(file(), 'utf8')).toBe(await readFile(twin(), 'utf8'));
    expect(await open()).toBe(key);
  });

  it('that an older version kept in clear does not displace a sealed one', async () => {
    const key = await open();
    await writeFile(file(), 'k'.repeat(43));
    expect(await open({ people: ['ada@example.com'] })).toBe(key);
    expect(warnings).toEqual([expect.stringContaining('was made again from its second copy')]);
  });

  it.each([
    ['both copies are gone', () => Promise.all([rm(file()), rm(twin())]), undefined, /signing\.key is gone/],
    ['SIGNING_KEY is another', () => Promise.resolve(), other, /^SIGNING_KEY is another/],
  ])(
    'is refused where %s and recovery codes depend on it, with the way out',
    async (_, damage, configured, expected) => {
      await open();
      await damage();
      const people = ['ada@example.com', 'bo@example.com', 'cy@example.com', 'di@example.com'];
      const refused = open({ ...(configured !== undefined && { configured }), people });
      await expect(refused).rejects.toThrow(expected);
      await expect(refused).rejects.toThrow(
        /would be refused \(of .*ada@example\.com, .* and 1 more.*--reset-second-factor/,
      );
      // Nothing was written that would let the next start succeed.
      await expect(open({ ...(configured !== undefined && { configured }), people })).rejects.toThrow(expected);
    },
  );

  it('is refused where no fingerprint is kept and the folder has another', async () => {
    const key = await open();
    for (const name of ['signing-fingerprint.json', 'signing-fingerprint.twin.json'])
      await rm(path.join(dataDir, name));
    const people = ['ada@example.com'];
    await expect(open({ configured: other, people })).rejects.toThrow(
      /^SIGNING_KEY is another than before, or than in/,
    );
    expect(await open({ configured: key, people })).toBe(key);
  });

  it('is refused where an older version kept it and it is gone', async () => {
    await expect(open({ people: ['ada@example.com'] })).rejects.toThrow(/signing\.key is gone/);
  });

  it('may be another where nothing depends on it', async () => {
    const key = await open();
    expect(await open({ configured: other })).toBe(other);
    expect(await open({ configured: other, people: ['ada@example.com'] })).toBe(other);
    await rm(file());
    await rm(twin());
    expect(await open()).not.toBe(key);
  });
});
