// Small files are held and stored when committed; larger ones go in parts. A key never names half a file.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { hash as digest, randomUUID } from 'node:crypto';
import { unavailable, type Bucket } from './bucket.ts';

/** Larger files are sent in parts. Stores require parts of at least 5 MiB. */
export const PART = 8 * 1024 * 1024;
/** Used when a caller waits for a refusal. */
const ABORT_MS = 5000;
const FIRST_ROOM = 64 * 1024;

const checksum = (bytes: Buffer) => digest('sha256', bytes, 'base64');

export class Upload {
  readonly #place: ReturnType<Bucket['at']>;
  /** Parts may take long when many are sent. */
  readonly #timeout: number;
  /** Distinguishes this upload from others for the same key. */
  readonly #name = randomUUID();
  #held = Buffer.alloc(0);
  #length = 0;
  readonly #parts: CompletedPart[] = [];
  #uploadId: string | null = null;
  #sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly bucket: Bucket,
    private readonly key: string,
  ) {
    this.#timeout = 3 * bucket.timeout;
    this.#place = bucket.at(key);
  }

  get isInParts(): boolean {
    return this.#uploadId !== null;
  }

  /** At most one part waits while another one is sent. @throws StoreUnavailable */
  async write(chunk: Uint8Array): Promise<void> {
    let rest = chunk;
    while (this.#length + rest.length > PART) {
      const fitting = rest.subarray(0, PART - this.#length);
      this.#hold(fitting);
      rest = rest.subarray(fitting.length);
      await this.#sendHeld();
    }
    this.#hold(rest);
  }

  /** Sends the last part of an upload in parts. @throws StoreUnavailable */
  async end(): Promise<void> {
    if (this.#uploadId !== null) await this.#sendHeld();
    await this.#sending;
  }

  /** Makes it available under its key. @returns false if the key is taken @throws StoreUnavailable */
  async commit(isConditional: boolean): Promise<boolean> {
    // Without conditional writes, another writer may come between the check and the write. Keys are issued to one
    // uploader each, and every read is checked against its hash, so the result would be an error, never a wrong file.
    if (!isConditional && (await this.bucket.look(this.key)) !== null) {
      await this.discard();
      return false;
    }
    const condition = isConditional ? { IfNoneMatch: '*' } : {};
    const isNew = this.#uploadId === null ? await this.#put(condition) : await this.#complete(condition);
    if (!isNew) await this.discard();
    return isNew;
  }

  /** What cannot be removed now is removed by the sweep. */
  async discard(): Promise<void> {
    this.#held = Buffer.alloc(0);
    await this.#sending.catch(() => undefined);
    if (this.#uploadId === null) return;
    const upload = { ...this.#place, UploadId: this.#uploadId };
    this.#uploadId = null;
    const ended = { gone: () => null, missing: () => null, unknown: () => null };
    await this.bucket.send(new AbortMultipartUploadCommand(upload), ended, ABORT_MS).catch(() => undefined);
  }

  /** Grows with the bytes received, so that many slow uploads do not each occupy a whole part. */
  #hold(bytes: Uint8Array): void {
    const length = this.#length + bytes.length;
    if (length > this.#held.length) {
      const room = Math.min(PART, Math.max(FIRST_ROOM, length, this.#held.length * 2));
      const larger = Buffer.allocUnsafeSlow(room);
      this.#held.copy(larger, 0, 0, this.#length);
      this.#held = larger;
    }
    this.#held.set(bytes, this.#length);
    this.#length = length;
  }

  #takeHeld(): Buffer {
    const bytes = this.#held.subarray(0, this.#length);
    this.#held = Buffer.alloc(0);
    this.#length = 0;
    return bytes;
  }

  async #sendHeld(): Promise<void> {
    await this.#sending;
    this.#uploadId ??= await this.#begin();
    const upload = { ...this.#place, UploadId: this.#uploadId };
    const Body = this.#takeHeld();
    const PartNumber = this.#parts.length + 1;
    const input = { ...upload, PartNumber, Body, ChecksumSHA256: checksum(Body) };
    this.#sending = this.bucket
      .send(new UploadPartCommand(input), {}, this.#timeout)
      // A store that does not return the checksum has not kept it, and does not expect it later.
      .then(({ ETag, ChecksumSHA256 }) => void this.#parts.push({ PartNumber, ETag, ChecksumSHA256 }));
    // The rejection reaches the caller that waits for it.
    this.#sending.catch(() => undefined);
  }

  async #begin(): Promise<string> {
    const input = { ...this.#place, Metadata: { upload: this.#name }, ChecksumAlgorithm: 'SHA256' as const };
    const { UploadId } = await this.bucket.send(new CreateMultipartUploadCommand(input));
    if (UploadId === undefined) throw unavailable('The store gives an upload no name');
    return UploadId;
  }

  async #put(condition: { IfNoneMatch?: string }): Promise<boolean> {
    const Body = this.#takeHeld();
    const put = new PutObjectCommand({
      ...this.#place,
      ...condition,
      Body,
      ChecksumSHA256: checksum(Body),
      Metadata: { upload: this.#name },
    });
    return (await this.bucket.send(put, this.#ownAnswers, this.#timeout)) !== false;
  }

  async #complete(condition: { IfNoneMatch?: string }): Promise<boolean> {
    const complete = new CompleteMultipartUploadCommand({
      ...this.#place,
      ...condition,
      UploadId: this.#uploadId ?? '',
      MultipartUpload: { Parts: this.#parts },
    });
    return (await this.bucket.send(complete, this.#ownAnswers, this.#timeout)) !== false;
  }

  /** An earlier try may have succeeded although its answer was lost; the object then has this upload's name. */
  get #ownAnswers() {
    const isOurs = async () => {
      const found = await this.bucket.look(this.key);
      if (!found) throw unavailable('The store refuses an upload for a key that is free');
      return found.upload === this.#name;
    };
    return { taken: isOurs, conflict: isOurs, gone: isOurs };
  }
}
