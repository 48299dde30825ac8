// Tests whether the store supports conditional writes: some ignore `If-None-Match`, some refuse it.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { hash, randomUUID } from 'node:crypto';
import type { Bucket } from './bucket.ts';

export interface Conditions {
  /** For uploads in one piece. */
  ofWholes: boolean;
  /** For uploads in parts. */
  ofParts: boolean;
}

const bytes = Buffer.from('a try of this data room\n');
/** With a checksum, which buckets with object lock require. */
const small = { Body: bytes, ChecksumSHA256: hash('sha256', bytes, 'base64') };

/** @throws StoreUnavailable */
export async function tryConditions(bucket: Bucket): Promise<Conditions> {
  const place = bucket.at(`try-${randomUUID()}`);
  await bucket.ask((client, options) => client.send(new PutObjectCommand({ ...place, ...small }), options));
  try {
    const [ofWholes, ofParts] = await Promise.all([tryWhole(bucket, place), tryParts(bucket, place)]);
    return { ofWholes, ofParts };
  } finally {
    // If this fails, a few bytes remain that are never read.
    await bucket.ask((client, options) => client.send(new DeleteObjectCommand(place), options)).catch(() => undefined);
  }
}

type Place = ReturnType<Bucket['at']>;

/** Refused because the key is taken. */
const refused = { taken: () => true, conflict: () => true, unknown: () => false };

function tryWhole(bucket: Bucket, place: Place): Promise<boolean> {
  return bucket.ask(async (client, options) => {
    await client.send(new PutObjectCommand({ ...place, ...small, IfNoneMatch: '*' }), options);
    return false;
  }, refused);
}

async function tryParts(bucket: Bucket, place: Place): Promise<boolean> {
  const { UploadId } = await bucket.ask((client, options) =>
    client.send(new CreateMultipartUploadCommand(place), options),
  );
  const upload = { ...place, UploadId };
  const { ETag } = await bucket.ask((client, options) =>
    client.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: bytes }), options),
  );
  const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
  const isKnown = await bucket.ask(async (client, options) => {
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload, IfNoneMatch: '*' }), options);
    return false;
  }, refused);
  if (isKnown)
    await bucket
      .ask((client, options) => client.send(new AbortMultipartUploadCommand(upload), options))
      .catch(() => undefined);
  return isKnown;
}
