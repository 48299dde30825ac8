// Differences of another S3 server. Runs in the long round, where it is installed.
import {
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { once } from '#core/store/memory-objects.ts';
import { isDeep } from '#server/testing/deep.ts';
import { startFaultProxy } from '../testing/fault-proxy.ts';
import { missingForSwift, startSwift, type SwiftServer } from '../testing/swift-server.ts';
import { Bucket } from './bucket.ts';
import { tryConditions } from './conditional-writes.ts';
import { ObjectReader } from './object-reader.ts';
import { createS3Objects } from './s3-objects.ts';
import { sweepUploads } from './sweep-uploads.ts';

const missing = missingForSwift();
const MB = 1024 * 1024;
const DAY = 24 * 60 * 60_000;

it.runIf(isDeep && missing !== null)('OpenStack Swift would be tried as well', ({ skip }) => {
  skip(`it is not installed here: ${missing} is missing`);
});

describe.runIf(isDeep && missing === null)('OpenStack Swift', () => {
  let swift: SwiftServer;
  let bucket: Bucket;

  beforeAll(async () => {
    swift = await startSwift();
    for (const [name, value] of Object.entries(swift.environment)) vi.stubEnv(name, value);
    bucket = new Bucket(swift.settings);
  }, 120_000);

  afterAll(async () => {
    bucket.close();
    await swift.close();
    vi.unstubAllEnvs();
  });

  const uploads = async () => {
    const listed = await bucket.send(new ListMultipartUploadsCommand({ Bucket: bucket.name, Prefix: bucket.prefix }));
    return (listed.Uploads ?? []).map(({ Key }) => Key);
  };

  it('supports conditional writes of multipart uploads, and refuses those of whole objects', async () => {
    expect(await tryConditions(bucket)).toEqual({ ofWholes: false, ofParts: true });
  });

  it('admits no wrong keys, and reports that', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a wrong one');
    const stranger = new Bucket(swift.settings);
    expect(await stranger.mistake()).toContain('these keys do not open');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', swift.environment['AWS_SECRET_ACCESS_KEY']);
    expect(await bucket.mistake()).toBeNull();
    stranger.close();
  });

  it('keeps nothing of an abandoned multipart upload', async () => {
    const bytes = randomBytes(17 * MB);
    const staged = await createS3Objects(bucket).stage('let-go', once(bytes), bytes.length);
    expect(await uploads()).toEqual(['rooms/let-go']);
    await staged.discard();
    expect(await uploads()).toEqual([]);
  });

  it('ends what a dead server left of uploads a day later, and no upload of others', async () => {
    const begin = (Key: string) => bucket.send(new CreateMultipartUploadCommand({ Bucket: bucket.name, Key }));
    await begin('rooms/left');
    await begin('rooms/left-too');
    await begin('rooms/not/ours');
    await begin('others/left');
    const now = new Date();
    expect(await sweepUploads(bucket, new Date(now.getTime() + DAY - 60_000))).toBe(0);
    expect(await sweepUploads(bucket, new Date(now.getTime() + DAY + 60_000))).toBe(2);
    expect(await uploads()).toEqual(['rooms/not/ours']);
    expect(await sweepUploads(bucket, new Date(now.getTime() + 2 * DAY))).toBe(0);
  });

  it('continues an interrupted download only if the object is still the same', async () => {
    const proxy = await startFaultProxy(swift.settings.endpoint ?? '');
    const through = new Bucket({ ...swift.settings, endpoint: proxy.endpoint });
    const bytes = randomBytes(3 * MB);
    const put = (Body: Buffer) => bucket.send(new PutObjectCommand({ ...bucket.at('read'), Body }));
    let cuts = 0;
    proxy.fault = ({ method }) => (method === 'GET' && cuts-- > 0 ? { cutAnswerAfter: 700_000 } : null);
    try {
      await put(bytes);
      for (const isReplaced of [false, true]) {
        cuts = 1;
        const reader = new ObjectReader(through, 'read');
        await reader.begin({ start: 0, end: Infinity });
        const first = await reader.read(MB / 2);
        if (isReplaced) await put(randomBytes(bytes.length));
        const rest = reader.read(3 * MB);
        if (isReplaced) await expect(rest).rejects.toMatchObject({ status: 503 });
        else expect(Buffer.concat([first, await rest]).equals(bytes)).toBe(true);
        reader.close();
      }
    } finally {
      through.close();
      await proxy.close();
    }
  });

  it('ignores a checksum that is sent along, and stores none', async () => {
    const Body = Buffer.from('bytes');
    const wrong = createHash('sha256').update('others').digest('base64');
    await bucket.send(new PutObjectCommand({ ...bucket.at('wrong'), Body, ChecksumSHA256: wrong }));
    const head = await bucket.send(new HeadObjectCommand(bucket.at('wrong')));
    expect(head).toMatchObject({ ContentLength: 5 });
    expect(head.ChecksumSHA256).toBeUndefined();
  });
});
