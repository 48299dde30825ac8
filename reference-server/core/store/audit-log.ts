// The audit log, oldest first. Entries are only ever added. The newest are in memory; where there is an archive, older
// ones are read from it.
import type { AuditQuery, NewAuditEntry, ReadAudit } from '../ports.ts';
import type { AuditEntry } from '../records/records.ts';

/** The id of the n-th entry, counted from 1. */
export function auditId(position: number): string {
  return `audit-${position}`;
}

function positionOf(id: string): number | null {
  const match = /^audit-([1-9]\d{0,14})$/.exec(id);
  return match ? Number(match[1]) : null;
}

/** Holds every entry that is durable. */
export interface AuditArchive {
  /** The entries from position `from`, counted from 0, up to and without `to`. */
  read(from: number, to: number): Promise<readonly AuditEntry[]>;
  count(types: readonly string[], since: string): Promise<number>;
}

/** How many of the newest entries stay in memory beside an archive, at least: one page of the log. */
const keptEntries = 10_000;

export class AuditLog implements ReadAudit {
  readonly #archive: AuditArchive | undefined;
  #entries: AuditEntry[] = [];
  /** How many entries are in the archive alone. */
  #archived = 0;

  constructor(archive?: AuditArchive) {
    this.#archive = archive;
  }

  get length(): number {
    return this.#archived + this.#entries.length;
  }

  /** Begins after so many entries of the archive. */
  startAfter(archived: number): void {
    this.#archived = archived;
    this.#entries = [];
  }

  add(entries: readonly AuditEntry[]): void {
    for (const entry of entries) this.#entries.push(entry);
    if (!this.#archive || this.#entries.length < 2 * keptEntries) return;
    const leaving = this.#entries.length - keptEntries;
    this.#archived += leaving;
    this.#entries = this.#entries.slice(leaving);
  }

  async newest({ limit, before }: AuditQuery): Promise<readonly AuditEntry[]> {
    let end = this.length;
    if (before !== undefined) {
      const position = positionOf(before);
      if (position === null || position > end) return [];
      end = position - 1;
    }
    const start = Math.max(0, end - limit);
    const archived = this.#archived;
    // Taken before anything is awaited: entries may leave the memory meanwhile.
    const inMemory = this.#entries.slice(Math.max(0, start - archived), Math.max(0, end - archived));
    const older = start < archived ? await this.#archive?.read(start, Math.min(end, archived)) : [];
    return [...(older ?? []), ...inMemory].reverse();
  }

  count(types: readonly string[], since: string): Promise<number> {
    if (this.#archive) return this.#archive.count(types, since);
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
