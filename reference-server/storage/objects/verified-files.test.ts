import { createHash, randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { link, mkdir, mkdtemp, open, readdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { DamagedBytes } from './verified-blocks.ts';
import { VerifiedFiles } from './verified-files.ts';

const BLOCK = 512 * 1024;
let folder: string;
let file: string;
let files: VerifiedFiles;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'verified-'));
  file = path.join(folder, 'object');
  files = new VerifiedFiles();
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const fingerprint = (bytes: Buffer) => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

async function written(size: number) {
  const bytes = randomBytes(size);
  await writeFile(file, bytes);
  return { bytes, expected: fingerprint(bytes) };
}

/** The bytes before the end or the fault. */
async function read(source: AsyncIterable<Uint8Array>): Promise<{ bytes: Buffer; error: unknown }> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of source) parts.push(part);
    return { bytes: Buffer.concat(parts), error: null };
  } catch (error) {
    return { bytes: Buffer.concat(parts), error };
  }
}

async function flipBit(place: number): Promise<void> {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, place);
  byte[0] = (byte[0] ?? 0) ^ (1 << (place % 8));
  await handle.write(byte, 0, 1, place);
  await handle.close();
}

describe('a file that is whole', () => {
  it('is delivered unchanged, in full and in any range, whatever its size', async () => {
    for (const size of [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3_000_001]) {
      const { bytes, expected } = await written(size);
      const whole = await read(await files.open(file, expected));
      expect([size, whole.error, Buffer.compare(whole.bytes, bytes)]).toEqual([size, null, 0]);
      for (const [start, end] of [
        [0, 0],
        [size - 1, size - 1],
        [BLOCK - 1, BLOCK],
        [5, size - 2],
        [BLOCK, 2 * BLOCK - 1],
      ] as const) {
        if (start < 0 || end >= size || end < start) continue;
        const part = await read(await files.open(file, expected, { start, end }));
        expect(part.error).toBeNull();
        expect(Buffer.compare(part.bytes, bytes.subarray(start, end + 1))).toBe(0);
      }
    }
  });

  it('is closed, read to its end or not at all', async () => {
    const { expected } = await written(2 * BLOCK);
    const openFiles = async () => (await readdir('/proc/self/fd').catch(() => [])).length;
    const before = await openFiles();
    for (let at = 0; at < 20; at += 1) {
      const unread = await files.open(file, expected);
      await new Promise((resolve) => unread.once('close', resolve).destroy());
      await read(await files.open(file, expected));
      for await (const _ of await files.open(file, expected)) break;
    }
    expect((await openFiles()) - before).toBeLessThan(5);
  });
});

describe('a file with one flipped bit', () => {
  const rounds = isDeep ? 400 : 30;

  it('hands out no wrong byte and never its end, wherever the bit is and whichever part is read', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const size = 1 + Math.floor(Math.random() * 4 * BLOCK);
      const { bytes, expected } = await written(size);
      // Half of the files were read and verified before.
      if (round % 2 === 0) await read(await files.open(file, expected));
      const place = Math.floor(Math.random() * size);
      await flipBit(place);
      const start = Math.floor(Math.random() * (place + 1));
      for (const range of [undefined, { start, end: size - 1 }]) {
        const got = await files.open(file, expected, range).then(read, (error: unknown) => ({ bytes: null, error }));
        expect(got.error).toBeInstanceOf(DamagedBytes);
        if (got.bytes) expect(bytes.subarray(range?.start ?? 0).indexOf(got.bytes)).toBe(0);
      }
    }
  });

  it('is refused before the first byte, once it was noticed, and served again when the file is put back', async () => {
    const { bytes, expected } = await written(4 * BLOCK);
    await read(await files.open(file, expected));
    await flipBit(3 * BLOCK + 7);
    const cut = await read(await files.open(file, expected));
    expect([cut.bytes.length, cut.error]).toEqual([3 * BLOCK, expect.any(DamagedBytes)]);
    await expect(files.open(file, expected)).rejects.toThrow(DamagedBytes);
    await expect(files.open(file, expected, { start: 0, end: 0 })).rejects.toThrow(DamagedBytes);
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
    expect((await read(await files.open(file, expected))).error).toBeNull();
  });

  it('that flips while it is being read breaks off before the wrong block', async () => {
    const { bytes, expected } = await written(6 * BLOCK);
    const source = await files.open(file, expected);
    const got: Uint8Array[] = [];
    const reading = async () => {
      for await (const part of source as AsyncIterable<Uint8Array>) {
        if (got.length === 0) await flipBit(5 * BLOCK);
        got.push(part);
      }
    };
    await expect(reading()).rejects.toThrow(DamagedBytes);
    expect(Buffer.compare(Buffer.concat(got), bytes.subarray(0, 5 * BLOCK))).toBe(0);
  });

  it('costs the other reader of a whole copy nothing', async () => {
    const { bytes, expected } = await written(2 * BLOCK);
    const copy = path.join(folder, 'copy');
    await writeFile(copy, bytes);
    await flipBit(0);
    const [bad, good] = await Promise.allSettled([files.open(file, expected), files.open(copy, expected)]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    if (good.status === 'fulfilled') expect((await read(good.value)).error).toBeNull();
  });
});

describe('a file of another size, or none', () => {
  it('is refused before the first byte', async () => {
    const { bytes, expected } = await written(BLOCK + 9);
    await writeFile(file, Buffer.concat([bytes, Buffer.from('x')]));
    await expect(files.open(file, expected)).rejects.toThrow(/is 524298 bytes long and should be 524297/);
    await writeFile(file, bytes.subarray(1));
    await expect(files.open(file, expected)).rejects.toThrow(DamagedBytes);
    await rm(file);
    await expect(files.open(file, expected)).rejects.toThrow(/is missing/);
  });

  it('that is cut short while it is being read breaks off', async () => {
    const { expected } = await written(6 * BLOCK);
    const source = await files.open(file, expected);
    await truncate(file, 2 * BLOCK + 5);
    const got = await read(source);
    expect(got.error).toBeInstanceOf(DamagedBytes);
    expect(got.bytes.length).toBeLessThanOrEqual(2 * BLOCK);
  });
});

describe.skipIf(process.platform === 'win32')('something else in the place of a file', () => {
  it('is never followed, read or waited for', async () => {
    const { bytes, expected } = await written(100);
    const outside = path.join(folder, 'outside');
    await rename(file, outside);
    const plants: (() => Promise<unknown>)[] = [
      () => symlink(outside, file),
      () => symlink('/dev/zero', file),
      () => symlink('nowhere', file),
      () => mkdir(file),
      () => Promise.resolve(execFileSync('mkfifo', [file])),
    ];
    for (const plant of plants) {
      await plant();
      await expect(files.open(file, expected)).rejects.toThrow(DamagedBytes);
      await rm(file, { recursive: true });
    }
    // A hard link is like any file: its content decides.
    await link(outside, file);
    expect((await read(await files.open(file, expected))).bytes.equals(bytes)).toBe(true);
    await expect(files.open(file, fingerprint(randomBytes(100)))).rejects.toThrow(DamagedBytes);
  });
});
