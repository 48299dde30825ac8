// The same tests for every store of files' bytes.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ByteSource, ObjectStore } from '#core/ports/objects.ts';
import { MemoryObjects } from '#core/store/memory-objects.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { isDeep } from '#server/testing/deep.ts';
import { openObjects } from './open-objects.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';
import { missingForSwift, startSwift, type SwiftServer } from './testing/swift-server.ts';

interface Opened {
  objects: ObjectStore;
  close: () => Promise<void>;
}

/** Runs in the long round; `missing` is the reason why it cannot. */
const missing = isDeep ? missingForSwift() : null;
const hasSwift = isDeep && missing === null;

let server: S3Server;
let swift: SwiftServer;

beforeAll(async () => {
  server = await startS3Server();
  if (hasSwift) swift = await startSwift();
}, 120_000);

afterAll(async () => {
  await server.close();
  if (hasSwift) await swift.close();
});

async function inFolder(): Promise<Opened> {
  return inFolderOr(null);
}

/** Each test uses its own prefix in the bucket. */
async function inBucket({ settings, environment }: Pick<S3Server, 'settings' | 'environment'>): Promise<Opened> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return inFolderOr({ ...settings, prefix: `${randomBytes(8).toString('hex')}/` });
}

async function inFolderOr(bucket: S3Server['settings'] | null): Promise<Opened> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'objects-'));
  const { objects, close } = await openObjects({ dataDir, bucket }, () => undefined);
  return {
    objects,
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const places: [string, () => Promise<Opened>][] = [
  ['memory', () => Promise.resolve({ objects: new MemoryObjects(sha256), close: () => Promise.resolve() })],
  ['a disk', inFolder],
  ['a bucket', () => inBucket(server)],
];
if (hasSwift) places.push(['a bucket of OpenStack Swift', () => inBucket(swift)]);

it.runIf(missing !== null)('a second S3 server would be tried as well', ({ skip }) => {
  skip(`OpenStack Swift is not installed here: ${missing} is missing`);
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const fingerprint = (bytes: Buffer) => ({ size: bytes.length, sha256: hashOf(bytes) });

function inChunks(bytes: Buffer, size = 60_000): Readable {
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
}

async function bytesOf(source: ByteSource): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const MB = 1024 * 1024;
const BLOCK = 512 * 1024;

describe.each(places)('objects in %s', (place, open) => {
  let opened: Opened;
  let objects: ObjectStore;

  beforeEach(async () => {
    opened = await open();
    objects = opened.objects;
  });

  afterEach(async () => {
    await opened.close();
    vi.unstubAllEnvs();
  });

  async function store(key: string, bytes: Buffer): Promise<boolean> {
    return (await objects.stage(key, inChunks(bytes), bytes.length)).commit();
  }

  it('are the bytes that came, with their size, their hash and how they begin', async () => {
    for (const size of [0, 1, 4099, 4100, 4101, BLOCK, BLOCK + 1, 8 * MB, 8 * MB + 1, 17 * MB]) {
      const bytes = randomBytes(size);
      const key = `key-${size}`;
      const staged = await objects.stage(key, inChunks(bytes), size);
      expect([staged.size, staged.sha256]).toEqual([size, hashOf(bytes)]);
      expect(Buffer.compare(staged.head, bytes.subarray(0, 4100))).toBe(0);
      await expect(objects.size(key)).rejects.toMatchObject({ status: 404 });
      expect(await staged.commit()).toBe(true);
      expect(await objects.size(key)).toBe(size);
      expect(Buffer.compare(await bytesOf(await objects.open(key)), bytes)).toBe(0);
      const sure = await bytesOf(await objects.open(key, undefined, fingerprint(bytes)));
      expect([size, Buffer.compare(sure, bytes)]).toEqual([size, 0]);
    }
  });

  it('are delivered in any range, whether they are verified or not', async () => {
    const bytes = randomBytes(9 * MB);
    await store('key', bytes);
    for (const [start, end] of [
      [0, 0],
      [bytes.length - 1, bytes.length - 1],
      [BLOCK - 1, BLOCK],
      [BLOCK, 2 * BLOCK - 1],
      [5, 8 * MB + 5],
    ] as const) {
      for (const expected of [undefined, fingerprint(bytes)]) {
        const part = await bytesOf(await objects.open('key', { start, end }, expected));
        expect(Buffer.compare(part, bytes.subarray(start, end + 1))).toBe(0);
      }
    }
  });

  it('never change once they are there, large or small', async () => {
    for (const size of [10, 9 * MB]) {
      const bytes = randomBytes(size);
      await store(`key-${size}`, bytes);
      expect(await store(`key-${size}`, randomBytes(size))).toBe(false);
      expect(Buffer.compare(await bytesOf(await objects.open(`key-${size}`)), bytes)).toBe(0);
    }
  });

  it('are those of one of several that want the same key at once', async () => {
    for (const size of [100, 9 * MB]) {
      const tries = [1, 2, 3].map((n) => Buffer.alloc(size, n));
      const all = await Promise.all(tries.map((bytes) => objects.stage(`one-${size}`, inChunks(bytes), size)));
      const won = await Promise.all(all.map((staged) => staged.commit()));
      expect(won.filter(Boolean)).toHaveLength(1);
      const kept = await bytesOf(await objects.open(`one-${size}`));
      expect(Buffer.compare(kept, tries[won.indexOf(true)]!)).toBe(0);
    }
  });

  it('are refused at the first byte too many', async () => {
    let sent = 0;
    const endless = async function* () {
      for (;;) {
        sent += 1;
        yield await Promise.resolve(Buffer.alloc(MB));
      }
    };
    await expect(objects.stage('key', endless(), 9 * MB + 1)).rejects.toMatchObject({ status: 413 });
    expect(sent).toBe(10);
    await expect(objects.stage('key', inChunks(Buffer.alloc(101), 50), 100)).rejects.toMatchObject({ status: 413 });
    await expect(objects.size('key')).rejects.toMatchObject({ status: 404 });
  });

  it('do not exist where an upload breaks off or is abandoned', async () => {
    const broken = async function* () {
      yield await Promise.resolve(Buffer.alloc(9 * MB));
      throw new Error('the caller went away');
    };
    await expect(objects.stage('key', broken(), 10 * MB)).rejects.toThrow('the caller went away');
    for (const size of [10, 9 * MB]) {
      const staged = await objects.stage('key', inChunks(Buffer.alloc(size)), size);
      await staged.discard();
    }
    await expect(objects.size('key')).rejects.toMatchObject({ status: 404 });
    expect(await store('key', Buffer.from('later'))).toBe(true);
  });

  it('can be removed more than once, and are gone then', async () => {
    const bytes = Buffer.from('bytes');
    await store('key', bytes);
    await objects.delete('key');
    await objects.delete('key');
    for (const missing of ['key', 'other']) {
      await expect(objects.open(missing)).rejects.toMatchObject({ status: 404 });
      await expect(objects.open(missing, { start: 1, end: 2 })).rejects.toMatchObject({ status: 404 });
      await expect(objects.size(missing)).rejects.toMatchObject({ status: 404 });
      await expect(objects.open(missing, undefined, fingerprint(bytes))).rejects.toMatchObject({ status: 500 });
    }
  });

  it('are not handed out where others were expected', async () => {
    const bytes = randomBytes(2 * MB);
    await store('key', bytes);
    const others = [
      fingerprint(randomBytes(2 * MB)),
      fingerprint(bytes.subarray(1)),
      fingerprint(Buffer.concat([bytes, bytes])),
      fingerprint(Buffer.alloc(0)),
      fingerprint(Buffer.from('x')),
    ];
    for (const expected of others)
      await expect(objects.open('key', undefined, expected)).rejects.toMatchObject({ status: 500, code: 'internal' });
    expect(await bytesOf(await objects.open('key', { start: 7, end: 8 }, fingerprint(bytes)))).toEqual(
      bytes.subarray(7, 9),
    );
  });

  it.skipIf(place === 'memory')('are never found by what is a path and no key', async () => {
    await writeFile(path.join(server.folder, 'secret'), 'secret');
    for (const key of [
      '',
      '.',
      '..',
      '../secret',
      'a/b',
      'a\\b',
      '/etc/passwd',
      'a\0b',
      '.hidden',
      'a'.repeat(129),
      'ä',
    ]) {
      await expect(objects.open(key)).rejects.toMatchObject({ status: 404 });
      await expect(objects.open(key, undefined, { size: 1, sha256: '' })).rejects.toMatchObject({ status: 404 });
      await expect(objects.size(key)).rejects.toMatchObject({ status: 404 });
      await expect(objects.delete(key)).rejects.toMatchObject({ status: 404 });
      await expect(objects.stage(key, inChunks(Buffer.from('x')), 1)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('can be read by many at once, and left in the middle', async () => {
    const bytes = randomBytes(6 * MB);
    await store('key', bytes);
    const reading = Array.from({ length: 8 }, async (_, at) => {
      const source = await objects.open('key', undefined, fingerprint(bytes));
      if (at % 2 === 0) return Buffer.compare(await bytesOf(source), bytes);
      for await (const part of source) return Buffer.compare(Buffer.from(part), bytes.subarray(0, part.length));
      return -1;
    });
    expect(await Promise.all(reading)).toEqual(Array.from({ length: 8 }, () => 0));
  });
});
