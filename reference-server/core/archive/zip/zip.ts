// A ZIP file while it is written: each file goes through as it comes, and of each a hundred bytes are kept until the end,
// for the directory. A source that throws ends it in the middle: without its directory no reader takes it for whole.
import type { ByteSource } from '../../ports/objects.ts';
import { crc32 } from './crc32.ts';
import { behindBytes, directoryEnd, directoryEntry, isFolderPath, isLarge, localHeader } from './records.ts';

export interface ZipEntry {
  /** With slashes and at most 65,535 bytes long; that of a folder ends with one. */
  path: string;
  modifiedAt: Date;
  /** What `bytes` will come to, at most. */
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
