// One upload on its way into a bucket. What is small is held in memory and put when it is committed; what is larger goes
// there in parts while it comes, and they become an object when it is committed. So a key never names half a file, and
// nothing has to be copied.
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

/** Also the most that is put as a whole. Stores take parts from 5 MiB. */
export const PART = 8 * 1024 * 1024;
/** Thrown when a caller waits for a refusal. */
const ABORT_MS = 5000;
const FIRST_ROOM = 64 * 1024;

const checksum = (bytes: Buffer) => digest('sha256', bytes, 'base64');

export class Upload {
  readonly #bucket: Bucket;
  readonly #place: ReturnType<Bucket['at']>;
  readonly #key: string;
  /** Parts may be under way for a while where many are. */
  readonly #patience: number;
  /** Distinguishes this upload from another for the same key. */
  readonly #name = randomUUID();
  #held = Buffer.alloc(0);
  #length = 0;
  readonly #parts: CompletedPart[] = [];
  #uploadId: string | null = null;
  #sending: Promise<void> = Promise.resolve();

  constructor(bucket: Bucket, key: string) {
    this.#bucket = bucket;
    this.#key = key;
    this.#patience = 3 * bucket.patience;
    this.#place = bucket.at(key);
  }

  /** How much of it is in memory. */
  get held(): number {
    return this.#length;
  }

  get isInParts(): boolean {
    return this.#uploadId !== null;
  }

  /** At most a part waits to be sent while another one is under way. @throws StoreUnavailable */
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

  /** Sends the last part of what goes in parts. @throws StoreUnavailable */
  async end(): Promise<void> {
    if (this.#uploadId !== null) await this.#sendHeld();
    await this.#sending;
  }

  /**
   * Gives the key to what was written.
   * @param isConditional whether the store refuses by itself to replace what is there
   * @returns false when the key is taken
   * @throws StoreUnavailable
   */
  async commit(isConditional: boolean): Promise<boolean> {
    // Without conditional writes, another writer may come between the look-up and the write. Keys are given to one
    // uploader each, and every read is compared with its hash: the result would be an error, never a wrong file.
    if (!isConditional && (await this.#bucket.look(this.#key)) !== null) {
      await this.discard();
      return false;
    }
    const condition = isConditional ? { IfNoneMatch: '*' } : {};
    const isNew = this.#uploadId === null ? await this.#put(condition) : await this.#complete(condition);
    if (!isNew) await this.discard();
    return isNew;
  }

  /** What cannot be removed now is ended by the sweep. */
  async discard(): Promise<void> {
    this.#held = Buffer.alloc(0);
    await this.#sending.catch(() => undefined);
    if (this.#uploadId === null) return;
    const upload = { ...this.#place, UploadId: this.#uploadId };
    this.#uploadId = null;
    const ended = { gone: () => null, missing: () => null, unknown: () => null };
    await this.#bucket
      .ask(async (client, options) => client.send(new AbortMultipartUploadCommand(upload), options), ended, ABORT_MS)
      .catch(() => undefined);
  }

  /** Grows as the bytes come: many slow uploads must not each take a whole part. */
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
    const asked = { ...upload, PartNumber, Body, ChecksumSHA256: checksum(Body) };
    this.#sending = this.#bucket
      .ask((client, options) => client.send(new UploadPartCommand(asked), options), {}, this.#patience)
      // A store that does not answer with the sum has not kept it, and need not know it at the end.
      .then(({ ETag, ChecksumSHA256 }) => void this.#parts.push({ PartNumber, ETag, ChecksumSHA256 }));
    // The rejection reaches the caller that waits for it.
    this.#sending.catch(() => undefined);
  }

  async #begin(): Promise<string> {
    const asked = { ...this.#place, Metadata: { upload: this.#name }, ChecksumAlgorithm: 'SHA256' as const };
    const { UploadId } = await this.#bucket.ask((client, options) =>
      client.send(new CreateMultipartUploadCommand(asked), options),
    );
    if (UploadId === undefined) throw unavailable('The store gives an upload no name');
    return UploadId;
  }

  async #put(condition: { IfNoneMatch?: string }): Promise<boolean> {
    const Body = this.#takeHeld();
    const asked = {
      ...this.#place,
      ...condition,
      Body,
      ChecksumSHA256: checksum(Body),
      Metadata: { upload: this.#name },
    };
    return this.#bucket.ask(
      async (client, options) => {
        await client.send(new PutObjectCommand(asked), options);
        return true;
      },
      this.#told,
      this.#patience,
    );
  }

  async #complete(condition: { IfNoneMatch?: string }): Promise<boolean> {
    const asked = {
      ...this.#place,
      ...condition,
      UploadId: this.#uploadId ?? '',
      MultipartUpload: { Parts: this.#parts },
    };
    return this.#bucket.ask(
      async (client, options) => {
        await client.send(new CompleteMultipartUploadCommand(asked), options);
        return true;
      },
      this.#told,
      this.#patience,
    );
  }

  /** An earlier try may have done it although its answer was lost: then the object bears the name of this upload. */
  get #told() {
    const isOurs = async () => {
      const found = await this.#bucket.look(this.#key);
      if (!found) throw unavailable('The store refuses an upload for a key that is free');
      return found.upload === this.#name;
    };
    return { taken: isOurs, conflict: isOurs, gone: isOurs };
  }
}
