// Writes commits in one statement: rows, audit entries, lines, and the new end of the log.
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName, Records } from '#core/records/records.ts';
import type { Change } from '#core/store/store.ts';
import { columns, expectColumns, tableOf, toCells } from './columns.ts';
import type { Queries } from './database.ts';
import { auditCells, logEnd, type LogEnd, type LogLine } from './log-lines.ts';

/** Writes the lines behind `end`, which the caller has locked, with their rows and entries. @returns the new end */
export async function writeLog(db: Queries, end: LogEnd, lines: readonly LogLine[]): Promise<LogEnd> {
  const next = logEnd(end, lines);
  const parts: string[] = [];
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const changes = lines.flatMap(({ entry }) => entry.changes);
  for (const collection of collectionNames) {
    const { put, removed } = lastOf(collection, changes);
    if (put.length > 0) parts.push(upsert(collection, given(JSON.stringify(put))));
    if (removed.length > 0) parts.push(`DELETE FROM ${tableOf(collection)} WHERE id = ANY(${given(removed)}::text[])`);
  }
  parts.push(linesInserted(lines, given));
  const audit = auditOf(end, lines);
  if (audit.length > 0) parts.push(auditInserted(given(JSON.stringify(audit))));
  const named = parts.map((part, at) => `part_${at} AS (${part})`).join(', ');
  const set = `seq = ${given(next.seq)}, hash = ${given(next.hash)}, audit_entries = ${given(next.auditEntries)}`;
  await db.queryOften(`WITH ${named} UPDATE log_end SET ${set}`, values);
  return next;
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
  const texts = given(lines.map(({ line }) => line));
  return `INSERT INTO commits (seq, hash, line) SELECT * FROM unnest(${seqs}::bigint[], ${hashes}::text[], ${texts}::text[])`;
}

export async function insertAudit(db: Queries, cells: readonly object[]): Promise<void> {
  if (cells.length > 0) await db.query(auditInserted('$1'), [JSON.stringify(cells)]);
}

const auditInserted = (cells: string) =>
  `INSERT INTO audit_entries SELECT * FROM jsonb_populate_recordset(NULL::audit_entries, ${cells}::jsonb)`;

/** The cells of their audit entries, which stand behind those of `end`. */
export function auditOf(end: LogEnd, lines: readonly LogLine[]): object[] {
  let position = end.auditEntries;
  return lines.flatMap(({ entry }) => entry.audit.map((audit) => auditCells(audit, (position += 1), entry.seq)));
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
