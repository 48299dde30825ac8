// Loads the snapshot's rows and the journal after it into an empty engine; refuses parts that do not belong together.
import { collectionNames, isCollection } from '#core/records/keys.ts';
import type { StoreEngine } from '#core/store/store.ts';
import { damaged, type DataFolderError, writtenByNewer } from '../disk/data-error.ts';
import type { Unchecked } from './check-chain.ts';
import { expectJournalOf } from './expect-journal.ts';
import type { JournalIndex } from './journal-index.ts';
import type { KnownHead } from './second-head.ts';
import type { Beginning } from './journal.ts';
import {
  BEGINNING,
  BrokenJournal,
  forEachEntry,
  readJournal,
  segmentFile,
  segmentNumbers,
  type JournalHead,
  type ReadEntry,
  type TornTail,
} from './journal-reader.ts';
import { digestOf } from './row-digests.ts';
import { isNamed, snapshotFile, type SealedSnapshot } from './snapshot.ts';

export interface Replayed extends Beginning {
  /** The torn tail after a crash, to be cut off. */
  torn: TornTail | null;
  unchecked: Unchecked;
}

export interface Found {
  dataDir: string;
  snapshot: SealedSnapshot | null;
  known: KnownHead;
}

/** @throws DataFolderError naming the damaged file (and line). */
export async function replay(found: Found, store: StoreEngine, index: JournalIndex): Promise<Replayed> {
  const { dataDir, snapshot } = found;
  const kept = snapshot?.format === 3 ? snapshot : null;
  const unchecked = kept ? await expectJournalOf(dataDir, kept) : { blocks: [], to: '' };
  const begin = kept ? placeOf(kept) : BEGINNING;
  if (kept) {
    for (const name of collectionNames) store.restore(name, kept.collections[name]);
    store.restoreAudit(kept.auditCount);
    index.restore(kept.index, kept.newest);
  }
  const head = { ...begin };
  const counted = { bytes: 0, contentSeq: snapshot?.seq ?? 0 };
  const seals = new Set<string>();
  const take = (read: ReadEntry): void => {
    const { entry, hash, segment, line, start, end } = read;
    const hasContent = entry.changes.length + entry.audit.length > 0;
    if (!snapshot && hasContent)
      throw damaged(snapshotFile(dataDir), 'the file is missing, although there is a journal');
    expectKnownCollections(dataDir, read);
    index.add({ ...head, segment, offset: start, line: line - 1 }, end, entry.audit);
    store.load([{ changes: entry.changes, audit: entry.audit }]);
    Object.assign(head, { segment, offset: end, line, seq: entry.seq, hash });
    if (entry.snapshot !== undefined) seals.add(entry.snapshot);
    if (entry.seq > (snapshot?.seq ?? 0)) {
      counted.bytes += end - start;
      if (hasContent) counted.contentSeq = entry.seq;
    }
    if (snapshot?.seq === entry.seq) expectSameRows(dataDir, snapshot, read, store);
    expectKnown(found, entry.seq, hash);
  };
  const torn = await forEachEntry(readJournal(dataDir, begin), take);
  if (snapshot && head.seq < snapshot.seq) throw tooShort(dataDir, snapshot, head);
  expectEnd(found, head, torn);
  if (snapshot && isNamed(snapshot) && !seals.has(snapshot.seal)) throw notNamed(dataDir);
  const newest = (await segmentNumbers(dataDir)).at(-1) ?? 1;
  // The newest segment may be empty; the journal continues at its beginning.
  if (newest !== head.segment) Object.assign(head, { segment: newest, offset: 0, line: 0 });
  return { head, ...counted, torn, unchecked };
}

function placeOf({ segment, offset, line, seq, head }: SealedSnapshot): JournalHead {
  return { segment, offset, line, seq, hash: head };
}

function expectKnownCollections(dataDir: string, { entry, segment, line }: ReadEntry): void {
  const strange = entry.changes.find(({ collection }) => !isCollection(collection));
  if (strange)
    throw writtenByNewer(`${segmentFile(dataDir, segment)}, line ${line}`, `the ${strange.collection} in it`);
}

/** Checks that the last acknowledged entry is there, as far as it is known. */
function expectKnown({ dataDir, known }: Found, seq: number, hash: string): void {
  if (known.state !== 'read' || known.head.seq !== seq || known.head.hash === hash) return;
  throw damaged(
    segmentFile(dataDir, known.head.segment),
    `entry ${seq} is not the one that journal.head was written after: entries were replaced`,
  );
}

function expectEnd({ dataDir, snapshot, known }: Found, head: JournalHead, torn: TornTail | null): void {
  if (known.state === 'read') {
    if (head.seq >= known.head.seq) return;
    if (torn) throw brokenAt(dataDir, torn, head, 'although it was acknowledged');
    throw damaged(
      segmentFile(dataDir, known.head.segment),
      `the journal ends at entry ${head.seq}, although entry ${known.head.seq} was acknowledged (journal.head): ` +
        'entries were cut off, or the newest segment is gone',
    );
  }
  // Older versions and new folders have no second head.
  if (!torn || !isNamed(snapshot)) return;
  const reason =
    `and journal.head, which records whether it was acknowledged, is ${known.state}. To continue without it, ` +
    `cut ${segmentFile(dataDir, torn.segment)} off after its first ${torn.start} bytes`;
  throw brokenAt(dataDir, torn, head, reason);
}

function brokenAt(dataDir: string, torn: TornTail, { seq }: JournalHead, more: string): BrokenJournal {
  const place = { file: segmentFile(dataDir, torn.segment), line: torn.line, seq: seq + 1 };
  return new BrokenJournal(place, `${torn.reason}, ${more}`);
}

function notNamed(dataDir: string): DataFolderError {
  return damaged(
    snapshotFile(dataDir),
    'the journal does not name this snapshot: it was changed and sealed anew, or belongs to another journal',
  );
}

function tooShort(dataDir: string, { seq, segment, offset }: SealedSnapshot, head: JournalHead): DataFolderError {
  return damaged(
    segmentFile(dataDir, head.segment),
    `the journal ends at entry ${head.seq}, although db.json holds everything up to entry ${seq} ` +
      `(${segmentFile(dataDir, segment)}, byte ${offset})`,
  );
}

/** For a snapshot of an older version, after reading the whole journal: both must have the same rows. */
function expectSameRows(dataDir: string, snapshot: SealedSnapshot, read: ReadEntry, store: StoreEngine): void {
  const { hash, segment, line } = read;
  if (hash !== snapshot.head || store.auditLength !== snapshot.auditCount) {
    throw damaged(
      `${segmentFile(dataDir, segment)}, line ${line}`,
      `entry ${snapshot.seq} is not the one that db.json was written after; the two files do not belong together`,
    );
  }
  for (const name of collectionNames) {
    if (digestOf(store.rows(name)) === digestOf(snapshot.collections[name])) continue;
    throw damaged(snapshotFile(dataDir), `its ${name} do not agree with the journal`);
  }
}
