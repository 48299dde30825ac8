// The snapshot of all collections in db.json, replaced as a whole: a crash leaves the old one or the new one.
import { collectionNames, isCollection } from '#core/records/keys.ts';
import type { CollectionName, Records } from '#core/records/records.ts';
import { createHash } from 'node:crypto';
import { Low, type Adapter } from 'lowdb';
import path from 'node:path';
import { damaged, writtenByNewer } from '../disk/data-error.ts';
import { removeFile, writeAll, type Disk, type DiskFile, unlessMissing, writeNew } from '../disk/disk.ts';
import type { Block, NewestAbout } from './journal-index.ts';
import type { JournalHead } from './journal-reader.ts';
import { readOwn } from '../disk/own-file.ts';
import { rowsJson } from './entry-line.ts';
import { hashOfLine, lineWithHash } from './line-hash.ts';

export type Collections = { [C in CollectionName]: readonly Records[C][] };

/** The journal position is the one that the rows correspond to. */
export interface Snapshot extends Omit<JournalHead, 'hash'> {
  /** From 2 on, the journal names each snapshot's seal; from 3 on, the index finds entries about a document. */
  format: 1 | 2 | 3;
  head: string;
  /** The number of audit entries up to there, which are in the journal. */
  auditCount: number;
  index: readonly Block[];
  newest: NewestAbout;
  collections: Collections;
}

export type SealedSnapshot = Snapshot & { seal: string };

export const snapshotFile = (dataDir: string): string => path.join(dataDir, 'db.json');

/** Null without a file. @throws DataFolderError if it is incomplete. */
export async function readSnapshot(dataDir: string): Promise<SealedSnapshot | null> {
  const file = snapshotFile(dataDir);
  const bytes = await readOwn(file).catch(unlessMissing);
  return bytes && parseSnapshot(file, bytes);
}

/** Whether the journal names it. */
export function isNamed(snapshot: Snapshot | null): snapshot is Snapshot {
  return snapshot !== null && snapshot.format >= 2;
}

/** Called with the seal of a complete, durable snapshot before it is put in place. */
export type Announce = (seal: string) => Promise<void>;

/** lowdb on db.json; `data` is null until a snapshot is read or written. */
export function openSnapshot(dataDir: string, disk: Disk, announce: Announce): Low<Snapshot | null> {
  return new Low<Snapshot | null>(new SnapshotAdapter(dataDir, disk, announce), null);
}

class SnapshotAdapter implements Adapter<Snapshot | null> {
  constructor(
    private readonly dataDir: string,
    private readonly disk: Disk,
    private readonly announce: Announce,
  ) {}

  read(): Promise<Snapshot | null> {
    return readSnapshot(this.dataDir);
  }

  async write(snapshot: Snapshot | null): Promise<void> {
    if (!snapshot) return;
    const file = snapshotFile(this.dataDir);
    const temporary = `${file}.new`;
    await removeFile(this.disk, temporary);
    try {
      // Announced first, so that the journal names whichever snapshot a crash leaves in place.
      await this.announce(await this.#writeTemporary(temporary, snapshot));
      await this.disk.rename(temporary, file);
    } catch (error) {
      // On a full disk, the incomplete file must not occupy space that the journal needs.
      await removeFile(this.disk, temporary).catch(() => undefined);
      throw error;
    }
    await this.disk.syncFolder(this.dataDir);
  }

  #writeTemporary(temporary: string, snapshot: Snapshot): Promise<string> {
    return writeNew(this.disk, temporary, async (file) => {
      const hash = createHash('sha256');
      let position = 0;
      for (const part of snapshotJson(snapshot)) {
        hash.update(part);
        position += await appendText(file, part, position);
      }
      const seal = hash.update('}').digest('hex');
      await appendText(file, `${lineWithHash('}', seal)}\n`, position);
      return seal;
    });
  }
}

/** The snapshot's JSON without its last brace, in parts small enough not to delay other work. */
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
  // Sealed by this program, so it has the shape of its `format`.
  const snapshot = JSON.parse(text) as Omit<Snapshot, 'format'> & { format: unknown };
  const { format } = snapshot;
  if (format !== 1 && format !== 2 && format !== 3) throw writtenByNewer(file, 'it, in another format');
  for (const [name, rows] of Object.entries(snapshot.collections)) {
    // The next snapshot would lose these rows.
    if (!isCollection(name) && rows.length > 0) throw writtenByNewer(file, `the ${name} in it`);
  }
  return { ...snapshot, format, seal, collections: { ...noRows(), ...snapshot.collections } };
}

/** The rows of collections that an older version did not know. */
function noRows(): Collections {
  return Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as Collections;
}
