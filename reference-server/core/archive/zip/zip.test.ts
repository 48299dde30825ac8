import { describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import type { ByteSource } from '../../ports/objects.ts';
import { collect, once } from '../../store/memory-objects.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { crc32 } from './crc32.ts';
import { behindBytes, directoryEnd, directoryEntry, localHeader } from './records.ts';
import { zip, type ZipEntry } from './zip.ts';

const modifiedAt = new Date('2026-03-01T10:20:30.000Z');
const encoder = new TextEncoder();
const fourGigabytes = 0x100000000;

function file(path: string, text = path): ZipEntry {
  const bytes = encoder.encode(text);
  return { path, modifiedAt, size: bytes.length, bytes: once(bytes) };
}

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  await Promise.resolve();
  yield* items;
}

const zipped = async (items: Iterable<ZipEntry>) => readZip(await collect(zip(each(items))));

describe('an archive', () => {
  it('contains its files in order, with empty folders, names in UTF-8 and the times of their last change', async () => {
    const found = await zipped([file('Übersicht 契約.txt', 'one'), file('empty/', ''), file('a/b/c.bin', '')]);
    expect(found.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
      ['Übersicht 契約.txt', 'one'],
      ['empty/', ''],
      ['a/b/c.bin', ''],
    ]);
    for (const entry of found) expect(entry.modifiedAt).toEqual(modifiedAt);
  });

  it('of nothing is an archive', async () => {
    expect(await zipped([])).toEqual([]);
  });

  it('takes a file in however many pieces', async () => {
    const bytes = each([encoder.encode('one '), new Uint8Array(), encoder.encode('two')]);
    const [found] = await zipped([{ path: 'pieces.txt', modifiedAt, size: 7, bytes }]);
    expect(new TextDecoder().decode(found?.bytes)).toBe('one two');
  });

  it.runIf(isDeep)('may contain more files than 16 bits can count', async () => {
    const paths = Array.from({ length: 70_000 }, (_, at) => `${at}.txt`);
    const found = await zipped(paths.map((path) => file(path)));
    expect(found.map(({ path }) => path)).toEqual(paths);
  });

  it('requests no piece before the previous one was taken', async () => {
    const requested: number[] = [];
    async function* pieces(): ByteSource {
      await Promise.resolve();
      for (let at = 0; at < 1000; at += 1) {
        requested.push(at);
        yield encoder.encode('piece');
      }
    }
    const reading = zip(each([{ path: 'a', modifiedAt, size: 5000, bytes: pieces() }]))[Symbol.asyncIterator]();
    for (let at = 0; at < 4; at += 1) await reading.next();
    expect(requested).toEqual([0, 1, 2]);
    await reading.return?.();
  });

  it('that is no longer read releases its present file', async () => {
    let isOpen = false;
    async function* pieces(): ByteSource {
      isOpen = true;
      try {
        for (;;) yield await Promise.resolve(encoder.encode('piece'));
      } finally {
        isOpen = false;
      }
    }
    const reading = zip(each([{ path: 'a', modifiedAt, size: 1, bytes: pieces() }]))[Symbol.asyncIterator]();
    for (let at = 0; at < 3; at += 1) await reading.next();
    expect(isOpen).toBe(true);
    await reading.return?.();
    expect(isOpen).toBe(false);
  });

  it('whose source fails has no directory, and is not a valid archive', async () => {
    async function* failing(): AsyncGenerator<ZipEntry> {
      yield await Promise.resolve(file('whole.txt'));
      throw new Error('It is over');
    }
    const pieces: Uint8Array[] = [];
    const take = async () => {
      for await (const piece of zip(failing())) pieces.push(piece);
    };
    await expect(take()).rejects.toThrow('It is over');
    await expect(readZip(await collect(each(pieces)))).rejects.toThrow(/end of central directory/i);
  });
});

/** Reads a little-endian number. */
const at = (bytes: Uint8Array, offset: number) => new DataView(bytes.buffer, bytes.byteOffset + offset);

describe('what exceeds 32 bits', () => {
  const path = encoder.encode('a');
  const times = 9;

  it('a large size has eight bytes behind the file, and its header announces that', () => {
    const header = localHeader({ path, modifiedAt }, true);
    expect(at(header, 18).getUint32(0, true)).toBe(0xffffffff);
    expect(at(header, 30 + 1 + times).getUint16(0, true)).toBe(1);
    const behind = behindBytes({ crc: 7, size: fourGigabytes + 5 }, true);
    expect(behind).toHaveLength(24);
    expect(at(behind, 8).getBigUint64(0, true)).toBe(BigInt(fourGigabytes + 5));
  });

  it('large sizes and offsets are in the directory', () => {
    const facts = { path, modifiedAt, crc: 7, size: fourGigabytes + 5, offset: fourGigabytes + 9 };
    const entry = directoryEntry(facts);
    const extra = at(entry, 46 + 1 + times);
    expect([extra.getUint16(0, true), extra.getUint16(2, true)]).toEqual([1, 24]);
    expect([4, 12, 20].map((place) => Number(extra.getBigUint64(place, true)))).toEqual([
      facts.size,
      facts.size,
      facts.offset,
    ]);
    const late = directoryEntry({ ...facts, size: 5 });
    expect(at(late, 46 + 1 + times).getUint16(2, true)).toBe(8);
  });

  it('a large directory is located in front of its end', () => {
    const end = directoryEnd({ count: 3, size: 150, offset: fourGigabytes });
    expect(end).toHaveLength(56 + 20 + 22);
    expect(Number(at(end, 48).getBigUint64(0, true))).toBe(fourGigabytes);
    expect(Number(at(end, 64).getBigUint64(0, true))).toBe(fourGigabytes + 150);
    expect(directoryEnd({ count: 3, size: 150, offset: 10 })).toHaveLength(22);
  });
});

describe('the checksum', () => {
  it('is that of the format, for pieces of any size', () => {
    const bytes = encoder.encode('123456789');
    expect(crc32(bytes)).toBe(0xcbf43926);
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(0xcbf43926);
  });
});
