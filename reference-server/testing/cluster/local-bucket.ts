// An S3-compatible store on this machine, in this process, with a bucket in a folder.
import { mkdir } from 'node:fs/promises';
import S3rver from 's3rver';

export interface LocalBucket {
  /** As OBJECTS_URL says it. */
  url: string;
  /** The environment variables that let in. */
  credentials: Record<string, string>;
  close(): Promise<void>;
}

/** The only ones that it knows. */
const KEY = 'S3RVER';

export async function startBucket(folder: string): Promise<LocalBucket> {
  await mkdir(folder, { recursive: true });
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'strongroom', configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: `s3://strongroom?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1&pathStyle=true`,
    credentials: { AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY },
    close: () => server.close(),
  };
}
