// Writes commits: rows, audit entries, lines, and the new end of the log; in one statement unless they are large.
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName, Records } from '#core/records/records.ts';
import type { Change } from '#core/store/store.ts';
import { columns, expectColumns, tableOf, toCells } from './columns.ts';
import type { Queries } from './database.ts';
import { auditCells, logEnd, type LogEnd, type LogLine } from './log-lines.ts';

/** The rows, and the entries, of one statement. Between two of them the server does other work. */
const AT_ONCE = 1000;

/** Writes the lines behind `end`, which the caller has locked, with their rows and entries. @returns the new end */
export async function writeLog(db: Queries, end: LogEnd, lines: readonly LogLine[]): Promise<LogEnd> {
  const next = logEnd(end, lines);
  const changes = lines.flatMap(({ entry }) => entry.changes);
  const most = Math.max(changes.length, next.auditEntries - end.auditEntries);
  for (let from = 0; ; from += AT_ONCE) {
    const values: unknown[] = [];
    const given = (value: unknown) => `$${values.push(value)}`;
    const parts = rowsWritten(changes.slice(from, from + AT_ONCE), given);
    const audit = auditOf(end, lines, from, from + AT_ONCE);
    if (audit.length > 0) parts.push(auditInserted(given(JSON.stringify(audit))));
    const isLast = from + AT_ONCE >= most;
    if (isLast) parts.push(linesInserted(lines, given));
    const set = () =>
      `seq = ${given(next.seq)}, hash = ${given(next.hash)}, audit_entries = ${given(next.auditEntries)}`;
    const named = parts.map((part, at) => `part_${at} AS (${part})`).join(', ');
    await db.queryOften(`WITH ${named} ${isLast ? `UPDATE log_end SET ${set()}` : 'SELECT'}`, values);
    if (isLast) return next;
  }
}

function rowsWritten(changes: readonly Change[], given: (value: unknown) => string): string[] {
  const parts: string[] = [];
  for (const collection of collectionNames) {
    const { put, removed } = lastOf(collection, changes);
    if (put.length > 0) parts.push(upsert(collection, given(JSON.stringify(put))));
    if (removed.length > 0) parts.push(`DELETE FROM ${tableOf(collection)} WHERE id = ANY(${given(removed)}::text[])`);
  }
  return parts;
}

export async function insertLines(db: Queries, lines: readonly LogLine[]): Promise<void> {
  const values: unknown[] = [];
  await db.query(
    linesInserted(lines, (value) => `$${values.push(value)}`),
    values,
  );
}

function linesInserted(lines: readonly LogLine[], given: (value: unknown) => string): string {
  const seqs = given(lines.map(({ entry }) => entry.seq));
  const hashes = given(lines.map(({ hash }) => hash));
  // One text, since the driver takes long to quote the elements of an array.
  const texts = `string_to_array(${given(lines.map(({ line }) => line).join('\n'))}, E'\\n')`;
  return `INSERT INTO commits (seq, hash, line) SELECT * FROM unnest(${seqs}::bigint[], ${hashes}::text[], ${texts})`;
}

export async function insertAudit(db: Queries, cells: readonly object[]): Promise<void> {
  if (cells.length > 0) await db.query(auditInserted('$1'), [JSON.stringify(cells)]);
}

const auditInserted = (cells: string) =>
  `INSERT INTO audit_entries SELECT * FROM jsonb_populate_recordset(NULL::audit_entries, ${cells}::jsonb)`;

/** The cells of their audit entries, which stand behind those of `end`. */
export function auditOf(end: LogEnd, lines: readonly LogLine[], from = 0, to?: number): object[] {
  const all = lines.flatMap(({ entry: { audit, seq } }) => audit.map((entry) => [entry, seq] as const));
  return all.slice(from, to).map(([entry, seq], at) => auditCells(entry, end.auditEntries + from + at + 1, seq));
}

/** Of several changes of one row, the last one counts. */
function lastOf(collection: CollectionName, changes: readonly Change[]): { put: object[]; removed: string[] } {
  const last = new Map<string, Records[CollectionName] | null>();
  for (const { collection: own, id, row } of changes) if (own === collection) last.set(id, row);
  const put: object[] = [];
  const removed: string[] = [];
  for (const [id, row] of last) {
    if (row) expectColumns(collection, row);
    if (row) put.push(toCells(collection, row));
    else removed.push(id);
  }
  return { put, removed };
}

/** @param rows the placeholder of a JSON array of rows */
export function upsert(collection: CollectionName, rows: string): string {
  const table = tableOf(collection);
  const names = columns[collection].map(({ name }) => name);
  const list = names.join(', ');
  const set = names.filter((name) => name !== 'id').map((name) => `${name} = EXCLUDED.${name}`);
  return (
    `INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, ${rows}::jsonb) ` +
    `ON CONFLICT (id) DO UPDATE SET ${set.join(', ')}`
  );
}
