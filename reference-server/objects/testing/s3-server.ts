// An S3 server for tests on a free port, with its own folder. It is s3rver with added conditional writes, aborted
// uploads, and uploads that become visible only when complete, as in every store.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import S3rver from 's3rver';
import type { BucketSettings } from '../../settings/bucket-url.ts';

export interface S3Server {
  settings: BucketSettings;
  /** The environment variables of a client. */
  environment: Record<string, string>;
  /** `http://127.0.0.1:…` */
  endpoint: string;
  /** The file with the bytes of an object. */
  fileOf(key: string): string;
  folder: string;
  close(): Promise<void>;
}

const environment = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export async function startS3Server(prefix = 'rooms/objects/'): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: 'strongroom' }],
  });
  makeAtomic(server);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { bucket: 'strongroom', prefix, region: 'us-east-1', endpoint, isPathStyle: true },
    environment,
    endpoint,
    folder,
    fileOf: (key) => path.join(folder, 'strongroom', `${prefix}${key}._S3rver_object`),
    async close() {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function makeAtomic({ store }: S3rver): void {
  const receive = async (file: string, content: AsyncIterable<Uint8Array>) => {
    await mkdir(path.dirname(file), { recursive: true });
    const temporary = path.join(store.rootDirectory, `.${randomUUID()}`);
    const hash = createHash('md5');
    let size = 0;
    await pipeline(
      content,
      async function* (bytes: AsyncIterable<Uint8Array>) {
        for await (const piece of bytes) {
          hash.update(piece);
          size += piece.length;
          yield piece;
        }
      },
      createWriteStream(temporary),
    );
    return { size, md5: hash.digest('hex'), appear: () => rename(temporary, file) };
  };
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const { size, md5, appear } = await receive(store.getResourcePath(bucket, key, 'object'), content);
    await store.putMetadata(bucket, key, metadata, md5);
    await appear();
    return { size, md5 };
  };
  store.putPart = async (bucket, uploadId, part, content) => {
    const file = path.join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, part);
    const { size, md5, appear } = await receive(file, content);
    await appear();
    return { size, md5 };
  };
}
