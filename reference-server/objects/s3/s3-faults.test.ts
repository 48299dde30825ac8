import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ByteSource } from '#core/ports/objects.ts';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import type { OpenedObjects } from '../opened-objects.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '../testing/fault-proxy.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import { openBucket } from './open-bucket.ts';

const MB = 1024 * 1024;

let dataDir: string;
let server: S3Server;
let proxy: FaultProxy;
let opened: OpenedObjects;
let warnings: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bucket-'));
  server = await startS3Server();
  for (const [name, value] of Object.entries(server.environment)) vi.stubEnv(name, value);
  proxy = await startFaultProxy(server.endpoint);
  warnings = [];
  opened = await openBucket(
    dataDir,
    { ...server.settings, endpoint: proxy.endpoint },
    { warn: (message) => void warnings.push(message), timeout: 5000, stall: 1000 },
  );
  proxy.log.length = 0;
});

afterEach(async () => {
  await opened.close();
  await proxy.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const fingerprint = (bytes: Buffer) => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const inChunks = (bytes: Buffer, size = 60_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  );

/** The bytes before the end or the fault. */
async function read(source: ByteSource): Promise<{ bytes: Buffer; error: unknown }> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of source) parts.push(part);
    return { bytes: Buffer.concat(parts), error: null };
  } catch (error) {
    return { bytes: Buffer.concat(parts), error };
  }
}

async function store(key: string, bytes: Buffer): Promise<boolean> {
  return (await opened.objects.stage(key, inChunks(bytes), bytes.length)).commit();
}

const open = (key: string, bytes: Buffer, range?: { start: number; end: number }) =>
  opened.objects.open(key, range, fingerprint(bytes));

/** Fails the first `count` matching requests. */
function failing(count: number, matches: RegExp, fault: Fault): void {
  let left = count;
  proxy.fault = ({ method, url }) => {
    if (left === 0 || !matches.test(`${method} ${url.pathname}${url.search}`)) return null;
    left -= 1;
    return fault;
  };
}

const PUT = /^PUT .*\/key\?x-id=PutObject$/;
const PART = /^PUT .*\/key.*partNumber=2/;
const COMPLETE = /^POST .*\/key.*uploadId=/;
const GET = /^GET .*\/key/;
const objectsThere = async () =>
  (await readdir(path.join(server.folder, 'strongroom'), { recursive: true })).filter((name) =>
    name.endsWith('_object'),
  );

describe('an upload', () => {
  it.each(
    casesOf([
      ['is cut in the middle', { cutRequestAfter: 400_000 }],
      ['is asked to slow down', { status: 503, code: 'SlowDown' }],
      ['meets an error of the store', { status: 500, code: 'InternalError' }],
      ['is done without an answer', 'lose the answer'],
      ['meets silence', 'say nothing'],
    ] satisfies [string, Fault][]),
  )('that %s is tried again, and is whole', async (_, fault) => {
    const small = randomBytes(900_000);
    failing(1, PUT, fault);
    expect(await store('key', small)).toBe(true);
    expect((await read(await open('key', small))).bytes.equals(small)).toBe(true);
    await opened.objects.delete('key');
    const large = randomBytes(17 * MB);
    failing(1, PART, fault);
    expect(await store('key', large)).toBe(true);
    expect((await read(await open('key', large))).bytes.equals(large)).toBe(true);
  });

  it.each(
    casesOf([
      ['PutObject', PUT, 100_000],
      ['UploadPart', PART, 20 * MB],
      ['CompleteMultipartUpload', COMPLETE, 9 * MB],
    ] as const),
  )('for which %s fails for good is 503 with Retry-After, and leaves nothing', async (_, request, size) => {
    const bytes = randomBytes(size);
    failing(Infinity, request, { status: 503, code: 'SlowDown' });
    await expect(store('key', bytes)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
    expect(await objectsThere()).toEqual([]);
    expect(proxy.log.filter((line) => request.test(line))).toHaveLength(4);
    proxy.fault = () => null;
    expect(await store('key', bytes)).toBe(true);
    expect((await read(await open('key', bytes))).bytes.equals(bytes)).toBe(true);
  });

  it('aborts uploads that it does not complete', async () => {
    const staged = await opened.objects.stage('key', inChunks(randomBytes(9 * MB)), 9 * MB);
    await staged.discard();
    const broken = async function* () {
      yield await Promise.resolve(Buffer.alloc(9 * MB));
      throw new Error('the caller went away');
    };
    await expect(opened.objects.stage('key', broken(), 10 * MB)).rejects.toThrow('the caller went away');
    expect(proxy.log.filter((line) => /^DELETE .*\/key.*uploadId=/.test(line))).toHaveLength(2);
  });

  it('sends nothing of the caller after a refusal of the caller', async () => {
    await expect(opened.objects.stage('key', inChunks(Buffer.alloc(101)), 100)).rejects.toMatchObject({ status: 413 });
    expect(proxy.log).toEqual([]);
  });

  it('keeps only a few of many parts in memory', async () => {
    let running = 0;
    let most = 0;
    const gates: (() => void)[] = [];
    const slow = async function* () {
      yield await Promise.resolve(Buffer.alloc(300 * 1024));
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => gates.push(resolve));
      running -= 1;
    };
    const all = Array.from({ length: 40 }, (_, at) => opened.objects.stage(`slow-${at}`, slow(), MB));
    await expect.poll(() => gates.length).toBe(24);
    for (const [at, staging] of all.entries()) {
      await expect.poll(() => gates.length).toBeGreaterThan(at);
      gates[at]?.();
      await (await staging).discard();
    }
    expect(most).toBe(24);
  });
});

