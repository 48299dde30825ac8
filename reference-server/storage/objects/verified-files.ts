// Bytes that are what their row says, or none. A file is handed out in blocks, and each is held against its digest before
// it leaves. The digests of a file are taken on its first reading, in which the whole is held against its hash, and they
// are good for as long as the process lives: they belong to the hash and not to the file. So a range is as sure as the
// whole, a file that rots under a running server is noticed in the first wrong block, and what was found rotten before the
// first byte was sent is an answer of its own and not a transfer that is cut.
import { createHash, hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ByteRange } from '#core/ports.ts';
import { errorCode } from '../disk/disk.ts';
import { ForeignEntry, openOwn } from '../disk/own-file.ts';

/** What a file must hold. */
export interface Fingerprint {
  size: number;
  sha256: string;
}

/** The file is missing, or does not hold the bytes that it must hold. */
export class DamagedBytes extends Error {
  override readonly name = 'DamagedBytes';
}

/** Also the size of files that are held against their hash alone. */
const BLOCK = 512 * 1024;
const DIGEST_BYTES = 32;
/** About 6 MB of digests: those of 100 GB of files. */
const MOST_DIGESTS = 200_000;
const MOST_FOUND_BAD = 1000;
/** Whole files read at the same time only to be checked; the disk has others to serve. */
const CHECKS_AT_ONCE = 2;

export class VerifiedFiles {
  /** By hash: the digests of a file's blocks, one after the other. */
  readonly #digests = new LRUCache<string, Buffer>({
    maxSize: MOST_DIGESTS,
    sizeCalculation: ({ length }) => length / DIGEST_BYTES,
  });
  readonly #checks = new Map<string, Promise<Buffer>>();
  /** What a file was like when it was found damaged: it is not read again until it changes. */
  readonly #bad = new LRUCache<string, string>({ max: MOST_FOUND_BAD });
  readonly #turns = new Turns(CHECKS_AT_ONCE);

  /**
   * Opens the file for reading all of it or a range.
   * @throws DamagedBytes before the first byte, or in the middle of reading.
   */
  async open(file: string, expected: Fingerprint, range?: ByteRange): Promise<Readable> {
    const { handle, stats } = await openOwn(file).catch(asDamaged(file));
    try {
      if (stats.size !== expected.size) {
        throw new DamagedBytes(`${file} is ${stats.size} bytes long and should be ${expected.size}`);
      }
      const source = { handle, file, expected, digests: await this.#digestsOf(file, handle, expected) };
      const { start, end } = range ?? { start: 0, end: expected.size - 1 };
      const first = await this.#block(source, Math.floor(start / BLOCK));
      return new BlockStream({ start, end, first, read: (at) => this.#block(source, at), close: () => handle.close() });
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async #block(source: Source, at: number): Promise<Buffer> {
    const { handle, file, expected, digests } = source;
    const length = Math.min(BLOCK, expected.size - at * BLOCK);
    const block = await readBlock(handle, at, length).catch(asDamaged(file));
    const wanted = digests.toString('hex', at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES);
    if (block.length === length && digest('sha256', block) === wanted) return block;
    this.#digests.delete(expected.sha256);
    throw new DamagedBytes(`${file} does not hold the bytes with the hash ${expected.sha256}`);
  }

  async #digestsOf(file: string, handle: FileHandle, expected: Fingerprint): Promise<Buffer> {
    const { size, sha256 } = expected;
    if (size <= BLOCK) return Buffer.from(sha256, 'hex');
    const known = this.#digests.get(sha256);
    if (known) return known;
    const name = `${sha256} ${file}`;
    const running = this.#checks.get(name);
    if (running) return running;
    const check = this.#turns.take(() => this.#check(file, handle, expected)).finally(() => this.#checks.delete(name));
    this.#checks.set(name, check);
    return check;
  }

  async #check(file: string, handle: FileHandle, { size, sha256 }: Fingerprint): Promise<Buffer> {
    const look = looksOf(await handle.stat());
    const damaged = () => new DamagedBytes(`${file} does not hold the bytes with the hash ${sha256}`);
    if (this.#bad.get(file) === look) throw damaged();
    const whole = createHash('sha256');
    const count = Math.ceil(size / BLOCK);
    const digests = Buffer.alloc(count * DIGEST_BYTES);
    for (let at = 0; at < count; at += 1) {
      const block = await readBlock(handle, at, Math.min(BLOCK, size - at * BLOCK)).catch(asDamaged(file));
      whole.update(block);
      digests.write(digest('sha256', block), at * DIGEST_BYTES, 'hex');
    }
    if (whole.digest('hex') !== sha256) {
      this.#bad.set(file, look);
      throw damaged();
    }
    this.#bad.delete(file);
    this.#digests.set(sha256, digests);
    return digests;
  }
}

/** The whole file in memory. @throws DamagedBytes */
export async function readVerified(file: string, { size, sha256 }: Fingerprint): Promise<Buffer> {
  const { handle, stats } = await openOwn(file).catch(asDamaged(file));
  try {
    if (stats.size !== size) throw new DamagedBytes(`${file} is ${stats.size} bytes long and should be ${size}`);
    const bytes = await handle.readFile().catch(asDamaged(file));
    if (digest('sha256', bytes) === sha256) return bytes;
    throw new DamagedBytes(`${file} does not hold the bytes with the hash ${sha256}`);
  } finally {
    await handle.close();
  }
}

interface Source {
  handle: FileHandle;
  file: string;
  expected: Fingerprint;
  digests: Buffer;
}

/** Shorter than asked for where the file ends too early. */
async function readBlock(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const block = Buffer.allocUnsafeSlow(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(block, read, length - read, at * BLOCK + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return block.subarray(0, read);
}

/** A file that is gone, that is something else, or that the disk cannot read is damaged; other trouble is its own. */
function asDamaged(file: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ForeignEntry) throw new DamagedBytes(error.message, { cause: error });
    const code = errorCode(error);
    if (code === 'ENOENT') throw new DamagedBytes(`${file} is missing`, { cause: error });
    if (code === 'EIO' || code === 'ENOTDIR')
      throw new DamagedBytes(`${file} cannot be read (${code})`, { cause: error });
    throw error;
  };
}

/** Differs whenever somebody has written to the file, or put another one in its place. */
function looksOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [ino, size, mtimeMs, ctimeMs].join(' ');
}

interface Blocks {
  start: number;
  /** Up to and including this one. */
  end: number;
  /** The block that `start` is in. */
  first: Buffer;
  read(at: number): Promise<Buffer>;
  close(): Promise<void>;
}

class BlockStream extends Readable {
  readonly #blocks: Blocks;
  #at: number;
  #next: Buffer | null;

  constructor(blocks: Blocks) {
    super({ highWaterMark: BLOCK });
    this.#blocks = blocks;
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
    this.#blocks.close().then(
      () => done(error),
      () => done(error),
    );
  }

  /** Null at the end. */
  async #part(): Promise<Buffer | null> {
    const { start, end } = this.#blocks;
    const from = this.#at * BLOCK;
    if (from > end) return null;
    const block = this.#next ?? (await this.#blocks.read(this.#at));
    this.#next = null;
    this.#at += 1;
    return block.subarray(Math.max(0, start - from), end - from + 1);
  }
}

/** Lets so many work at a time; the others wait for their turn. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
