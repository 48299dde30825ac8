// Reads the journal and checks the chain, for the server's start and `npm run audit:verify` alike.
import type { Change, Commit } from '#core/store/store.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DataFolderError } from '../disk/data-error.ts';
import { unlessMissing } from '../disk/disk.ts';
import { readLines, sizeOfFile } from './file-lines.ts';
import { parseLine } from './entry-line.ts';
import { hashOfLine } from './line-hash.ts';

/** The hash that the first line names as its predecessor. */
export const GENESIS = '0'.repeat(64);

/** An entry and the position after it. */
export interface JournalHead {
  segment: number;
  /** Bytes of the segment. */
  offset: number;
  /** Lines of the segment. */
  line: number;
  seq: number;
  hash: string;
}

/** The fault of a line without an end. */
export const CUT = 'the line ends too early';

/** Before the first entry. */
export const BEGINNING: JournalHead = { segment: 1, offset: 0, line: 0, seq: 0, hash: GENESIS };

/** A commit in a journal line, without its `hash`. */
export interface JournalEntry extends Commit {
  seq: number;
  prevHash: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The first entry of the same burst; later bursts came after it was durable. Missing in older lines. */
  burst?: number;
  /** The seal of a snapshot that was about to be put in place. */
  snapshot?: string;
}

export interface ReadEntry {
  entry: JournalEntry;
  hash: string;
  segment: number;
  /** From 1, within the segment. */
  line: number;
  /** The offset of this line in the segment. */
  start: number;
  /** The offset of its end. */
  end: number;
}

/** The first fault of a journal. */
export class BrokenJournal extends DataFolderError {
  override readonly name = 'BrokenJournal';
  constructor(
    readonly place: { file: string; line: number; seq: number },
    readonly reason: string,
  ) {
    super(`${place.file}, line ${place.line} (entry ${place.seq}): ${reason}. Nothing was changed.`);
  }
}

/** Bytes after the last complete entry; what was acknowledged decides whether they may be cut off. */
export interface TornTail {
  segment: number;
  line: number;
  start: number;
  bytes: number;
  /** The fault of the first line. */
  reason: string;
}

export const journalFolder = (dataDir: string): string => path.join(dataDir, 'journal');

export function segmentFile(dataDir: string, segment: number): string {
  return path.join(journalFolder(dataDir), `${String(segment).padStart(6, '0')}.jsonl`);
}

