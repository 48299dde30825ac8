// Files on disk that hold what their row says, or are not handed out: see verified-blocks.ts for how that is made sure.
import { hash as digest } from 'node:crypto';
import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ByteRange } from '#core/ports/objects.ts';
import { errorCode } from '../disk/disk.ts';
import { ForeignEntry, openOwn } from '../disk/own-file.ts';
import { BLOCK, DamagedBytes, VerifiedBlocks, type BlockSource, type Fingerprint } from './verified-blocks.ts';

export class VerifiedFiles {
  readonly #blocks = new VerifiedBlocks();

  /**
   * Opens the file for reading all of it or a range.
   * @throws DamagedBytes before the first byte, or in the middle of reading.
   */
  async open(file: string, expected: Fingerprint, range?: ByteRange): Promise<Readable> {
    const { handle, stats } = await openOwn(file).catch(asDamaged(file));
    return this.#blocks.open(blocksOf(file, handle, stats), expected, range);
  }
}

function blocksOf(file: string, handle: FileHandle, stats: Stats): BlockSource {
  const about = { size: stats.size, look: looksOf(stats) };
  return {
    name: file,
    begin: () => Promise.resolve(about),
    read: (at, length) => readBlock(handle, at, length).catch(asDamaged(file)),
    close: () => handle.close(),
  };
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
