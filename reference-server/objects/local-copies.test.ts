import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeUnavailable } from '#core/call/errors.ts';
import type { ByteSource } from '#core/ports/objects.ts';
import { MemoryObjects, once } from '#core/store/memory-objects.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { openLocalCopies, type LocalCopies } from './local-copies.ts';

let parent: string;
let folder: string;
let memory: MemoryObjects;
let copies: LocalCopies;
let fetched: string[];

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'copies-'));
  folder = path.join(parent, 'copies');
  memory = new MemoryObjects(sha256);
  fetched = [];
  await reopen();
});

afterEach(async () => {
  await copies.close();
  await rm(parent, { recursive: true, force: true });
});

const reopen = async (room?: number) => {
  const open = (key: string): Promise<ByteSource> => {
    fetched.push(key);
    return memory.open(key);
  };
  copies = await openLocalCopies({ folder, objects: { open }, ...(room === undefined ? {} : { room }) });
};

async function store(key: string, bytes = randomBytes(1000)) {
  await (await memory.stage(key, once(bytes), bytes.length)).commit();
  return { key, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const kept = async () => (await readdir(folder)).length;

describe('copies of objects on this machine', () => {
  it('are fetched once for concurrent and later callers, by their hash', async () => {
    const object = await store('key');
    const all = await Promise.all([1, 2, 3].map(() => copies.fileOf(object)));
    expect(new Set(all.map(({ path: file }) => file)).size).toBe(1);
    for (const { release } of all) release();
    const later = await copies.fileOf({ ...object, key: 'another name' });
    expect(await readFile(later.path)).toEqual(object.bytes);
    expect(fetched).toEqual(['key']);
  });

  it('are never returned with other bytes than they must have', async () => {
    const object = await store('key');
    const other = await store('other');
    await expect(copies.fileOf({ key: 'key', sha256: other.sha256 })).rejects.toMatchObject({ status: 500 });
    await expect(copies.fileOf({ key: 'none', sha256: other.sha256 })).rejects.toMatchObject({ status: 500 });
    expect(await kept()).toBe(0);
    expect(await readFile((await copies.fileOf(other)).path)).toEqual(other.bytes);
    expect(await readFile((await copies.fileOf(object)).path)).toEqual(object.bytes);
  });

  it('that cannot be written here hold no object open', async () => {
    const object = await store('key');
    await rm(folder, { recursive: true });
    await expect(copies.fileOf(object)).rejects.toMatchObject({ status: 503 });
    expect(fetched).toEqual([]);
  });

  it('make room for others when they are not being read, the least recently read first', async () => {
    await copies.close();
    await reopen(2500);
    const [a, b, c] = [await store('a'), await store('b'), await store('c')];
    for (const object of [a, b]) (await copies.fileOf(object)).release();
    (await copies.fileOf(a)).release();
    (await copies.fileOf(c)).release();
    await expect.poll(kept).toBe(2);
    (await copies.fileOf(a)).release();
    expect(fetched).toEqual(['a', 'b', 'c']);
    (await copies.fileOf(b)).release();
    expect(fetched).toEqual(['a', 'b', 'c', 'b']);
  });

  it('stay as long as they are being read, however little room there is', async () => {
    await copies.close();
    await reopen(0);
    const [a, b] = [await store('a'), await store('b')];
    const one = await copies.fileOf(a);
    const same = await copies.fileOf(a);
    const other = await copies.fileOf(b);
    same.release();
    same.release();
    other.release();
    await expect.poll(kept).toBe(1);
    expect(await readFile(one.path)).toEqual(a.bytes);
    one.release();
    await expect.poll(kept).toBe(0);
  });

  it('that a reader found damaged are fetched anew, without taking them from others', async () => {
    const object = await store('key');
    const [one, two] = [await copies.fileOf(object), await copies.fileOf(object)];
    await writeFile(one.path, 'rot');
    one.release(true);
    const fresh = await copies.fileOf(object);
    expect(await readFile(fresh.path)).toEqual(object.bytes);
    expect(await kept()).toBe(2);
    two.release(true);
    await expect.poll(kept).toBe(1);
  });

  it('of equal bytes under two keys, fetched at once, leave one of them', async () => {
    const one = await store('one');
    await store('other', one.bytes);
    const both = await Promise.all([copies.fileOf(one), copies.fileOf({ ...one, key: 'other' })]);
    for (const { path: file, release } of both) {
      expect(await readFile(file)).toEqual(one.bytes);
      release();
    }
    await expect.poll(kept).toBe(1);
    for (const key of ['one', 'other']) copies.forget(key);
    await expect.poll(kept).toBe(0);
  });

  it('name the objects that they were made of', async () => {
    const [one, other] = [await store('one'), await store('other')];
    for (const object of [one, other]) (await copies.fileOf(object)).release();
    expect([...copies.derivedFrom()]).toEqual(['one', 'other']);
    copies.forget('one');
    expect([...copies.derivedFrom()]).toEqual(['other']);
  });

  it('are deleted with their object, once they are not being read', async () => {
    const [object, other] = [await store('key'), await store('other')];
    const one = await copies.fileOf(object);
    (await copies.fileOf(other)).release();
    copies.forget('key');
    expect(await readFile(one.path)).toEqual(object.bytes);
    one.release();
    await expect.poll(kept).toBe(1);
  });

  it('that cannot be fetched now can be later', async () => {
    const object = await store('key');
    const sound = memory.open.bind(memory);
    memory.open = async () => {
      await Promise.resolve();
      throw storeUnavailable();
    };
    await expect(copies.fileOf(object)).rejects.toMatchObject({ status: 503 });
    memory.open = sound;
    expect(await readFile((await copies.fileOf(object)).path)).toEqual(object.bytes);
  });

  it('do not outlive the server', async () => {
    await copies.fileOf(await store('key'));
    await reopen();
    expect(await kept()).toBe(0);
  });
});
