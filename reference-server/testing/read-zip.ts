// Reads a ZIP file with a library that is strict about the format, and holds each file against its checksum.
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { collect } from '#core/store/memory-objects.ts';

export interface UnzippedEntry {
  /** That of a folder ends with a slash. */
  path: string;
  bytes: Uint8Array;
  modifiedAt: Date;
}

/** In the order of the archive. Throws at what is not a whole ZIP file. */
export async function readZip(archive: Uint8Array): Promise<UnzippedEntry[]> {
  const file = await yauzl.fromBufferPromise(Buffer.from(archive), { strictFileNames: true });
  return entriesOf(file);
}

async function entriesOf(file: ZipFile): Promise<UnzippedEntry[]> {
  const found: UnzippedEntry[] = [];
  for await (const entry of file.eachEntry()) found.push(await unzipped(file, entry));
  return found;
}

async function unzipped(file: ZipFile, entry: Entry): Promise<UnzippedEntry> {
  const bytes = await collect(await file.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} does not have its checksum`);
  return { path: entry.fileName, bytes, modifiedAt: entry.getLastModDate() };
}
