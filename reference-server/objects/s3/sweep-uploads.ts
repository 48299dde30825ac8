// Uploads in parts that nobody will complete: a server that died cannot end its own, and the store keeps and charges them.
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

/** Ends what began more than a day before `now`. @returns how many; none where the store cannot list them */
export async function sweepUploads(bucket: Bucket, now: Date): Promise<number> {
  const before = now.getTime() - LIFETIME_MS;
  let ended = 0;
  let from: From | null = {};
  while (from !== null) {
    const { Uploads = [], IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker } = await pageOf(bucket, from);
    for (const { Key, UploadId, Initiated } of Uploads) {
      // Where the bucket has other tenants, theirs are not touched.
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
