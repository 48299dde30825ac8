import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskObjects, type DiskObjects } from './disk-objects.ts';
import { diskError, watchedDisk, type WatchedDisk } from '../testing/watched-disk.ts';

let dataDir: string;
let disk: WatchedDisk;
let objects: DiskObjects;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'objects-'));
  disk = watchedDisk();
  objects = await createDiskObjects(dataDir, disk);
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const staged = () => readdir(path.join(dataDir, 'staging'));
const kept = () => readdir(path.join(dataDir, 'objects'));

function inChunks(bytes: Buffer, size = 60_000): Readable {
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
}

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

async function store(key: string, bytes: Buffer): Promise<void> {
  await (await objects.stage(key, inChunks(bytes), bytes.length)).commit();
}

describe('storing an object', () => {
  it('keeps the bytes and returns their size, hash and beginning', async () => {
    for (const size of [0, 1, 4099, 4100, 4101, 524_288, 3_000_001]) {
      const bytes = randomBytes(size);
      const object = await objects.stage(`key-${size}`, inChunks(bytes), size);
      expect([object.size, object.sha256]).toEqual([size, createHash('sha256').update(bytes).digest('hex')]);
      expect(Buffer.compare(object.head, bytes.subarray(0, 4100))).toBe(0);
      expect(await object.commit()).toBe(true);
      expect(Buffer.compare(await bytesOf(await objects.open(`key-${size}`)), bytes)).toBe(0);
      expect(await objects.size(`key-${size}`)).toBe(size);
    }
    expect(await staged()).toEqual([]);
  });

  it('makes the bytes durable before their name, and the name before it returns', async () => {
    const object = await objects.stage('greeting', inChunks(Buffer.from('hello')), 5);
    const name = path.basename(disk.calls[0] ?? '').replace('open create ', '');
    await object.commit();
    expect(disk.calls).toEqual([
      `open create ${name}`,
      `write ${name}`,
      `sync ${name}`,
      `close ${name}`,
      'link greeting',
      'syncFolder objects',
      `unlink ${name}`,
    ]);
  });

  it('never changes an object that is there', async () => {
    await store('key', Buffer.from('first'));
    const second = await objects.stage('key', inChunks(Buffer.from('other')), 5);
    expect(await second.commit()).toBe(false);
    expect((await bytesOf(await objects.open('key'))).toString()).toBe('first');
    expect(await staged()).toEqual([]);
  });

  it('succeeds for one of several writers of the same key', async () => {
    const all = await Promise.all([1, 2, 3, 4].map((n) => objects.stage('key', inChunks(Buffer.from(`${n}`)), 1)));
    const won = await Promise.all(all.map((object) => object.commit()));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await staged()).toEqual([]);
  });

  it('refuses one byte too many as soon as it comes, and leaves nothing', async () => {
    let sent = 0;
    const endless = async function* () {
      for (;;) {
        sent += 1;
        yield await Promise.resolve(Buffer.alloc(1000));
      }
    };
    await expect(objects.stage('key', endless(), 9_999)).rejects.toMatchObject({ status: 413 });
    expect(sent).toBe(10);
    await expect(objects.stage('key', inChunks(Buffer.alloc(101), 50), 100)).rejects.toMatchObject({ status: 413 });
    await objects.stage('key', inChunks(Buffer.alloc(100), 50), 100).then((object) => object.discard());
    expect(await staged()).toEqual([]);
  });

  it('leaves nothing of uploads that break off', async () => {
    const broken = async function* () {
      yield await Promise.resolve(Buffer.alloc(700_000));
      throw new Error('aborted');
    };
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => objects.stage('key', broken(), 1_000_000)));
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await staged()).toEqual([]);
  });

  it('removes at the start what an ended server left half-written', async () => {
    await writeFile(path.join(dataDir, 'staging', 'left-behind'), 'half');
    await store('key', Buffer.from('whole'));
    await createDiskObjects(dataDir);
    expect([await staged(), await kept()]).toEqual([[], ['key']]);
  });

  for (const failing of ['open', 'write', 'sync', 'link', 'syncFolder']) {
    it(`answers 503 and leaves nothing when the disk is full at ${failing}`, async () => {
      disk.sabotage = (call) => {
        if (call.startsWith(`${failing} `)) throw diskError('ENOSPC');
        return undefined;
      };
      const attempt = async () => (await objects.stage('key', inChunks(Buffer.alloc(2_000_000)), 2_000_000)).commit();
      await expect(attempt()).rejects.toMatchObject({ status: 503 });
      expect([await staged(), await kept()]).toEqual([[], []]);
      disk.sabotage = null;
      expect(await attempt()).toBe(true);
    });
  }
});

it('answers 503 where the disk has become read-only, which refuses to remove what was begun as well', async () => {
  const stage = () => objects.stage('key', inChunks(Buffer.from('bytes')), 5);
  const [one, other] = [await stage(), await stage()];
  disk.sabotage = () => {
    throw diskError('EROFS');
  };
  await expect(stage()).rejects.toMatchObject({ status: 503 });
  await expect(one.commit()).rejects.toMatchObject({ status: 503 });
  await other.discard();
});

describe('storing a large object', () => {
  const large = Buffer.alloc(20 * 1024 * 1024);
  const attempt = async () => (await objects.stage('large', inChunks(large), large.length)).commit();

  it('lets the disk start before the end, and still ends with everything durable', async () => {
    await attempt();
    const [name = ''] = disk.calls.flatMap((call) => /^sync (.+)/.exec(call)?.[1] ?? []);
    expect(disk.calls).toContain(`datasync ${name}`);
    expect(disk.calls.indexOf(`sync ${name}`)).toBeGreaterThan(disk.calls.lastIndexOf(`write ${name}`));
    expect(disk.calls.indexOf('link large')).toBeGreaterThan(disk.calls.indexOf(`sync ${name}`));
  });

  it('answers 503 and leaves nothing when the disk fails on the way, although it works again at the end', async () => {
    disk.sabotage = (call) => {
      if (call.startsWith('datasync ')) throw diskError('EIO');
      return undefined;
    };
    await expect(attempt()).rejects.toMatchObject({ status: 503 });
    expect([await staged(), await kept()]).toEqual([[], []]);
  });
});

describe('reading an object', () => {
  it('gives any range of it', async () => {
    const bytes = randomBytes(1_500_000);
    await store('key', bytes);
    for (const [start, end] of [
      [0, 0],
      [5, 1_200_000],
      [1_499_999, 1_499_999],
    ] as const) {
      expect(
        Buffer.compare(await bytesOf(await objects.open('key', { start, end })), bytes.subarray(start, end + 1)),
      ).toBe(0);
    }
  });

  it('finds nothing under a key that was never used or was removed', async () => {
    await store('key', Buffer.from('bytes'));
    await objects.delete('key');
    await objects.delete('key');
    for (const missing of ['key', 'other']) {
      await expect(objects.open(missing)).rejects.toMatchObject({ status: 404 });
      await expect(objects.size(missing)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('never takes a key for a path', async () => {
    await writeFile(path.join(dataDir, 'secret'), 'secret');
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
      await expect(objects.size(key)).rejects.toMatchObject({ status: 404 });
      await expect(objects.delete(key)).rejects.toMatchObject({ status: 404 });
      await expect(objects.stage(key, inChunks(Buffer.from('x')), 1)).rejects.toMatchObject({ status: 404 });
    }
  });
});
