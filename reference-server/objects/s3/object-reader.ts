// Reads the bytes of one object; a broken connection is resumed a few times, if the object is unchanged.
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { setTimeout } from 'node:timers/promises';
import { Readable } from 'node:stream';
import type { ByteRange } from '#core/ports/objects.ts';
import { unavailable, type Bucket } from './bucket.ts';

export interface ReadObject {
  size: number;
  /** Changes with every write to the object. */
  etag: string;
}

/** The number of breaks in a row without any bytes in between. */
const MOST_BREAKS = 4;
const PAUSE_MS = 100;

export class ObjectReader {
  #known: ReadObject | null = null;
  #body: Readable | null = null;
  #pieces: AsyncIterator<unknown> | null = null;
  #rest: Buffer = Buffer.alloc(0);
  /** The position of the next byte and of the last one wanted. */
  #at = 0;
  #end = Infinity;
  #breaks = 0;

  constructor(
    private readonly bucket: Bucket,
    private readonly key: string,
  ) {}

  /** Starts reading at `start`. @returns null if the object does not exist @throws StoreUnavailable */
  async begin({ start, end }: ByteRange): Promise<ReadObject | null> {
    this.close();
    this.#breaks = 0;
    this.#at = start;
    this.#end = end;
    const found = await this.#connect();
    if (found) this.#end = Math.min(end, found.size - 1);
    return found;
  }

  /** Returns fewer than `length` bytes only at the end. @throws StoreUnavailable */
  async read(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      const piece = await this.#piece();
      if (piece === null) break;
      const part = piece.subarray(0, missing);
      this.#rest = piece.subarray(part.length);
      this.#at -= this.#rest.length;
      parts.push(part);
      missing -= part.length;
    }
    this.#breaks = 0;
    const [only] = parts;
    return parts.length === 1 && only ? only : Buffer.concat(parts);
  }

  /** The bytes received so far; null at the end. @throws StoreUnavailable */
  async #piece(): Promise<Buffer | null> {
    const rest = this.#rest;
    if (rest.length > 0) {
      this.#rest = Buffer.alloc(0);
      this.#at += rest.length;
      return rest;
    }
    while (this.#at <= this.#end) {
      const piece = await this.#next();
      if (!piece) {
        await this.#takeUp();
        continue;
      }
      // Stops at the end of the range, even if the store sends more.
      const wanted = piece.subarray(0, this.#end - this.#at + 1);
      this.#at += wanted.length;
      if (wanted.length > 0) return wanted;
    }
    this.close();
    return null;
  }

  close(): void {
    this.#body?.destroy();
    this.#body = null;
    this.#pieces = null;
    this.#rest = Buffer.alloc(0);
  }

  /** Null at the end of this connection. */
  async #next(): Promise<Buffer | null> {
    try {
      const next = await this.#pieces?.next();
      const value: unknown = next?.value;
      return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : null;
    } catch {
      return null;
    }
  }

  async #takeUp(): Promise<void> {
    this.#breaks += 1;
    this.close();
    if (this.#breaks > MOST_BREAKS) throw unavailable('A download breaks off again and again');
    if (this.#breaks > 1) await setTimeout(PAUSE_MS * this.#breaks);
    if ((await this.#connect()) === null) throw unavailable('An object was changed while it was read');
  }

  async #connect(): Promise<ReadObject | null> {
    const isWhole = this.#at === 0 && this.#end === Infinity;
    const range = `bytes=${this.#at}-${this.#end === Infinity ? '' : this.#end}`;
    const known = this.#known;
    const get = new GetObjectCommand({
      ...this.bucket.at(this.key),
      ...(isWhole ? {} : { Range: range }),
      ...(known?.etag && this.#breaks > 0 ? { IfMatch: known.etag } : {}),
    });
    const answer = await this.bucket.send(get, { missing: () => null, taken: () => null, outside: () => null });
    if (answer === null) return null;
    if (!(answer.Body instanceof Readable)) throw unavailable('A download has no bytes');
    this.#body = answer.Body;
    // An error between two reads is noticed at the next read.
    this.#body.on('error', () => undefined);
    const size = Number(/\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? answer.ContentLength ?? 0);
    // Some stores ignore ranges and send the whole object.
    if (!isWhole && answer.ContentRange === undefined) throw unavailable('The store ignores ranges');
    this.#pieces = this.#body[Symbol.asyncIterator]();
    this.#known = { size, etag: answer.ETag ?? '' };
    return this.#known;
  }
}
