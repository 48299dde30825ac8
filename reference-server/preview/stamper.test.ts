import { createDiskObjects } from '#server/storage/disk-objects.ts';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStamper, type PreviewStamper } from './stamper.ts';
import { encryptedPdf, plainPdf } from './testing/awkward-pdfs.ts';
import { readPdf } from './testing/pdf-reader.ts';

const mark = { email: 'ann@example.com', time: '2026-01-02T03:05:00.000Z' };

let dataDir: string;
let stamper: PreviewStamper;
let warnings: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'stamper-'));
  warnings = [];
});

afterEach(async () => {
  await stamper.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function stamperWith(options: { timeLimit?: number; cacheBytes?: number } = {}) {
  const objects = await createDiskObjects(dataDir);
  stamper = await createStamper({
    dataDir,
    pathOf: objects.pathOf,
    warn: (message) => warnings.push(message),
    threads: 2,
    ...options,
  });
  return {
    store: async (key: string, bytes: Uint8Array, type = 'application/pdf') => {
      const staged = await objects.stage(
        (async function* () {
          yield await Promise.resolve(bytes);
        })(),
        bytes.length,
      );
      await staged.commit(key);
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
  it('are stamped on another thread, and can be read whole and in ranges', async () => {
    const { store } = await stamperWith();
    const object = await store('plan', await plainPdf(2));
    const stamped = await stamper.stamp(object, mark);
    const whole = await bytesOf(await stamped!.open());
    expect(whole.length).toBe(stamped!.size);
    expect(stamped!.isMarked).toBe(true);
    expect(stamped!.etag).toBe(createHash('sha256').update(whole).digest('hex'));
    expect(Buffer.compare(await bytesOf(await stamped!.open({ start: 10, end: 99 })), whole.subarray(10, 100))).toBe(0);
    for (const page of await readPdf(whole)) expect(page.text).toContain(mark.email);
  });

  it('are made once for all who ask at the same time, and kept for those who ask later', async () => {
    const { store } = await stamperWith();
    const object = await store('plan', await plainPdf(1));
    const all = await Promise.all(Array.from({ length: 8 }, () => stamper.stamp(object, mark)));
    expect(new Set(all).size).toBe(1);
    expect(await stamper.stamp(object, mark)).toBe(all[0]);
    expect(await previewFiles()).toBe(1);
  });

  it('are the same bytes when they are made again', async () => {
    const { store } = await stamperWith({ cacheBytes: 1 });
    const object = await store('plan', await plainPdf(1));
    const first = await stamper.stamp(object, mark);
    await stamper.stamp(object, { ...mark, email: 'bob@example.com' });
    const again = await stamper.stamp(object, mark);
    expect(again).not.toBe(first);
    expect(again!.etag).toBe(first!.etag);
  });

  it('are never shared between readers or moments', async () => {
    const { store } = await stamperWith();
    const object = await store('plan', await plainPdf(1));
    const stamped = await Promise.all([
      stamper.stamp(object, mark),
      stamper.stamp(object, { ...mark, email: 'bob@example.com' }),
      stamper.stamp(object, { ...mark, time: '2026-01-02T03:10:00.000Z' }),
    ]);
    expect(new Set(stamped.map((content) => content!.etag)).size).toBe(3);
    const [, bobs] = await Promise.all(stamped.map(async (content) => readPdf(await bytesOf(await content!.open()))));
    expect(bobs![0]!.text).not.toContain(mark.email);
  });

  it('are refused for what cannot be stamped, and the reason is told', async () => {
    const { store } = await stamperWith();
    expect(await stamper.stamp(await store('locked', await encryptedPdf('')), mark)).toBeNull();
    expect(await stamper.stamp(await store('text', Buffer.from('hello'), 'text/plain'), mark)).toBeNull();
    expect(warnings).toHaveLength(2);
    expect(await previewFiles()).toBe(0);
  });

  it('are given up when they take too long', async () => {
    const { store } = await stamperWith({ timeLimit: 20 });
    // A thread needs longer than that to start.
    expect(await stamper.stamp(await store('plan', await plainPdf(1)), mark)).toBeNull();
    expect(warnings[0]).toContain('too long');
    expect(await previewFiles()).toBe(0);
  });

  it('take no more room than they are given, and the newest stays', async () => {
    const { store } = await stamperWith({ cacheBytes: 25_000 });
    const object = await store('plan', await plainPdf(1));
    const times = ['00', '05', '10', '15', '20'].map((minute) => `2026-01-02T03:${minute}:00.000Z`);
    for (const time of times) await stamper.stamp(object, { ...mark, time });
    const last = await stamper.stamp(object, { ...mark, time: times[4]! });
    expect(await previewFiles()).toBeLessThan(4);
    expect((await bytesOf(await last!.open())).length).toBe(last!.size);
  });

  it('do not outlive the server', async () => {
    const { store } = await stamperWith();
    await stamper.stamp(await store('plan', await plainPdf(1)), mark);
    await stamper.close();
    await stamperWith();
    expect(await previewFiles()).toBe(0);
  });

  it('fail without a verdict when the machine is the trouble', async () => {
    await stamperWith();
    const gone = { key: 'gone', sha256: 'x', size: 1, type: 'application/pdf' };
    await expect(stamper.stamp(gone, mark)).rejects.toMatchObject({ status: 503 });
  });
});
