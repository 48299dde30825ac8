// Verifies a data folder without changing it: the chain, the kept heads, and the snapshot's rows.
import { collectionNames } from '#core/records/keys.ts';
import { damaged, DataFolderError } from '../disk/data-error.ts';
import { readSecondHead } from './second-head.ts';
import { BrokenJournal, forEachEntry, GENESIS, readJournal, segmentFile, type JournalEntry } from './journal-reader.ts';
import { digestOf, digestOfAll, digestOfRow } from './row-digests.ts';
import { isNamed, readSnapshot, snapshotFile, type SealedSnapshot } from './snapshot.ts';

export interface VerifiedJournal {
  segments: number;
  /** Commits, one a line. */
  entries: number;
  auditEntries: number;
  /** The hash of the last entry. */
  head: string;
}

/**
 * @param knownHead a head printed earlier, which the log must still contain. @throws BrokenJournal at the first entry
 * that is damaged, missing or out of order. @throws DataFolderError if the log ends before journal.head, db.json or
 * `knownHead`, or if db.json differs from the log.
 */
export async function verifyJournal(dataDir: string, knownHead?: string): Promise<VerifiedJournal> {
  // Read first, since a running server only appends to the journal.
  const second = await readSecondHead(dataDir);
  const snapshot = await readSnapshot(dataDir);
  const verified: VerifiedJournal = { segments: 0, entries: 0, auditEntries: 0, head: GENESIS };
  const missing = new Map([
    ...(snapshot ? [[snapshot.head, 'db.json was written after it'] as const] : []),
    ...(second.state === 'read' ? [[second.head.hash, 'journal.head names it as the last one'] as const] : []),
    ...(knownHead === undefined ? [] : [[knownHead, 'it was the head that was kept elsewhere'] as const]),
  ]);
  // Nothing was written yet.
  missing.delete(GENESIS);
  const rows = new RowDigests();
  const seals = new Set<string>();
  const torn = await forEachEntry(readJournal(dataDir), ({ entry, hash, segment }) => {
    verified.segments = segment;
    verified.entries = entry.seq;
    verified.auditEntries += entry.audit.length;
    verified.head = hash;
    missing.delete(hash);
    if (entry.snapshot !== undefined) seals.add(entry.snapshot);
    if (snapshot && entry.seq <= snapshot.seq) rows.apply(entry);
    if (snapshot?.seq === entry.seq) expectRows(dataDir, snapshot, rows, verified.auditEntries);
  });
  if (torn) {
    const place = { file: segmentFile(dataDir, torn.segment), line: torn.line, seq: verified.entries + 1 };
    throw new BrokenJournal(
      place,
      `the line is unfinished (${torn.reason}): a write was cut short, or the server is writing just now`,
    );
  }
  for (const [hash, reason] of missing) {
    throw new DataFolderError(
      `The log ends at entry ${verified.entries} and does not hold the entry with the hash ${hash}, although ${reason}: ` +
        'entries were cut off or replaced.',
    );
  }
  if (verified.entries === 0) throw new DataFolderError(`${dataDir}: there is no audit log here.`);
  if (snapshot && isNamed(snapshot) && !seals.has(snapshot.seal))
    throw damaged(snapshotFile(dataDir), 'the log does not name this snapshot: it was changed and sealed anew');
  return verified;
}

/** Digests of the log's rows, so that the rows need not fit into memory. */
class RowDigests {
  readonly #tables = new Map<string, Map<string, string>>();

  apply({ changes }: JournalEntry): void {
    for (const { collection, id, row } of changes) {
      const table = this.#tables.get(collection) ?? new Map<string, string>();
      this.#tables.set(collection, table);
      if (row) table.set(id, digestOfRow(row));
      else table.delete(id);
    }
  }

  digestOf(collection: string): string {
    return digestOfAll([...(this.#tables.get(collection)?.values() ?? [])]);
  }
}

function expectRows(dataDir: string, snapshot: SealedSnapshot, rows: RowDigests, auditEntries: number): void {
  const file = snapshotFile(dataDir);
  if (auditEntries !== snapshot.auditCount)
    throw damaged(file, `it counts ${snapshot.auditCount} audit entries, and the log has ${auditEntries}`);
  for (const name of collectionNames) {
    if (rows.digestOf(name) === digestOf(snapshot.collections[name])) continue;
    throw damaged(file, `its ${name} do not agree with the log: it was changed and sealed again`);
  }
}
