// The parts of s3rver that tests use; it has no types of its own.
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';
  import type { Server } from 'node:http';

  /** An upload in progress. */
  export interface IncomingObject {
    bucket: string;
    key: string;
    content: AsyncIterable<Uint8Array>;
    metadata: Record<string, string>;
  }

  interface FileStore {
    rootDirectory: string;
    getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
    putObject(object: IncomingObject): Promise<{ size: number; md5: string }>;
    putPart(
      bucket: string,
      uploadId: string,
      part: string,
      content: AsyncIterable<Uint8Array>,
    ): Promise<{ size: number; md5: string }>;
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    store: FileStore;
    httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
