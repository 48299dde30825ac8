// Log lines in the database, with the text and hashes of a journal, so that a log can be moved unchanged.
import type { AuditEntry } from '#core/records/records.ts';
import { folded } from '#core/store/log/audit-filter.ts';
import type { Commit } from '#core/store/store.ts';
import { LogBroken } from '#core/store/log-broken.ts';
import { snake } from './columns.ts';
import { storable } from './storable.ts';
import { GENESIS, type JournalEntry } from '../storage/journal/journal-reader.ts';
import { parseLine, sealedLine } from '../storage/journal/entry-line.ts';
import { hashOfLine } from '../storage/journal/line-hash.ts';

export interface LogLine {
  entry: JournalEntry;
  hash: string;
  line: string;
}

/** An entry of the log by number and hash, and the number of audit entries up to it. */
export interface LogEnd {
  seq: number;
  hash: string;
  auditEntries: number;
}

export const EMPTY: LogEnd = { seq: 0, hash: GENESIS, auditEntries: 0 };

export async function linesAfter(
  end: LogEnd,
  commits: readonly Commit[],
  at: string,
  pause?: () => Promise<void>,
): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  let { seq, hash: prevHash } = end;
  for (const { changes, audit } of commits) {
    const entry: JournalEntry = { seq: (seq += 1), prevHash, at, burst: end.seq + 1, changes, audit };
    const { bytes, hash } = await sealedLine(entry, pause);
    lines.push({ entry, hash, line: bytes.toString('utf8', 0, bytes.length - 1) });
    prevHash = hash;
  }
  return lines;
}

export function logEnd(end: LogEnd, lines: readonly LogLine[]): LogEnd {
  const last = lines.at(-1);
  if (!last) return end;
  const auditEntries = lines.reduce((sum, { entry }) => sum + entry.audit.length, end.auditEntries);
  return { seq: last.entry.seq, hash: last.hash, auditEntries };
}

/** @throws LogBroken if it does not follow the entry `after` */
export async function readLine(line: string, after: Pick<LogEnd, 'seq' | 'hash'>): Promise<LogLine> {
  const seq = after.seq + 1;
  const hash = hashOfLine(Buffer.from(line));
  if (hash === null) throw new LogBroken(seq, 'the entry does not match its hash');
  // Its hash is right, so a server has written it.
  const { hash: _, ...entry } = (await parseLine(line)) as JournalEntry & { hash: string };
  if (entry.seq !== seq) throw new LogBroken(seq, `entry ${entry.seq} stands in its place`);
  if (entry.prevHash !== after.hash) throw new LogBroken(seq, 'it does not follow the entry before it');
  return { entry, hash, line };
}

export function auditCells({ id: _, ...entry }: AuditEntry, position: number, seq: number): Record<string, unknown> {
  const sought = `${folded(entry.description)}\n${folded(entry.ipAddress ?? '')}`;
  const cells: Record<string, unknown> = { position, seq, sought: storable(sought) };
  for (const [name, value] of Object.entries(entry)) cells[snake(name)] = storable(value);
  return cells;
}
