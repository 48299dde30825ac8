// `OBJECTS_URL`: the bucket for files; keys and secrets are found like in every AWS tool.
import * as z from 'zod';
import { isLoopback, isOrigin } from './addresses.ts';

export interface BucketSettings {
  bucket: string;
  /** The prefix of all keys: empty, or ending with a slash. */
  prefix: string;
  /** Null uses the configuration of AWS tools (`AWS_REGION`, profiles). */
  region: string | null;
  /** Null for AWS itself. */
  endpoint: string | null;
  /** Whether addresses contain the bucket in the path instead of the host name. */
  isPathStyle: boolean;
}

const parameters = ['endpoint', 'region', 'prefix', 'pathStyle'];

/** The message never repeats the value, which may be a misplaced secret. */
export const bucketUrl = z
  .string()
  .max(2048, 'must be at most 2048 characters long')
  .transform((value, context): BucketSettings => {
    const read = readBucketUrl(value);
    if (typeof read !== 'string') return read;
    context.addIssue({ code: 'custom', message: read });
    return z.NEVER;
  });

/** Parses the address, or returns its fault. */
function readBucketUrl(value: string): BucketSettings | string {
  if (!/^s3:\/\//i.test(value) || !URL.canParse(value)) return 'must look like s3://bucket?endpoint=https://…&region=…';
  const { username, password, hostname, port, pathname, hash, searchParams } = new URL(value);
  if (username !== '' || password !== '')
    return 'must not hold credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (port !== '') return 'has a port: the address of the store is the parameter endpoint';
  if (hash !== '') return 'must not have a part behind #';
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(hostname))
    return 'must name a bucket: 3 to 63 lower-case letters, digits, dots and hyphens';
  if (pathname !== '' && pathname !== '/')
    return 'must not have a path: a folder in the bucket is the parameter prefix';
  for (const name of searchParams.keys()) {
    if (!parameters.includes(name)) return `has an unknown parameter: there are ${parameters.join(', ')}`;
    if (searchParams.getAll(name).length > 1) return `names ${name} twice`;
  }
  const param = (name: string) => searchParams.get(name) ?? '';
  const prefix = param('prefix').replace(/\/$/, '');
  if (prefix !== '' && !isFolder(prefix)) return 'has a prefix that is no folder such as rooms/objects';
  const endpoint = param('endpoint');
  if (endpoint !== '' && !isOrigin(endpoint)) return 'has an endpoint that is no address such as https://s3.example';
  const region = param('region');
  if (!/^[a-z\d-]{0,63}$/i.test(region)) return 'has a region that is no name such as eu-central-1';
  const pathStyle = param('pathStyle');
  if (!['', 'true', 'false'].includes(pathStyle)) return 'has a pathStyle that is neither true nor false';
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    // Stores without regions accept this name.
    region: region === '' ? (endpoint === '' ? null : 'us-east-1') : region,
    endpoint: endpoint === '' ? null : new URL(endpoint).origin,
    isPathStyle: pathStyle === '' ? endpoint !== '' : pathStyle === 'true',
  };
}

function isFolder(prefix: string): boolean {
  return prefix.split('/').every((part) => /^[\w-][\w.-]{0,127}$/.test(part)) && prefix.length <= 512;
}

/** Warnings for the operator of what crosses a network in the clear. */
export function noticesOf(bucket: BucketSettings | undefined, database: string | undefined): string[] {
  const isFar = (url: string | null | undefined) => url && !isLoopback(new URL(url).hostname || 'localhost');
  const notices: string[] = [];
  if (isFar(bucket?.endpoint) && !bucket?.endpoint?.startsWith('https:'))
    notices.push('OBJECTS_URL reaches the store over http: others on the network can read every file.');
  if (isFar(database) && !/[?&]ssl(?:mode=(?!disable)|=true)/.test(database ?? ''))
    notices.push('DATABASE_URL has no sslmode=verify-full: others on the network can read every row.');
  return notices;
}
