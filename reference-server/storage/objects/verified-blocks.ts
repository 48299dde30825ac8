// Returns only bytes that match their row's hash, wherever they are stored. Bytes are read in blocks, each checked
// against its digest. The digests are taken on the first read, which checks the whole against its hash, and are kept by
// hash for the process's life. A range is thus as safe as the whole; damage in a running server is noticed at the first
// wrong block; and damage found before the first byte becomes an error answer instead of a broken transfer.
import { createHash, hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import type { ByteRange } from '#core/ports/objects.ts';
import { WorkLimit } from './work-limit.ts';

export interface Fingerprint {
  size: number;
  sha256: string;
}

/** The bytes are missing or wrong. */
export class DamagedBytes extends Error {
  override readonly name = 'DamagedBytes';
}

/** Smaller files are checked against their hash only. */
export const BLOCK = 512 * 1024;
const DIGEST_BYTES = 32;
/** About 6 MB of digests, for 100 GB of files. */
const MOST_DIGESTS = 200_000;
const MOST_FOUND_BAD = 1000;
/** The number of files read at once only to check them. */
const CHECKS_AT_ONCE = 2;

/** Reads a stored file. Blocks are read in order, one at a time. */
export interface BlockSource {
  readonly name: string;
  /**
   * Must be called before reading, with the first and last block. @returns the size, and a value that changes with
   * every write to the place; null where wrong bytes may result from the transfer, so that they say nothing about the
   * next read @throws DamagedBytes if nothing can be read
   */
  begin(first: number, last: number): Promise<{ size: number; look: string | null }>;
  /** Returns less at a premature end. @throws DamagedBytes */
  read(at: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

export class VerifiedBlocks {
  /** By hash: the digests of all blocks. */
  readonly #digests = new LRUCache<string, Buffer>({
    maxSize: MOST_DIGESTS,
    sizeCalculation: ({ length }) => length / DIGEST_BYTES,
  });
  readonly #checks = new Map<string, Promise<Buffer>>();
  /** The state of damaged places, which are not read again until they change. */
  readonly #bad = new LRUCache<string, string>({ max: MOST_FOUND_BAD });
  readonly #turns = new WorkLimit(CHECKS_AT_ONCE);

  /** Reads all or a range, and closes the source. @throws DamagedBytes before the first byte or while reading. */
  async open(source: BlockSource, expected: Fingerprint, range?: ByteRange): Promise<Readable> {
    try {
      const digests = await this.#digestsOf(source, expected);
      const { start, end } = range ?? { start: 0, end: expected.size - 1 };
      const from = Math.floor(start / BLOCK);
      await begin(source, expected, from, Math.max(from, Math.floor(end / BLOCK)));
      const read = (at: number) => this.#block(source, at, expected, digests);
      return new BlockStream({ start, end, first: await read(from), read, close: () => source.close() });
    } catch (error) {
      await source.close();
      throw error;
    }
  }

  async #block(source: BlockSource, at: number, { size, sha256 }: Fingerprint, digests: Buffer): Promise<Buffer> {
    const length = Math.min(BLOCK, size - at * BLOCK);
    const block = await source.read(at, length);
    const wanted = digests.toString('hex', at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES);
    if (block.length === length && digest('sha256', block) === wanted) return block;
    this.#digests.delete(sha256);
    throw wrongBytes(source, sha256);
  }

  async #digestsOf(source: BlockSource, expected: Fingerprint): Promise<Buffer> {
    const { size, sha256 } = expected;
    if (size <= BLOCK) return Buffer.from(sha256, 'hex');
    const known = this.#digests.get(sha256);
    if (known) return known;
    const name = `${sha256} ${source.name}`;
    const running = this.#checks.get(name);
    if (running) return running;
    const check = this.#turns.take(() => this.#check(source, expected)).finally(() => this.#checks.delete(name));
    this.#checks.set(name, check);
    return check;
  }

  async #check(source: BlockSource, expected: Fingerprint): Promise<Buffer> {
    const { size, sha256 } = expected;
    const count = Math.ceil(size / BLOCK);
    const look = await begin(source, expected, 0, count - 1);
    const found = look === null ? null : `${look} ${sha256}`;
    if (found !== null && this.#bad.get(source.name) === found) throw wrongBytes(source, sha256);
    const whole = createHash('sha256');
    const digests = Buffer.alloc(count * DIGEST_BYTES);
    for (let at = 0; at < count; at += 1) {
      const block = await source.read(at, Math.min(BLOCK, size - at * BLOCK));
      whole.update(block);
      digests.write(digest('sha256', block), at * DIGEST_BYTES, 'hex');
    }
    if (whole.digest('hex') !== sha256) {
      if (found !== null) this.#bad.set(source.name, found);
      throw wrongBytes(source, sha256);
    }
    this.#bad.delete(source.name);
    this.#digests.set(sha256, digests);
    return digests;
  }
}

/** @throws DamagedBytes if the size is wrong. */
async function begin(source: BlockSource, expected: Fingerprint, first: number, last: number): Promise<string | null> {
  const { size, look } = await source.begin(first, last);
  if (size === expected.size) return look;
  throw new DamagedBytes(`${source.name} is ${size} bytes long and should be ${expected.size}`);
}

function wrongBytes({ name }: BlockSource, sha256: string): DamagedBytes {
  return new DamagedBytes(`${name} does not hold the bytes with the hash ${sha256}`);
}

interface Blocks {
  start: number;
  /** Inclusive. */
  end: number;
  /** The block that contains `start`. */
  first: Buffer;
  read(at: number): Promise<Buffer>;
  close(): Promise<void>;
}

class BlockStream extends Readable {
  #at: number;
  #next: Buffer | null;

  constructor(private readonly blocks: Blocks) {
    super({ highWaterMark: BLOCK });
    this.#at = Math.floor(blocks.start / BLOCK);
    this.#next = blocks.first;
  }

  override _read(): void {
    this.#part().then(
      (part) => this.push(part),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.blocks.close().then(
      () => done(error),
      () => done(error),
    );
  }

  async #part(): Promise<Buffer | null> {
    const { start, end } = this.blocks;
    const from = this.#at * BLOCK;
    if (from > end) return null;
    const block = this.#next ?? (await this.blocks.read(this.#at));
    this.#next = null;
    this.#at += 1;
    return block.subarray(Math.max(0, start - from), end - from + 1);
  }
}
