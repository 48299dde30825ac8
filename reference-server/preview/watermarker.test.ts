import { ApiProblem, CallerGone } from '#core/call/errors.ts';
import { isDeep } from '#server/testing/deep.ts';
import { createDiskObjects } from '#server/storage/objects/disk-objects.ts';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFilePool, type FilePoolLimits } from '../pool/create-pool.ts';
import type { FilePool, PoolResult, PoolTicket } from '../pool/file-pool.ts';
import { createWatermarker, type PreviewWatermarker, type PreviewWatermarkerOptions } from './watermarker.ts';
import { encryptedPdf, plainPdf } from './testing/awkward-pdfs.ts';
import { readPdf } from './testing/pdf-reader.ts';

const mark = { email: 'ann@example.com', time: '2026-01-02T03:05:00.000Z' };

let dataDir: string;
let pool: FilePool;
let watermarker: PreviewWatermarker;
let warnings: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'watermarker-'));
  warnings = [];
});

afterEach(async () => {
  pool.close();
  await watermarker.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function watermarkerWith(options: Partial<PreviewWatermarkerOptions & FilePoolLimits> = {}) {
  const objects = await createDiskObjects(dataDir);
  pool = createFilePool({ processes: 2, ...options });
  watermarker = await createWatermarker({
    dataDir,
    pool,
    fileOf: objects.fileOf,
    warn: (message) => warnings.push(message),
    ...options,
  });
  return {
    store: async (key: string, bytes: Uint8Array, type = 'application/pdf') => {
      const staged = await objects.stage(
        key,
        (async function* () {
          yield await Promise.resolve(bytes);
        })(),
        bytes.length,
      );
      await staged.commit();
      return { key, sha256: staged.sha256, size: staged.size, type };
    },
    objects,
  };
}

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const previewFiles = async () => (await readdir(path.join(dataDir, 'previews'))).length;

describe('previews', () => {
  it('are watermarked in another process, and can be read whole and in ranges', async () => {
    const { store } = await watermarkerWith();
    const object = await store('plan', await plainPdf(2));
    const watermarked = await watermarker.watermark(object, mark);
    const whole = await bytesOf(await watermarked!.open());
    expect(whole.length).toBe(watermarked!.size);
    expect(watermarked!.isMarked).toBe(true);
    expect(watermarked!.etag).toBe(createHash('sha256').update(whole).digest('hex'));
    expect(
      Buffer.compare(await bytesOf(await watermarked!.open({ start: 10, end: 99 })), whole.subarray(10, 100)),
    ).toBe(0);
    for (const page of await readPdf(whole)) expect(page.text).toContain(mark.email);
  });

  it('are made once for simultaneous requests, and kept for later ones', async () => {
    const { store } = await watermarkerWith();
    const object = await store('plan', await plainPdf(1));
    const all = await Promise.all(Array.from({ length: 8 }, () => watermarker.watermark(object, mark)));
    expect(new Set(all).size).toBe(1);
    expect(await watermarker.watermark(object, mark)).toBe(all[0]);
    expect(await previewFiles()).toBe(1);
  });

  it.runIf(isDeep)('are the same bytes when they are made again', async () => {
    const { store } = await watermarkerWith({ cacheBytes: 1 });
    const object = await store('plan', await plainPdf(1));
    const first = await watermarker.watermark(object, mark);
    await watermarker.watermark(object, { ...mark, email: 'bob@example.com' });
    const again = await watermarker.watermark(object, mark);
    expect(again).not.toBe(first);
    expect(again!.etag).toBe(first!.etag);
  });

  it('are never shared between readers or moments', async () => {
    const { store } = await watermarkerWith();
    const object = await store('plan', await plainPdf(1));
    const watermarked = await Promise.all([
      watermarker.watermark(object, mark),
      watermarker.watermark(object, { ...mark, email: 'bob@example.com' }),
      watermarker.watermark(object, { ...mark, time: '2026-01-02T03:10:00.000Z' }),
    ]);
    expect(new Set(watermarked.map((content) => content!.etag)).size).toBe(3);
    const [, bobs] = await Promise.all(
      watermarked.map(async (content) => readPdf(await bytesOf(await content!.open()))),
    );
    expect(bobs![0]!.text).not.toContain(mark.email);
  });

  it('that no caller awaits any more are made for the next request', async () => {
    const waiting = vi.fn((): PoolTicket => {
      let settle: (result: PoolResult) => void = () => undefined;
      const result = new Promise<PoolResult>((resolve) => (settle = resolve));
      return { result, setWanted: (isWanted) => isWanted || settle({ outcome: 'busy', reason: 'nobody waits' }) };
    });
    const { store } = await watermarkerWith({ pool: { add: waiting } });
    const object = await store('plan', await plainPdf(1));
    for (const times of [1, 2]) {
      const leaving = new AbortController();
      const pending = watermarker.watermark(object, mark, leaving.signal);
      await vi.waitFor(() => expect(waiting).toHaveBeenCalledTimes(times));
      leaving.abort();
      await expect(pending).rejects.toBeInstanceOf(CallerGone);
    }
  });

  it('are not begun for callers who have gone already', async () => {
    const add = vi.fn<FilePool['add']>();
    const { store } = await watermarkerWith({ pool: { add } });
    const object = await store('plan', await plainPdf(1));
    await expect(watermarker.watermark(object, mark, AbortSignal.abort())).rejects.toBeInstanceOf(CallerGone);
    await watermarker.close();
    expect(add).not.toHaveBeenCalled();
  });

  it('are refused for files that cannot be watermarked, and the reason is logged', async () => {
    const { store } = await watermarkerWith();
    expect(await watermarker.watermark(await store('locked', await encryptedPdf('secret')), mark)).toBeNull();
    expect(await watermarker.watermark(await store('text', Buffer.from('no picture'), 'image/png'), mark)).toBeNull();
    expect(warnings).toHaveLength(2);
    expect(await previewFiles()).toBe(0);
  });

  it.runIf(isDeep)('are given up when they take too long, and nothing of them is left', async () => {
    const { store } = await watermarkerWith({ timeLimit: 1 });
    // On a busy machine, this is no verdict on the file.
    const given = await watermarker
      .watermark(await store('plan', await plainPdf(1)), mark)
      .catch((error: unknown) => error);
    expect([null, 503]).toContain(given instanceof ApiProblem ? given.status : given);
    expect(warnings).toHaveLength(1);
    expect(await previewFiles()).toBe(0);
  });

  it('that cannot be made are refused at once to every reader, whatever the object is called', async () => {
    const { store } = await watermarkerWith();
    const bytes = Buffer.from('%PDF-1.4 and nothing more');
    expect(await watermarker.watermark(await store('one', bytes), mark)).toBeNull();
    pool.close();
    // Works without a process.
    expect(await watermarker.watermark(await store('other', bytes), { ...mark, email: 'bob@example.com' })).toBeNull();
  });

  it('that one encoding cannot read are made with another', async () => {
    const { store } = await watermarkerWith();
    const object = await store('text', Buffer.from('\ufeffName', 'utf16le'), 'text/plain');
    expect(await watermarker.watermark(object, { ...mark, encoding: 'windows-1252' })).toBeNull();
    expect(await watermarker.watermark(object, mark)).toMatchObject({ isMarked: true });
  });

  it.runIf(isDeep)(
    'are answered 503 before the connection would be cut, and are ready for the next request',
    async () => {
      const { store } = await watermarkerWith({ timeout: 0 });
      const object = await store('plan', await plainPdf(1));
      await expect(watermarker.watermark(object, mark)).rejects.toMatchObject({
        status: 503,
        headers: { 'Retry-After': '10' },
      });
      await vi.waitFor(async () => expect((await watermarker.watermark(object, mark))?.isMarked).toBe(true), {
        timeout: 20_000,
      });
    },
  );

  it.runIf(isDeep)('take no more room than they are given, and the newest stays', async () => {
    const { store } = await watermarkerWith({ cacheBytes: 25_000 });
    const object = await store('plan', await plainPdf(1));
    const times = ['00', '05', '10', '15', '20'].map((minute) => `2026-01-02T03:${minute}:00.000Z`);
    for (const time of times) await watermarker.watermark(object, { ...mark, time });
    const last = await watermarker.watermark(object, { ...mark, time: times[4]! });
    expect(await previewFiles()).toBeLessThan(4);
    expect((await bytesOf(await last!.open())).length).toBe(last!.size);
  });

  it.runIf(isDeep)('do not outlive the server', async () => {
    const { store } = await watermarkerWith();
    await watermarker.watermark(await store('plan', await plainPdf(1)), mark);
    pool.close();
    await watermarker.close();
    await watermarkerWith();
    expect(await previewFiles()).toBe(0);
  });

  it.runIf(isDeep)('fail without a verdict when the machine is the trouble', async () => {
    const { store } = await watermarkerWith();
    const object = await store('plan', await plainPdf(1));
    await rm(path.join(dataDir, 'previews'), { recursive: true });
    await expect(watermarker.watermark(object, mark)).rejects.toMatchObject({ status: 503 });
    await mkdir(path.join(dataDir, 'previews'));
    expect(await watermarker.watermark(object, mark)).toMatchObject({ isMarked: true });
  });

  it.runIf(isDeep)('of bytes that are gone or damaged fail, and nothing is remembered of the sound ones', async () => {
    const { store, objects } = await watermarkerWith();
    const object = await store('plan', await plainPdf(1));
    const sound = await readFile(objects.pathOf('plan'));
    await rm(objects.pathOf('plan'));
    await expect(watermarker.watermark(object, mark)).rejects.toMatchObject({ status: 500 });
    await writeFile(objects.pathOf('plan'), sound.subarray(0, 100));
    await expect(watermarker.watermark(object, mark)).rejects.toMatchObject({ status: 500 });
    await writeFile(objects.pathOf('plan'), sound);
    expect(await watermarker.watermark(object, mark)).toMatchObject({ isMarked: true });
  });
});
