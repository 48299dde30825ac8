// The audit log, oldest first and append-only. The newest entries are in memory; older ones are read from the archive,
// if there is one.
import type {
  AuditFilter,
  AuditQuery,
  AuditSearch,
  FoundEntries,
  NewAuditEntry,
  SearchedAudit,
} from '../../ports/audit-log.ts';
import type { AuditEntry } from '../../records/records.ts';
import { matcherOf } from './audit-filter.ts';
import { findIn, foundEntries, type SearchedPart } from './audit-search.ts';

/** The id of the n-th entry, counted from 1. */
export const auditId = (position: number): string => `audit-${position}`;

export function positionOf(id: string): number | null {
  const match = /^audit-([1-9]\d{0,14})$/.exec(id);
  return match ? Number(match[1]) : null;
}

export interface AuditArchive {
  /** The entries from index `from` (inclusive) to `to` (exclusive). */
  read(from: number, to: number): Promise<readonly AuditEntry[]>;
  /** The newest entries about a document among the first `end`, newest first. */
  newestAbout(document: string, end: number, slice: SliceAbout): Promise<readonly AuditEntry[]>;
  count(types: readonly string[], since: string): Promise<number>;
  /** The first `end` entries in parts, newest first; parts that cannot match may be left out. */
  parts(filter: AuditFilter, end: number): Iterable<SearchedPart>;
}

export interface SliceAbout {
  limit: number;
  /** The position of an entry about the document: only entries before it. Any other position yields none. */
  before?: number;
}

/** The number of newest entries kept in memory beside an archive: one page of the log. */
const keptEntries = 10_000;

export class AuditLog implements SearchedAudit {
  #entries: AuditEntry[] = [];
  /** The number of entries that only the archive has. */
  #archived = 0;

  constructor(private readonly archive?: AuditArchive) {}

  get length(): number {
    return this.#archived + this.#entries.length;
  }

  /** The time of the newest entry, if it is in memory. */
  get newestAt(): string | null {
    return this.#entries.at(-1)?.createdAt ?? null;
  }

  startAfter(archived: number): void {
    this.#archived = archived;
    this.#entries = [];
  }

  add(entries: readonly AuditEntry[]): void {
    for (const entry of entries) this.#entries.push(entry);
    if (!this.archive || this.#entries.length < 2 * keptEntries) return;
    const leaving = this.#entries.length - keptEntries;
    this.#archived += leaving;
    this.#entries = this.#entries.slice(leaving);
  }

  async newest({ limit, before, document }: AuditQuery): Promise<readonly AuditEntry[]> {
    let end = this.length;
    if (before !== undefined) {
      const position = positionOf(before);
      if (position === null || position > end) return [];
      end = position - 1;
    }
    if (document === undefined) return this.#newest(end, limit);
    return this.#newestAbout(document, this.length, { limit, ...(before === undefined ? {} : { before: end }) });
  }

  async search({ filter, before, limit, signal }: AuditSearch): Promise<FoundEntries> {
    const total = this.length;
    const position = before === undefined ? null : (positionOf(before) ?? Infinity);
    const end = position === null ? total : position > total ? 0 : position - 1;
    const found = await findIn(this.#parts(filter, end), { limit, isCounted: before === undefined, signal });
    return { ...found, total };
  }

  /** Takes the entries in memory at once, since they may move to the archive while older ones are read. */
  #parts(filter: AuditFilter, end: number): Iterable<SearchedPart> {
    const archived = this.#archived;
    const entries = this.#entries.slice(0, Math.max(0, end - archived));
    const older = this.archive?.parts(filter, Math.min(end, archived)) ?? [];
    return inMemoryFirst(entries, older, matcherOf(filter));
  }

  async #newest(end: number, limit: number): Promise<readonly AuditEntry[]> {
    const start = Math.max(0, end - limit);
    const archived = this.#archived;
    // Taken before the first await, since entries may move to the archive.
    const inMemory = this.#entries.slice(Math.max(0, start - archived), Math.max(0, end - archived));
    const older = start < archived ? await this.archive?.read(start, Math.min(end, archived)) : [];
    return [...(older ?? []), ...inMemory].reverse();
  }

  #newestAbout(document: string, end: number, slice: SliceAbout): Promise<readonly AuditEntry[]> {
    if (this.archive) return this.archive.newestAbout(document, end, slice);
    const isAbout = (entry: AuditEntry | undefined) =>
      entry?.resourceType === 'document' && entry.resourceId === document;
    const { limit, before = end } = slice;
    const found: AuditEntry[] = [];
    if (before < end && !isAbout(this.#entries[before])) return Promise.resolve(found);
    for (let at = before - 1; at >= 0 && found.length < limit; at -= 1) {
      const entry = this.#entries[at];
      if (entry && isAbout(entry)) found.push(entry);
    }
    return Promise.resolve(found);
  }

  count(types: readonly string[], since: string): Promise<number> {
    if (this.archive) return this.archive.count(types, since);
    // Times go back where the clock was set back.
    const counted = this.#entries.filter((one) => one.createdAt >= since && types.includes(one.activityType));
    return Promise.resolve(counted.length);
  }
}

/** The number of entries in memory searched in one step. */
const SLICE = 10_000;

function* inMemoryFirst(
  entries: readonly AuditEntry[],
  older: Iterable<SearchedPart>,
  matches: (entry: AuditEntry) => boolean,
): Generator<SearchedPart> {
  for (let end = entries.length; end > 0; end -= SLICE) {
    const slice = entries.slice(Math.max(0, end - SLICE), end);
    yield { cost: 0, known: null, look: () => Promise.resolve(foundEntries(slice.filter(matches).reverse())) };
  }
  yield* older;
}

/** The greatest difference between the times of overlapping calls, on one server or several. */
const OVERLAP_MS = 60_000;

/**
 * Numbers new entries after `length` existing ones. The log is in commit order: an entry whose call began earlier than
 * the newest entry gets that entry's time, so that times do not go back. A clock that was set back is followed.
 */
export function numbered(entries: readonly NewAuditEntry[], length: number, newestAt: string | null): AuditEntry[] {
  let last = newestAt;
  return entries.map((entry, at) => {
    last = last !== null && isOverlap(entry.createdAt, last) ? last : entry.createdAt;
    return { id: auditId(length + at + 1), ...entry, createdAt: last };
  });
}

function isOverlap(own: string, newest: string): boolean {
  return own < newest && Date.parse(newest) - Date.parse(own) <= OVERLAP_MS;
}
