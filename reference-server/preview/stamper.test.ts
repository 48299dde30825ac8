import { ApiProblem } from '#core/desk/errors.ts';
import { createDiskObjects } from '#server/storage/objects/disk-objects.ts';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStamper, type PreviewStamper, type PreviewStamperOptions } from './stamper.ts';
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

async function stamperWith(options: Partial<PreviewStamperOptions> = {}) {
  const objects = await createDiskObjects(dataDir);
  stamper = await createStamper({
    dataDir,
    pathOf: objects.pathOf,
    warn: (message) => warnings.push(message),
    processes: 2,
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
  it('are stamped in another process, and can be read whole and in ranges', async () => {
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
    expect(await stamper.stamp(await store('locked', await encryptedPdf('secret')), mark)).toBeNull();
    expect(await stamper.stamp(await store('text', Buffer.from('hello'), 'text/plain'), mark)).toBeNull();
    expect(warnings).toHaveLength(2);
    expect(await previewFiles()).toBe(0);
  });

  it('are given up when they take too long, and nothing of them is left', async () => {
    const { store } = await stamperWith({ timeLimit: 1 });
    // On a machine that is busy with other things that is no verdict on the file.
    const given = await stamper.stamp(await store('plan', await plainPdf(1)), mark).catch((error: unknown) => error);
    expect([null, 503]).toContain(given instanceof ApiProblem ? given.status : given);
    expect(warnings).toHaveLength(1);
    expect(await previewFiles()).toBe(0);
  });

  it('that cannot be made are refused at once to every reader, whatever the object is called', async () => {
    const { store } = await stamperWith();
    const bytes = Buffer.from('%PDF-1.4 and nothing more');
    expect(await stamper.stamp(await store('one', bytes), mark)).toBeNull();
    await stamper.close();
    // No process is left that could try.
    expect(await stamper.stamp(await store('other', bytes), { ...mark, email: 'bob@example.com' })).toBeNull();
  });

  it('are answered to whoever waits before the connection would be cut, and are there for the next who asks', async () => {
    const { store } = await stamperWith({ patience: 0 });
    const object = await store('plan', await plainPdf(1));
    await expect(stamper.stamp(object, mark)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
    await vi.waitFor(async () => expect((await stamper.stamp(object, mark))?.isMarked).toBe(true), { timeout: 20_000 });
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
    const { store } = await stamperWith();
    const object = await store('plan', await plainPdf(1));
    await rm(path.join(dataDir, 'previews'), { recursive: true });
    await expect(stamper.stamp(object, mark)).rejects.toMatchObject({ status: 503 });
    await mkdir(path.join(dataDir, 'previews'));
    expect(await stamper.stamp(object, mark)).toMatchObject({ isMarked: true });
  });

  it('of bytes that are gone or damaged fail, and nothing is remembered of the sound ones', async () => {
    const { store, objects } = await stamperWith();
    const object = await store('plan', await plainPdf(1));
    const sound = await readFile(objects.pathOf('plan'));
    await rm(objects.pathOf('plan'));
    await expect(stamper.stamp(object, mark)).rejects.toMatchObject({ status: 500 });
    await writeFile(objects.pathOf('plan'), sound.subarray(0, 100));
    await expect(stamper.stamp(object, mark)).rejects.toMatchObject({ status: 500 });
    await writeFile(objects.pathOf('plan'), sound);
    expect(await stamper.stamp(object, mark)).toMatchObject({ isMarked: true });
  });
});
