// Brings an empty engine up to what the data folder holds: the snapshot's rows, then the journal. Refuses a folder whose
// parts do not belong together; changes nothing on disk.
import { collectionNames } from '#core/records.ts';
import type { StoreEngine } from '#core/store/store.ts';
import { damaged, type DataFolderError } from './data-error.ts';
import type { JournalHead } from './journal.ts';
import { GENESIS, readJournal, segmentFile, segmentNumbers, type ReadEntry } from './journal-reader.ts';
import { snapshotFile, type Snapshot } from './snapshot.ts';

export interface Replayed {
  head: JournalHead;
  /** Bytes of journal that the snapshot does not cover. */
  uncovered: number;
  /** What there is to tell about a line that a crash cut short. */
  unfinished: string | null;
}

/** @throws DataFolderError naming the file (and line) that is damaged. */
export async function replay(dataDir: string, snapshot: Snapshot | null, store: StoreEngine): Promise<Replayed> {
  if (snapshot) for (const name of collectionNames) store.restore(name, snapshot.collections[name]);
  const head: JournalHead = { segment: 1, offset: 0, seq: 0, hash: GENESIS };
  let uncovered = 0;
  const entries = readJournal(dataDir, snapshot?.seq);
  let next = await entries.next();
  for (; !next.done; next = await entries.next()) {
    const { entry, hash, segment, end } = next.value;
    const isCovered = entry.seq <= (snapshot?.seq ?? 0);
    if (!snapshot && entry.changes.length + entry.audit.length > 0) throw snapshotMissing(dataDir);
    store.load([{ changes: isCovered ? [] : entry.changes, audit: entry.audit }]);
    if (!isCovered) uncovered += end - (segment === head.segment ? head.offset : 0);
    Object.assign(head, { segment, offset: end, seq: entry.seq, hash });
    if (entry.seq === snapshot?.seq) expectSamePlace(dataDir, snapshot, next.value, store.auditLength);
  }
  if (snapshot && head.seq < snapshot.seq) throw tooShort(dataDir, snapshot, head);
  const tail = next.value;
  const last = (await segmentNumbers(dataDir)).at(-1) ?? 1;
  // The newest segment may be empty still: then it goes on from its beginning.
  const place = last === head.segment ? {} : { segment: last, offset: 0 };
  const unfinished = tail
    ? `${segmentFile(dataDir, tail.segment)}, line ${tail.line}: cut short by a crash before it was acknowledged; ` +
      `its ${tail.bytes.length} bytes were removed.`
    : null;
  return { head: { ...head, ...place }, uncovered, unfinished };
}

function snapshotMissing(dataDir: string): DataFolderError {
  return damaged(snapshotFile(dataDir), 'the file is missing, although there is a journal');
}

function tooShort(dataDir: string, snapshot: Snapshot, head: JournalHead): DataFolderError {
  return damaged(
    segmentFile(dataDir, head.segment),
    `the journal ends at entry ${head.seq}, although db.json holds everything up to entry ${snapshot.seq} ` +
      `(${segmentFile(dataDir, snapshot.segment)}, byte ${snapshot.offset})`,
  );
}

function expectSamePlace(dataDir: string, snapshot: Snapshot, read: ReadEntry, auditCount: number): void {
  const { hash, segment, line } = read;
  if (hash === snapshot.head && auditCount === snapshot.auditCount) return;
  throw damaged(
    `${segmentFile(dataDir, segment)}, line ${line}`,
    `entry ${snapshot.seq} is not the one that db.json was written after; the two files do not belong together`,
  );
}