describe('a download', () => {
  it.each(
    casesOf([
      ['is cut in the middle', { cutAnswerAfter: 700_000 }],
      ['is asked to slow down', { status: 503, code: 'SlowDown' }],
      ['meets silence', 'say nothing'],
    ] satisfies [string, Fault][]),
  )('that %s continues where it stopped', async (_, fault) => {
    const bytes = randomBytes(3 * MB);
    await store('key', bytes);
    failing(2, GET, fault);
    const { bytes: came, error } = await read(await open('key', bytes));
    expect([error, came.equals(bytes)]).toEqual([null, true]);
    failing(2, GET, fault);
    const part = await read(await open('key', bytes, { start: 600_000, end: 2 * MB }));
    expect([part.error, part.bytes.equals(bytes.subarray(600_000, 2 * MB + 1))]).toEqual([null, true]);
    failing(2, GET, fault);
    const unsure = await read(await opened.objects.open('key'));
    expect([unsure.error, unsure.bytes.equals(bytes)]).toEqual([null, true]);
  });

  it.runIf(isDeep)('that is cut again and again ends, without a wrong byte', async () => {
    const bytes = randomBytes(3 * MB);
    await store('key', bytes);
    expect((await read(await open('key', bytes))).error).toBeNull();
    proxy.fault = ({ method }) => (method === 'GET' ? { cutAnswerAfter: 10 } : null);
    await expect(open('key', bytes)).rejects.toMatchObject({ status: 503 });
  });

  it('hands out no wrong byte, wherever it is and whichever part is read', async () => {
    const bytes = randomBytes(2 * MB);
    for (const flip of [0, 600_000, 2 * MB - 1]) {
      await store('key', bytes);
      // Before the first read of these bytes.
      failing(Infinity, GET, { flip });
      await expect(open('key', bytes)).rejects.toMatchObject({ status: 500 });
      proxy.fault = () => null;
      await opened.objects.delete('key');
    }
    await store('key', bytes);
    expect((await read(await open('key', bytes))).bytes.equals(bytes)).toBe(true);
    // Afterwards, only the bytes before the wrong block are sent.
    failing(1, GET, { flip: 600_000 });
    const { bytes: came, error } = await read(await open('key', bytes));
    expect(error).toMatchObject({ name: 'DamagedBytes' });
    expect(came.equals(bytes.subarray(0, 512 * 1024))).toBe(true);
  });

  it('of a replaced object is an error, and is right again with the object', async () => {
    const bytes = randomBytes(2 * MB);
    await store('key', bytes);
    const file = server.fileOf('key');
    const kept = await readFile(file);
    for (const other of [randomBytes(2 * MB), kept.subarray(1), Buffer.alloc(0)]) {
      await writeFile(file, other);
      await rm(`${file}.md5`);
      await expect(open('key', bytes)).rejects.toMatchObject({ status: 500, code: 'internal' });
      await expect(open('key', bytes, { start: 0, end: 9 })).rejects.toMatchObject({ status: 500 });
    }
    await rm(file);
    await expect(open('key', bytes)).rejects.toMatchObject({ status: 500 });
    await writeFile(file, kept);
    await rm(`${file}.md5`, { force: true });
    expect((await read(await open('key', bytes))).bytes.equals(bytes)).toBe(true);
  });

  it('requests only the range once the digests are known', async () => {
    const bytes = randomBytes(4 * MB);
    await store('key', bytes);
    await read(await open('key', bytes, { start: 0, end: 0 }));
    const ranges: unknown[] = [];
    proxy.fault = ({ headers }) => {
      ranges.push(headers.range);
      return null;
    };
    await read(await open('key', bytes, { start: MB + 5, end: MB + 10 }));
    expect(ranges).toEqual([`bytes=${MB}-${MB + MB / 2 - 1}`]);
  });

  it('that is not read to its end keeps no connection', async () => {
    const bytes = randomBytes(8 * MB);
    await store('key', bytes);
    await read(await open('key', bytes, { start: 0, end: 0 }));
    for (let at = 0; at < 20; at += 1) {
      const source = await open('key', bytes);
      source.destroy?.();
    }
    await expect.poll(() => proxy.open()).toBeLessThan(5);
  });
});

