// Writes a ZIP file as a stream. About a hundred bytes of each file are kept for the directory at the end. If a source
// throws, the directory is missing, so that no reader takes the archive for complete.
import type { ByteSource } from '../../ports/objects.ts';
import { crc32 } from './crc32.ts';
import { behindBytes, directoryEnd, directoryEntry, isFolderPath, isLarge, localHeader } from './records.ts';

export interface ZipEntry {
  /** With slashes, at most 65,535 bytes; a folder's path ends with a slash. */
  path: string;
  modifiedAt: Date;
  /** The upper limit of the size of `bytes`. */
  size: number;
  bytes: ByteSource;
}

const nothing = new Uint8Array();
const encoder = new TextEncoder();

export async function* zip(entries: AsyncIterable<ZipEntry>): ByteSource {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for await (const { path: text, modifiedAt, bytes, size: expected } of entries) {
    const path = encoder.encode(text);
    const large = isLarge(expected);
    const header = localHeader({ path, modifiedAt }, large);
    yield header;
    const [crc, size] = yield* summed(bytes);
    const behind = isFolderPath(path) ? nothing : behindBytes({ crc, size }, large);
    if (behind.length > 0) yield behind;
    directory.push(directoryEntry({ path, modifiedAt, crc, size, offset }));
    offset += header.length + size + behind.length;
  }
  let size = 0;
  for (const entry of directory) {
    size += entry.length;
    yield entry;
  }
  yield directoryEnd({ count: directory.length, size, offset });
}

async function* summed(bytes: ByteSource): AsyncGenerator<Uint8Array, [crc: number, size: number]> {
  let crc = 0;
  let size = 0;
  for await (const piece of bytes) {
    crc = crc32(piece, crc);
    size += piece.length;
    yield piece;
  }
  return [crc, size];
}
