// Reads files on disk only if they match their row, see verified-blocks.ts.
import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ByteRange } from '#core/ports/objects.ts';
import { errorCode } from '../disk/disk.ts';
import { ForeignEntry, openOwn } from '../disk/own-file.ts';
import { BLOCK, DamagedBytes, VerifiedBlocks, type BlockSource, type Fingerprint } from './verified-blocks.ts';

export class VerifiedFiles {
  readonly #blocks = new VerifiedBlocks();

  /** Opens all of the file or a range for reading. @throws DamagedBytes before the first byte, or while reading. */
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

/** Returns less at a premature end. */
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

/** A file that is missing, not plain, or unreadable counts as damaged; other errors are passed on. */
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

/** Changes when the file is written or replaced. */
const looksOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => [ino, size, mtimeMs, ctimeMs].join(' ');