describe('a bucket that is away', () => {
  it('is 503 for everything, is reported once, and works again without a restart', async () => {
    const bytes = randomBytes(2 * MB);
    await store('key', bytes);
    expect(await opened.probe()).toBeNull();
    await proxy.goAway();
    expect(await opened.probe()).toBe('objects-away');
    await expect(store('other', bytes)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
    await expect(open('key', bytes)).rejects.toMatchObject({ status: 503 });
    await expect(opened.objects.open('key')).rejects.toMatchObject({ status: 503 });
    await expect(opened.objects.size('key')).rejects.toMatchObject({ status: 503 });
    await expect(opened.objects.delete('key')).rejects.toMatchObject({ status: 503 });
    await expect(opened.fileOf({ key: 'key', ...fingerprint(bytes) })).rejects.toMatchObject({ status: 503 });
    await expect(opened.sweep(new Date())).rejects.toMatchObject({ status: 503 });
    await proxy.comeBack();
    expect(await opened.probe()).toBeNull();
    expect((await read(await open('key', bytes))).bytes.equals(bytes)).toBe(true);
    expect(await store('other', bytes)).toBe(true);
    expect(warnings).toEqual([
      expect.stringContaining('strongroom does not'),
      expect.stringContaining('answers again'),
    ]);
  });

  it('and silent refuses calls at once after a few seconds, and works again by itself', async () => {
    const messages: string[] = [];
    const settings = { ...server.settings, endpoint: proxy.endpoint };
    const silent = await openBucket(path.join(dataDir, 'other'), settings, {
      warn: (message) => void messages.push(message),
    });
    const bytes = randomBytes(1000);
    await store('key', bytes);
    proxy.fault = () => 'say nothing';
    const away = { status: 503, headers: { 'Retry-After': '10' } };
    await expect(silent.objects.size('key')).rejects.toMatchObject(away);
    const requests = () => proxy.log.filter((line) => line.includes('/key')).length;
    const before = requests();
    await expect(silent.objects.size('key')).rejects.toMatchObject(away);
    await expect(silent.objects.open('key')).rejects.toMatchObject(away);
    const staged = await silent.objects.stage('key', inChunks(bytes), bytes.length);
    await expect(staged.commit()).rejects.toMatchObject(away);
    expect(requests()).toBe(before);
    expect(await silent.probe()).toBe('objects-away');
    proxy.fault = () => null;
    await expect.poll(() => silent.objects.size('key').catch(() => null), { timeout: 10_000 }).toBe(bytes.length);
    expect(messages).toEqual([
      'The bucket strongroom does not do what it is asked: no answer in time',
      'The bucket strongroom answers again',
    ]);
    await silent.close();
  }, 30_000);

  it('is not taken for an empty one', async () => {
    const bytes = randomBytes(1000);
    await store('key', bytes);
    const folder = path.join(server.folder, 'strongroom');
    await rename(folder, `${folder}-away`);
    await expect(open('key', bytes)).rejects.toMatchObject({ status: 503 });
    await expect(opened.objects.size('key')).rejects.toMatchObject({ status: 503 });
    expect(await opened.probe()).toBe('objects-away');
    await rename(`${folder}-away`, folder);
    expect((await read(await open('key', bytes))).bytes.equals(bytes)).toBe(true);
  });

  it('may be away when the server starts', async () => {
    await proxy.goAway();
    const later = await openBucket(
      path.join(dataDir, 'other'),
      { ...server.settings, endpoint: proxy.endpoint },
      { timeout: 2000 },
    );
    expect(await later.probe()).toBe('objects-away');
    const staged = await later.objects.stage('key', inChunks(Buffer.from('bytes')), 5);
    await expect(staged.commit()).rejects.toMatchObject({ status: 503 });
    await proxy.comeBack();
    expect(await (await later.objects.stage('key', inChunks(Buffer.from('bytes')), 5)).commit()).toBe(true);
    await later.close();
  });

  it('prevents the start where it refuses, and names what to change', async () => {
    const start = (change: object) => openBucket(path.join(dataDir, 'other'), { ...server.settings, ...change });
    const mistake = (words: RegExp) =>
      expect.objectContaining({ name: 'SettingsError', message: expect.stringMatching(words) as string }) as Error;
    await expect(start({ bucket: 'another' })).rejects.toEqual(mistake(/^OBJECTS_URL .*another, and there is none/));
    proxy.fault = () => ({ status: 403, code: 'SignatureDoesNotMatch' });
    await expect(start({ endpoint: proxy.endpoint })).rejects.toEqual(mistake(/^OBJECTS_URL .*these keys do not open/));
    proxy.fault = () => ({ status: 301, code: 'PermanentRedirect' });
    await expect(start({ endpoint: proxy.endpoint })).rejects.toEqual(mistake(/^OBJECTS_URL .*in another region/));
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', undefined);
    vi.stubEnv('AWS_CONFIG_FILE', path.join(dataDir, 'none'));
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', path.join(dataDir, 'none'));
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    vi.stubEnv('AWS_REGION', undefined);
    vi.stubEnv('AWS_DEFAULT_REGION', undefined);
    await expect(start({})).rejects.toEqual(mistake(/^OBJECTS_URL needs keys: set AWS_ACCESS_KEY_ID/));
    await expect(start({ region: null, endpoint: null })).rejects.toEqual(mistake(/^OBJECTS_URL names no region/));
  });

  it('does not log its secret', async () => {
    proxy.fault = () => ({ status: 403, code: 'SignatureDoesNotMatch' });
    const error: unknown = await opened.objects.open('key').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 503 });
    const text = [...warnings, JSON.stringify(error), String((error as Error).cause)].join('\n');
    expect(text).toContain('SignatureDoesNotMatch');
    expect(text).not.toMatch(/AWS4-HMAC|Credential=|S3RVER/);
  });

  it('whose store cannot list uploads has none to end', async () => {
    expect(await opened.sweep(new Date())).toBe(0);
  });
});

