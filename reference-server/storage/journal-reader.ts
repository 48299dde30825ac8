// Reads the journal: every segment, line by line, checking the chain. The server's start and `npm run audit:verify`
// both read through here, so what one accepts the other does.
import type { Change, Commit } from '#core/store/store.ts';
import type { AuditEntry } from '#core/records.ts';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { DataFolderError } from './data-error.ts';
import { sealOf } from './sealed-line.ts';

/** What the first line names as its predecessor. */
export const GENESIS = '0'.repeat(64);

/** One commit as a journal line holds it, without its `hash`. */
export interface JournalEntry extends Commit {
  seq: number;
  prevHash: string;
  /** ISO 8601, UTC. */
  at: string;
}

export interface ReadEntry {
  entry: JournalEntry;
  hash: string;
  /** The segment's number, from 1. */
  segment: number;
  /** From 1, within the segment. */
  line: number;
  /** Bytes of the segment up to and with this line. */
  end: number;
}

/** The first thing that is wrong with a journal. */
export class BrokenJournal extends DataFolderError {
  override readonly name = 'BrokenJournal';
  constructor(
    readonly place: { file: string; line: number; seq: number },
    readonly reason: string,
  ) {
    super(`${place.file}, line ${place.line} (entry ${place.seq}): ${reason}. Nothing was changed.`);
  }
}

/** Bytes after the last complete line: a write that was cut short, never acknowledged. */
export interface UnfinishedLine {
  segment: number;
  line: number;
  start: number;
  bytes: Uint8Array;
}

export function journalFolder(dataDir: string): string {
  return path.join(dataDir, 'journal');
}

export function segmentFile(dataDir: string, segment: number): string {
  return path.join(journalFolder(dataDir), `${String(segment).padStart(6, '0')}.jsonl`);
}

/** The numbers of the segments there are, ascending. */
export async function segmentNumbers(dataDir: string): Promise<number[]> {
  const names = await readdir(journalFolder(dataDir)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => /^(\d{6,})\.jsonl$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/**
 * Yields every entry in order and returns the unfinished last line, if there is one. The changes of entries up to
 * number `coveredSeq` are known from elsewhere: they are checked like the others and left out.
 * @throws BrokenJournal at the first entry that is damaged, missing or out of order.
 */
export async function* readJournal(dataDir: string, coveredSeq = 0): AsyncGenerator<ReadEntry, UnfinishedLine | null> {
  const segments = await segmentNumbers(dataDir);
  let last: Pick<ReadEntry, 'hash'> & { seq: number } = { seq: 0, hash: GENESIS };
  for (const [at, segment] of segments.entries()) {
    const file = segmentFile(dataDir, segment);
    const expected = at + 1;
    if (segment !== expected) {
      throw new BrokenJournal(
        { file: segmentFile(dataDir, expected), line: 1, seq: last.seq + 1 },
        'the file is missing',
      );
    }
    const bytes = await readFile(file);
    let line = 0;
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      line += 1;
      const parse = last.seq < coveredSeq ? parseWithoutChanges : parseEntry;
      const { entry, hash } = parseLine(bytes.subarray(start, end), parse, last, { file, line, seq: last.seq + 1 });
      last = { seq: entry.seq, hash };
      start = end + 1;
      yield { entry, hash, segment, line, end: start };
    }
    if (start < bytes.length) {
      if (at !== segments.length - 1) {
        throw new BrokenJournal({ file, line: line + 1, seq: last.seq + 1 }, 'the line ends too early');
      }
      return { segment, line: line + 1, start, bytes: bytes.subarray(start) };
    }
  }
  return null;
}

function parseLine(
  bytes: Buffer,
  parse: (bytes: Buffer) => JournalEntry | null,
  last: { seq: number; hash: string },
  place: BrokenJournal['place'],
): { entry: JournalEntry; hash: string } {
  const hash = sealOf(bytes);
  if (hash === null) throw new BrokenJournal(place, 'the entry does not match its hash');
  const entry = parse(bytes);
  if (!entry) throw new BrokenJournal(place, 'the entry is not one this version can read');
  if (entry.seq !== last.seq + 1) {
    throw new BrokenJournal(place, `entry ${last.seq + 1} is missing; entry ${entry.seq} stands in its place`);
  }
  if (entry.prevHash !== last.hash) throw new BrokenJournal(place, 'the entry does not follow the one before it');
  return { entry, hash };
}

const CHANGES = '"changes":[';
const AUDIT = '],"audit":[';

/**
 * Changes are most of a line, and most of the time that reading it takes. A quotation mark within a text is escaped, so
 * neither name is found in one; and what is cut at a wrong place is no JSON, and is read as a whole after all.
 */
function parseWithoutChanges(bytes: Buffer): JournalEntry | null {
  const from = bytes.indexOf(CHANGES) + CHANGES.length;
  const to = bytes.lastIndexOf(AUDIT);
  if (to <= from) return parseEntry(bytes);
  return entryOf(bytes.toString('utf8', 0, from) + bytes.toString('utf8', to)) ?? parseEntry(bytes);
}

function parseEntry(bytes: Buffer): JournalEntry | null {
  return entryOf(bytes.toString('utf8'));
}

/** The line was written and sealed by this program; only its outline is checked. */
function entryOf(line: string): JournalEntry | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { seq, prevHash, at, changes, audit } = value as Record<string, unknown>;
  const isEntry =
    typeof seq === 'number' &&
    typeof prevHash === 'string' &&
    typeof at === 'string' &&
    Array.isArray(changes) &&
    Array.isArray(audit);
  return isEntry ? { seq, prevHash, at, changes: changes as Change[], audit: audit as AuditEntry[] } : null;
}
