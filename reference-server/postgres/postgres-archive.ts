// Audit entries in their table, found by its indexes and searched part by part, newest first.
import type { AuditFilter } from '#core/ports/audit-log.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { soughtText } from '#core/store/log/audit-filter.ts';
import { type AuditArchive, auditId, type SliceAbout } from '#core/store/log/audit-log.ts';
import type { SearchedPart } from '#core/store/log/audit-search.ts';
import { snake } from './columns.ts';
import { storable } from './storable.ts';
import type { Queries } from './database.ts';

/** The entries read in one step. */
const PART = 20_000;

interface EntryRow extends Omit<AuditEntry, 'id' | 'pages' | 'seconds'> {
  position: number;
  pages: string | null;
  seconds: number | null;
}

const about = ['userId', 'ipAddress', 'resourceType', 'resourceId', 'userAgent', 'pages', 'seconds'];
const FIELDS = ['position', 'createdAt', 'activityType', 'description', ...about]
  .map((name) => `${snake(name)} AS "${name}"`)
  .join(', ');

function entryOf({ position, pages, seconds, ...entry }: EntryRow): AuditEntry {
  return {
    id: auditId(position),
    ...entry,
    ...(pages === null ? {} : { pages }),
    ...(seconds === null ? {} : { seconds }),
  };
}

/** The audit entries at positions, counted from 1, from `from` to `to` (inclusive), in order. */
export async function entriesBetween(db: Queries, from: number, to: number): Promise<AuditEntry[]> {
  const rows = await db.query<EntryRow>(
    `SELECT ${FIELDS} FROM audit_entries WHERE position BETWEEN $1 AND $2 ORDER BY position`,
    [from, to],
  );
  return rows.map(entryOf);
}

export class PostgresArchive implements AuditArchive {
  constructor(private readonly db: Queries) {}

  read(from: number, to: number): Promise<readonly AuditEntry[]> {
    return entriesBetween(this.db, from + 1, to);
  }

  async newestAbout(document: string, end: number, slice: SliceAbout): Promise<readonly AuditEntry[]> {
    const { limit, before = end } = slice;
    const about = "resource_type = 'document' AND resource_id = $1";
    if (before < end) {
      const [named] = await this.db.query(`SELECT 1 FROM audit_entries WHERE ${about} AND position = $2`, [
        document,
        before + 1,
      ]);
      if (!named) return [];
    }
    const rows = await this.db.query<EntryRow>(
      `SELECT ${FIELDS} FROM audit_entries WHERE ${about} AND position <= $2 ORDER BY position DESC LIMIT $3`,
      [document, before, limit],
    );
    return rows.map(entryOf);
  }

  async count(types: readonly string[], since: string): Promise<number> {
    const [found] = await this.db.query<{ count: number }>(
      'SELECT count(*) FROM audit_entries WHERE created_at >= $1 AND activity_type = ANY($2::text[])',
      [since, types],
    );
    return found?.count ?? 0;
  }

  *parts(filter: AuditFilter, end: number): Iterable<SearchedPart> {
    for (let to = end; to > 0; to -= PART) {
      const from = Math.max(1, to - PART + 1);
      const { where, values } = conditionOf(filter, from, to);
      yield { cost: to - from + 1, known: null, look: () => this.#look(where, values) };
    }
  }

  async #look(where: string, values: readonly unknown[]) {
    const [found] = await this.db.query<{ count: number }>(`SELECT count(*) FROM audit_entries WHERE ${where}`, values);
    const take = async (limit: number) => {
      const rows = await this.db.query<EntryRow>(
        `SELECT ${FIELDS} FROM audit_entries WHERE ${where} ORDER BY position DESC LIMIT $${values.length + 1}`,
        [...values, limit],
      );
      return rows.map(entryOf);
    };
    return { count: found?.count ?? 0, take };
  }
}

function conditionOf(filter: AuditFilter, start: number, end: number): { where: string; values: unknown[] } {
  const { userId, types, resourceType, resourceId, from, to } = filter;
  const values: unknown[] = [start, end];
  const parts = ['position BETWEEN $1 AND $2'];
  const also = (condition: string, value: unknown) => parts.push(condition.replace('?', `$${values.push(value)}`));
  if (userId === null) parts.push('user_id IS NULL');
  else if (userId !== undefined) also('user_id = ?', storable(userId));
  if (types !== undefined) also('activity_type = ANY(?::text[])', types);
  if (resourceType !== undefined) also('resource_type = ?', storable(resourceType));
  if (resourceId !== undefined) also('resource_id = ?', storable(resourceId));
  if (from !== undefined) also('created_at >= ?', storableTime(from));
  if (to !== undefined) also('created_at < ?', storableTime(to));
  const text = storable(soughtText(filter));
  // The search text is literal; both sides are case-folded by the same rule. The separator between description and
  // address occurs in no search text.
  if (text !== '') {
    const place = values.push(text);
    also(`(position($${place} in sought) > 0 OR user_id = ANY(?::text[]))`, (filter.textUserIds ?? []).map(storable));
  }
  return { where: parts.join(' AND '), values };
}

/** Times outside of PostgreSQL's usual format lie before or after every entry. */
function storableTime(time: string): string {
  if (time.startsWith('+')) return 'infinity';
  return /^(?:-|0000)/.test(time) ? '-infinity' : time;
}