describe('a store with conditional writes', () => {
  /** Refuses like a store with conditional writes. */
  const knowing = async () => {
    const { existsSync } = await import('node:fs');
    proxy.fault = ({ method, url, headers }) => {
      const key = url.pathname.split('/').at(-1) ?? '';
      const isWriting = method === 'PUT' || method === 'POST';
      return isWriting && headers['if-none-match'] === '*' && existsSync(server.fileOf(key))
        ? { status: 412, code: 'PreconditionFailed' }
        : null;
    };
  };

  it('checks no key beforehand, and never replaces an existing object', async () => {
    await knowing();
    for (const size of [1000, 9 * MB]) {
      const bytes = randomBytes(size);
      expect(await store(`key-${size}`, bytes)).toBe(true);
      expect(proxy.log.filter((line) => line.startsWith('HEAD'))).toEqual([]);
      expect(await store(`key-${size}`, randomBytes(size))).toBe(false);
      expect((await read(await open(`key-${size}`, bytes))).bytes.equals(bytes)).toBe(true);
      proxy.log.length = 0;
    }
  });

  it("does not confuse an upload whose first answer was lost with another's", async () => {
    await knowing();
    await store('first', Buffer.from('the store is known'));
    const refuses = proxy.fault;
    let isLost = false;
    proxy.fault = (request) => {
      if (!isLost && request.method === 'PUT' && request.url.pathname.endsWith('/key')) {
        isLost = true;
        return 'lose the answer';
      }
      return refuses(request);
    };
    const bytes = randomBytes(1000);
    expect(await store('key', bytes)).toBe(true);
    expect(proxy.log.filter((line) => PUT.test(line))).toHaveLength(2);
  });
});
