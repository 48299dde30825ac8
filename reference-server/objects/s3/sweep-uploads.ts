// Aborts unfinished uploads in parts of servers that crashed, which the store would keep and charge for.
import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';

/** Much longer than any upload may take. */
const LIFETIME_MS = 24 * 60 * 60_000;

interface From {
  KeyMarker?: string | undefined;
  UploadIdMarker?: string | undefined;
}

/** Aborts uploads that began more than a day before `now`. @returns their number; 0 if the store cannot list them */
export async function sweepUploads(bucket: Bucket, now: Date): Promise<number> {
  const before = now.getTime() - LIFETIME_MS;
  let ended = 0;
  let from: From | null = {};
  while (from !== null) {
    const { Uploads = [], IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker } = await pageOf(bucket, from);
    for (const { Key, UploadId, Initiated } of Uploads) {
      // Other tenants' uploads in the bucket are not touched.
      if (Key === undefined || !bucket.isOwn(Key) || !Initiated || Initiated.getTime() > before) continue;
      await end(bucket, Key, UploadId);
      ended += 1;
    }
    from = IsTruncated === true && KeyMarker ? { KeyMarker, UploadIdMarker: NextUploadIdMarker } : null;
  }
  return ended;
}

type Page = Partial<ListMultipartUploadsCommandOutput>;

function pageOf(bucket: Bucket, from: From): Promise<Page> {
  const asked = { Bucket: bucket.name, Prefix: bucket.prefix, ...from };
  return bucket.ask<Page>((client, options) => client.send(new ListMultipartUploadsCommand(asked), options), {
    unknown: () => ({}),
  });
}

async function end(bucket: Bucket, Key: string, UploadId: string | undefined): Promise<void> {
  const upload = { Bucket: bucket.name, Key, UploadId };
  const gone = { gone: () => null, missing: () => null };
  await bucket.ask(async (client, options) => client.send(new AbortMultipartUploadCommand(upload), options), gone);
}
