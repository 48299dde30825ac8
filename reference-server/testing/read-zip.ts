// Reads a ZIP file with a strict library, and checks each file against its checksum.
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { collect } from '#core/store/memory-objects.ts';

export interface UnzippedEntry {
  /** A folder's path ends with a slash. */
  path: string;
  bytes: Uint8Array;
  modifiedAt: Date;
}

/** In the order of the archive. Throws unless it is a complete ZIP file. */
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
