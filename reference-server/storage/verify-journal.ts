// Verifies the audit log of a data folder and changes nothing in it: every entry against its hash and its predecessor,
// the whole against the snapshot, and against a head that was kept elsewhere.
import { DataFolderError } from './data-error.ts';
import { nodeDisk } from './disk.ts';
import { BrokenJournal, GENESIS, readJournal, segmentFile } from './journal-reader.ts';
import { openSnapshot } from './snapshot.ts';

export interface VerifiedJournal {
  segments: number;
  /** Commits, one a line. */
  entries: number;
  auditEntries: number;
  /** The hash of the last entry. */
  head: string;
}

/**
 * @param knownHead a head printed earlier: the log may have grown since, but must still hold that entry.
 * @throws BrokenJournal at the first entry that is damaged, missing or out of order.
 * @throws DataFolderError when the log ends before what db.json or `knownHead` vouch for.
 */
export async function verifyJournal(dataDir: string, knownHead?: string): Promise<VerifiedJournal> {
  // The snapshot first: a running server only ever adds to the journal.
  const snapshot = openSnapshot(dataDir, nodeDisk);
  await snapshot.read();
  const verified: VerifiedJournal = { segments: 0, entries: 0, auditEntries: 0, head: GENESIS };
  const missing = new Map([
    ...(snapshot.data ? [[snapshot.data.head, 'db.json was written after it'] as const] : []),
    ...(knownHead === undefined ? [] : [[knownHead, 'it was the head that was kept elsewhere'] as const]),
  ]);
  const journal = readJournal(dataDir);
  let next = await journal.next();
  for (; !next.done; next = await journal.next()) {
    const { entry, hash, segment } = next.value;
    verified.segments = segment;
    verified.entries = entry.seq;
    verified.auditEntries += entry.audit.length;
    verified.head = hash;
    missing.delete(hash);
  }
  if (next.value) {
    const { segment, line } = next.value;
    const place = { file: segmentFile(dataDir, segment), line, seq: verified.entries + 1 };
    throw new BrokenJournal(place, 'the line is unfinished: a write was cut short, or the server is writing just now');
  }
  for (const [hash, reason] of missing) {
    throw new DataFolderError(
      `The log ends at entry ${verified.entries} and does not hold the entry with the hash ${hash}, although ${reason}: ` +
        'entries were cut off or replaced.',
    );
  }
  if (verified.entries === 0) throw new DataFolderError(`${dataDir}: there is no audit log here.`);
  return verified;
}
