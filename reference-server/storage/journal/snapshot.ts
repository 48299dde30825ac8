// The snapshot: every collection as of one place in the journal, kept by lowdb in db.json. It is replaced as a whole
// (temporary file, fsync, rename, fsync of the folder), so that a crash leaves the old one or the new one.
import { collectionNames, isCollection } from '#core/records/keys.ts';
import type { CollectionName, Records } from '#core/records/records.ts';
import { createHash } from 'node:crypto';
import { Low, type Adapter } from 'lowdb';
import path from 'node:path';
import { damaged, writtenByNewer } from '../disk/data-error.ts';
import { errorCode, removeFile, writeAll, type Disk, type DiskFile } from '../disk/disk.ts';
import type { Block, NewestAbout } from './journal-index.ts';
import { readOwn } from '../disk/own-file.ts';
import { hashOfLine, lineWithHash } from './line-hash.ts';

export type Collections = { [C in CollectionName]: readonly Records[C][] };

export interface Snapshot {
  /** From 2 on the journal names the seal of each snapshot; from 3 on the index finds the entries about a document. */
  format: 1 | 2 | 3;
  /** The place in the journal up to which the rows below hold everything. */
  segment: number;
  offset: number;
  line: number;
  seq: number;
  head: string;
  /** Audit entries up to there; the entries themselves are in the journal. */
  auditCount: number;
  index: readonly Block[];
  newest: NewestAbout;
  collections: Collections;
}

export type SealedSnapshot = Snapshot & { seal: string };

/** Rows turned into JSON before the event loop gets a turn. */
const ROWS_AT_ONCE = 200;

export function snapshotFile(dataDir: string): string {
  return path.join(dataDir, 'db.json');
}

/** Null when there is no file. @throws DataFolderError when there is one that is not whole. */
export async function readSnapshot(dataDir: string): Promise<SealedSnapshot | null> {
  const file = snapshotFile(dataDir);
  let bytes: Buffer;
  try {
    bytes = await readOwn(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  return parseSnapshot(file, bytes);
}

/** Whether the journal names it. */
export function isNamed(snapshot: Snapshot | null): snapshot is Snapshot {
  return snapshot !== null && snapshot.format >= 2;
}

/** Told the seal of a snapshot that is whole and durable, before it takes its place. */
export type Announce = (seal: string) => Promise<void>;

/** lowdb over db.json; `data` is null until a snapshot was read or written. */
export function openSnapshot(dataDir: string, disk: Disk, announce: Announce): Low<Snapshot | null> {
  return new Low<Snapshot | null>(new SnapshotAdapter(dataDir, disk, announce), null);
}

class SnapshotAdapter implements Adapter<Snapshot | null> {
  readonly #dataDir: string;
  readonly #disk: Disk;
  readonly #announce: Announce;

  constructor(dataDir: string, disk: Disk, announce: Announce) {
    this.#dataDir = dataDir;
    this.#disk = disk;
    this.#announce = announce;
  }

  read(): Promise<Snapshot | null> {
    return readSnapshot(this.#dataDir);
  }

  async write(snapshot: Snapshot | null): Promise<void> {
    if (!snapshot) return;
    const file = snapshotFile(this.#dataDir);
    const temporary = `${file}.new`;
    await removeFile(this.#disk, temporary);
    try {
      // Named first: whichever of the two a crash leaves in place, the journal knows it.
      await this.#announce(await this.#writeTemporary(temporary, snapshot));
      await this.#disk.rename(temporary, file);
    } catch (error) {
      // On a full disk the half-written file must not take up room that the journal needs.
      await removeFile(this.#disk, temporary).catch(() => undefined);
      throw error;
    }
    await this.#disk.syncFolder(this.#dataDir);
  }

  async #writeTemporary(temporary: string, snapshot: Snapshot): Promise<string> {
    const file = await this.#disk.open(temporary, 'create');
    try {
      const hash = createHash('sha256');
      let position = 0;
      for (const part of snapshotJson(snapshot)) {
        hash.update(part);
        position += await appendText(file, part, position);
      }
      const seal = hash.update('}').digest('hex');
      await appendText(file, `${lineWithHash('}', seal)}\n`, position);
      await file.sync();
      return seal;
    } finally {
      await file.close();
    }
  }
}

/** The snapshot's JSON without its last brace, in parts that are small enough not to hold up other work. */
function* snapshotJson({ collections, index, newest, ...place }: Snapshot): Generator<string> {
  yield `${JSON.stringify(place).slice(0, -1)},"index":`;
  yield* rowsJson(index);
  yield ',"newest":';
  yield* rowsJson(newest);
  yield ',"collections":{';
  for (const [at, name] of collectionNames.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(name)}:`;
    yield* rowsJson(collections[name]);
  }
  yield '}';
}

function* rowsJson(rows: readonly object[]): Generator<string> {
  yield '[';
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const json = rows.slice(start, start + ROWS_AT_ONCE).map((row) => JSON.stringify(row));
    yield `${start > 0 ? ',' : ''}${json.join(',\n')}`;
  }
  yield ']';
}

async function appendText(file: DiskFile, text: string, position: number): Promise<number> {
  const bytes = Buffer.from(text);
  await writeAll(file, bytes, position);
  return bytes.length;
}

function parseSnapshot(file: string, bytes: Buffer): SealedSnapshot {
  const text = bytes.toString('utf8').trimEnd();
  if (text === '') throw damaged(file, 'the file is empty');
  if (text === 'null') throw damaged(file, 'the file holds nothing but null');
  const seal = hashOfLine(bytes.subarray(0, Buffer.byteLength(text)));
  if (seal === null) throw damaged(file, 'the file is cut short or was changed');
  // Sealed by this program, so it has the shape that `format` names.
  const snapshot = JSON.parse(text) as Omit<Snapshot, 'format'> & { format: unknown };
  const { format } = snapshot;
  if (format !== 1 && format !== 2 && format !== 3) throw writtenByNewer(file, 'it, in another format');
  for (const [name, rows] of Object.entries(snapshot.collections)) {
    // The next snapshot would be without them.
    if (!isCollection(name) && rows.length > 0) throw writtenByNewer(file, `the ${name} in it`);
  }
  return { ...snapshot, format, seal, collections: { ...noRows(), ...snapshot.collections } };
}

/** What a version that did not know a collection has of it. */
function noRows(): Collections {
  return Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as Collections;
}