/** The numbers of the segments, ascending. */
export async function segmentNumbers(dataDir: string): Promise<number[]> {
  const names = (await readdir(journalFolder(dataDir)).catch(unlessMissing)) ?? [];
  return names
    .flatMap((name) => /^(\d{6,})\.jsonl$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** All entries behind `after`; returns the torn tail. @throws BrokenJournal if damaged, missing or out of order */
export async function* readJournal(
  dataDir: string,
  after: JournalHead = BEGINNING,
): AsyncGenerator<ReadEntry, TornTail | null> {
  const segments = await segmentNumbers(dataDir);
  const newest = segments.at(-1) ?? 0;
  let last = after;
  for (let segment = after.segment; segment <= newest; segment += 1) {
    if (segment !== last.segment) last = { ...last, segment, offset: 0, line: 0 };
    if (!segments.includes(segment)) throw broken(dataDir, last, 'the file is missing');
    const entries = readSegment(dataDir, last);
    try {
      let next = await entries.next();
      for (; !next.done; next = await entries.next()) {
        const { entry, hash, line, end } = next.value;
        last = { segment, offset: end, line, seq: entry.seq, hash };
        yield next.value;
      }
      if (next.value === null) continue;
      const { start, reason } = next.value;
      const isTorn = segment === newest && (await isOneBurst(segmentFile(dataDir, segment), start, last.seq));
      if (!isTorn) throw broken(dataDir, last, reason);
      return next.value;
    } finally {
      await entries.return(null);
    }
  }
  return null;
}

/** Entries of a segment between two positions; returns what follows the first invalid line. @throws BrokenJournal */
export async function* readSegment(
  dataDir: string,
  from: JournalHead,
  to = Infinity,
): AsyncGenerator<ReadEntry, TornTail | null> {
  const { segment } = from;
  const file = segmentFile(dataDir, segment);
  let last = from;
  const lines = readLines(file, from.offset, to);
  try {
    let next = await lines.next();
    for (; !next.done; next = await lines.next()) {
      for (const { bytes, start, end } of next.value) {
        const hash = hashOfLine(bytes);
        const line = last.line + 1;
        if (hash === null) {
          const size = await sizeOfFile(file);
          return { segment, line, start, bytes: size - start, reason: 'the entry does not match its hash' };
        }
        const entry = await expectNext(dataDir, bytes, last);
        last = { segment, offset: end, line, seq: entry.seq, hash };
        yield { entry, hash, segment, line, start, end };
      }
    }
    const { start, size } = next.value;
    if (start === size) return null;
    return { segment, line: last.line + 1, start, bytes: size - start, reason: CUT };
  } finally {
    // The iterator holds the file open if it was not read to its end.
    await lines.return({ start: 0, size: 0 });
  }
}

/** @throws BrokenJournal */
async function expectNext(dataDir: string, bytes: Buffer, last: JournalHead): Promise<JournalEntry> {
  const entry = await parseEntry(bytes);
  if (!entry) throw broken(dataDir, last, 'the entry is not one this version can read');
  if (entry.seq !== last.seq + 1)
    throw broken(dataDir, last, `entry ${last.seq + 1} is missing; entry ${entry.seq} stands in its place`);
  if (entry.prevHash !== last.hash) throw broken(dataDir, last, 'the entry does not follow the one before it');
  return entry;
}

/** Reads to the end, or until `take` throws. @returns the torn tail */
export async function forEachEntry(
  reading: ReturnType<typeof readJournal>,
  take: (read: ReadEntry) => void,
): Promise<TornTail | null> {
  try {
    let next = await reading.next();
    for (; !next.done; next = await reading.next()) take(next.value);
    return next.value;
  } finally {
    await reading.return(null);
  }
}

function broken(dataDir: string, { segment, line, seq }: JournalHead, reason: string): BrokenJournal {
  return new BrokenJournal({ file: segmentFile(dataDir, segment), line: line + 1, seq: seq + 1 }, reason);
}

/**
 * Whether all complete entries from here on belong to the torn burst, after entry `lastSeq`. Lines of a burst reach the
 * disk in any order, but a burst begins only after the one before is durable.
 */
async function isOneBurst(file: string, from: number, lastSeq: number): Promise<boolean> {
  for await (const lines of readLines(file, from)) {
    for (const { bytes } of lines) {
      if (hashOfLine(bytes) === null) continue;
      const entry = await parseEntry(bytes);
      if (entry?.burst === undefined || entry.seq <= lastSeq || entry.burst > lastSeq + 1) return false;
    }
  }
  return true;
}

/** The line is sealed by this program, so only its outline is checked. */
export async function parseEntry(bytes: Buffer): Promise<JournalEntry | null> {
  let value: unknown;
  try {
    value = await parseLine(bytes.toString('utf8'));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { seq, prevHash, at, burst, snapshot, changes, audit } = value as Record<string, unknown>;
  const isEntry =
    typeof seq === 'number' &&
    typeof prevHash === 'string' &&
    typeof at === 'string' &&
    Array.isArray(changes) &&
    Array.isArray(audit);
  if (!isEntry) return null;
  return {
    seq,
    prevHash,
    at,
    ...(typeof burst === 'number' ? { burst } : {}),
    ...(typeof snapshot === 'string' ? { snapshot } : {}),
    changes: changes as Change[],
    audit: audit as AuditEntry[],
  };
}
