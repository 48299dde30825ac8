// The audit log in memory, oldest first. Entries are only ever added.
import type { AuditQuery, NewAuditEntry, ReadAudit } from '../ports.ts';
import type { AuditEntry } from '../records.ts';

/** The id of the n-th entry, counted from 1. */
export function auditId(position: number): string {
  return `audit-${position}`;
}

function positionOf(id: string): number | null {
  const match = /^audit-([1-9]\d{0,14})$/.exec(id);
  return match ? Number(match[1]) : null;
}

export class AuditLog implements ReadAudit {
  readonly #entries: AuditEntry[] = [];

  get length(): number {
    return this.#entries.length;
  }

  add(entries: readonly AuditEntry[]): void {
    for (const entry of entries) this.#entries.push(entry);
  }

  newest({ limit, before }: AuditQuery): Promise<readonly AuditEntry[]> {
    let end = this.#entries.length;
    if (before !== undefined) {
      const position = positionOf(before);
      if (position === null || position > end) return Promise.resolve([]);
      end = position - 1;
    }
    return Promise.resolve(this.#entries.slice(Math.max(0, end - limit), end).reverse());
  }

  count(types: readonly string[], since: string): Promise<number> {
    let found = 0;
    for (let at = this.#entries.length - 1; at >= 0; at -= 1) {
      const entry = this.#entries[at];
      if (!entry || entry.createdAt < since) break;
      if (types.includes(entry.activityType)) found += 1;
    }
    return Promise.resolve(found);
  }
}

/** Numbers new entries after `length` existing ones. */
export function numbered(entries: readonly NewAuditEntry[], length: number): AuditEntry[] {
  return entries.map((entry, at) => ({ id: auditId(length + at + 1), ...entry }));
}
