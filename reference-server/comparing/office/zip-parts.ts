// Reads the parts of an office file, a ZIP file, as streams up to a limit; declared sizes are not trusted.
import {
  configure,
  type Entry,
  ERR_ENCRYPTED,
  Uint8ArrayReader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { CannotRead, damaged, readingFailed, tooLarge } from '../unreadable-file.ts';

configure({ useWebWorkers: false });

const MOST_PARTS = 20_000;

export interface Parts {
  has(name: string): boolean;
  /** Passes the bytes on as they are read. @throws CannotRead */
  read(name: string, take: (bytes: Uint8Array) => void): Promise<void>;
}

/** @param inflated the most bytes to unpack from all parts together. @throws CannotRead */
export async function openParts(bytes: Uint8Array, inflated: number): Promise<Parts> {
  if (isCompoundFile(bytes)) throw whatCompoundFileIs(bytes);
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  const entries = await readEntries(reader);
  let left = inflated;
  return {
    has: (name) => entries.has(nameOf(name)),
    async read(name, take) {
      const entry = entries.get(nameOf(name));
      if (!entry || entry.directory) throw damaged(`there is no ${name}`);
      let reason: unknown = null;
      const stream = new WritableStream<Uint8Array>({
        write(piece) {
          try {
            left -= piece.length;
            if (left < 0) throw tooLarge('office file');
            take(piece);
          } catch (error) {
            reason = error;
            throw error;
          }
        },
      });
      // Node 24 reports that the stream was closed in place of the reason.
      const options = { checkOverlappingEntry: true, useWebWorkers: false };
      await entry.getData(stream, options).catch((error: unknown) => throwUnreadable(reason ?? error));
    },
  };
}

async function readEntries(reader: ZipReader<Uint8Array>): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let parts = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      parts += 1;
      if (parts > MOST_PARTS) throw tooLarge('parts');
      entries.set(nameOf(entry.filename), entry);
    }
  } catch (error) {
    return throwUnreadable(error);
  }
  return entries;
}

/** Names of parts are case-insensitive. */
const nameOf = (name: string) => name.replace(/^\//, '').toLowerCase();

function throwUnreadable(error: unknown): never {
  const why = String(error);
  throw why.includes(ERR_ENCRYPTED) ? new CannotRead('encrypted', why) : readingFailed(error);
}

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The container of older programs, and of encrypted files. */
const isCompoundFile = (bytes: Uint8Array): boolean => COMPOUND.every((byte, at) => bytes[at] === byte);

function whatCompoundFileIs(bytes: Uint8Array): CannotRead {
  const name = 'EncryptedPackage'
    .split('')
    .map((letter) => `${letter}\0`)
    .join('');
  const text =
    new TextDecoder('latin1').decode(bytes.subarray(0, 1 << 20)) +
    new TextDecoder('latin1').decode(bytes.subarray(-(1 << 20)));
  return text.includes(name) ? new CannotRead('encrypted', 'it has a password') : damaged('it is an older format');
}
