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
  ofParts: boolean;
}

const bytes = Buffer.from('a try of this data room\n');
/** With a checksum, which buckets with object lock require. */
const small = { Body: bytes, ChecksumSHA256: hash('sha256', bytes, 'base64') };

/** @throws StoreUnavailable */
export async function tryConditions(bucket: Bucket): Promise<Conditions> {
  const place = bucket.at(`try-${randomUUID()}`);
  await bucket.send(new PutObjectCommand({ ...place, ...small }));
  try {
    const [ofWholes, ofParts] = await Promise.all([tryWhole(bucket, place), tryParts(bucket, place)]);
    return { ofWholes, ofParts };
  } finally {
    // If this fails, a few bytes remain that are never read.
    await bucket.send(new DeleteObjectCommand(place)).catch(() => undefined);
  }
}

type Place = ReturnType<Bucket['at']>;

/** Refused because the key is taken. */
const refused = { taken: () => true, conflict: () => true, unknown: () => false };

async function tryWhole(bucket: Bucket, place: Place): Promise<boolean> {
  return (await bucket.send(new PutObjectCommand({ ...place, ...small, IfNoneMatch: '*' }), refused)) === true;
}

async function tryParts(bucket: Bucket, place: Place): Promise<boolean> {
  const { UploadId } = await bucket.send(new CreateMultipartUploadCommand(place));
  const upload = { ...place, UploadId };
  const { ETag } = await bucket.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: bytes }));
  const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
  const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload, IfNoneMatch: '*' });
  const isKnown = (await bucket.send(complete, refused)) === true;
  if (isKnown) await bucket.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
  return isKnown;
}
