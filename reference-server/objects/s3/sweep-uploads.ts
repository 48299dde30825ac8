// Aborts unfinished uploads in parts of servers that crashed, which the store would keep and charge for.
import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
} from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';

/** Much longer than any upload may take. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** Aborts uploads that began more than a day before `now`. @returns their number; 0 if the store cannot list them */
export async function sweepUploads(bucket: Bucket, now: Date): Promise<number> {
  const before = now.getTime() - LIFETIME_MS;
  let ended = 0;
  const input: ListMultipartUploadsCommandInput = { Bucket: bucket.name, Prefix: bucket.prefix };
  for (;;) {
    const page = await bucket.send(new ListMultipartUploadsCommand(input), { unknown: () => null });
    for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
      // Other tenants' uploads in the bucket are not touched.
      if (Key === undefined || !bucket.isOwn(Key) || !Initiated || Initiated.getTime() > before) continue;
      const end = new AbortMultipartUploadCommand({ Bucket: bucket.name, Key, UploadId });
      await bucket.send(end, { gone: () => null, missing: () => null });
      ended += 1;
    }
    if (!page?.IsTruncated || !page.NextKeyMarker) return ended;
    input.KeyMarker = page.NextKeyMarker;
    input.UploadIdMarker = page.NextUploadIdMarker;
  }
}
