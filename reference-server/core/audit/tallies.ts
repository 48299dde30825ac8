// Counts of audit entries by day and user. They are read from the log once, then from its new entries, and kept in
// memory: commits do not write them.
import type { ReadTx } from '../ports/store.ts';
import type { ActivityType } from '../records/activity.ts';
import type { AuditEntry } from '../records/records.ts';

/** Covers the longest period of a request, and the week before the current one. */
const KEPT_DAYS = 90;
const PAGE = 10_000;
const dayMs = 86_400_000;
const NOBODY = '';

/** What one user did on one day (UTC). */
export interface Tally {
  types: Map<ActivityType, number>;
  /** Openings by the hour (UTC). */
  hours: Map<number, number>;
  views: Map<string, number>;
  downloads: Map<string, number>;
  /** When each document was last viewed or downloaded. */
  opened: Map<string, string>;
  pages: number;
  seconds: number;
}

export class Tallies {
  readonly #days: Days = new Map();
  #newest: AuditEntry | null = null;
  #oldest = '';
  #following: Promise<void> = Promise.resolve();

  /** Counts the new entries of the log. @param giveWay lets other calls run between two pages of it. */
  follow(audit: ReadTx['audit'], now: Date, giveWay: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const next = this.#following.then(() => this.#count(audit, now, giveWay));
    this.#following = next.catch(() => undefined);
    return next;
  }

  /** The tallies of each user from `first` to `last`; entries without a user have the id ''. */
  *between(first: string, last: string): Generator<{ day: string; userId: string; tally: Tally }> {
    for (const [day, people] of this.#days) {
      if (day < first || day > last) continue;
      for (const [userId, tally] of people) yield { day, userId, tally };
    }
  }

  async #count(audit: ReadTx['audit'], now: Date, giveWay: () => Promise<void>): Promise<void> {
    const oldest = dayOf(new Date(now.getTime() - KEPT_DAYS * dayMs));
    // A clock that was ahead has dropped days that count again.
    if (oldest < this.#oldest) this.#newest = null;
    const last = this.#newest;
    const fresh: Days = new Map();
    let newest: AuditEntry | undefined;
    let before: string | undefined;
    let isKnown = false;
    while (!isKnown) {
      const page = await audit.newest({ limit: newest || !last ? PAGE : 100, before });
      newest ??= page[0];
      const known = page.findIndex((entry) => isSame(entry, last));
      isKnown = known !== -1;
      for (const entry of isKnown ? page.slice(0, known) : page) if (entry.createdAt >= oldest) add(fresh, entry);
      before = page.at(-1)?.id;
      if (before === undefined || (!last && page.every(({ createdAt }) => createdAt < oldest))) break;
      await giveWay();
    }
    // All counts are replaced in one step, so that a failed read counts nothing twice. If the log does not contain the
    // last counted entry, it is a different log.
    if (!isKnown) this.#days.clear();
    for (const day of this.#days.keys()) if (day < oldest) this.#days.delete(day);
    for (const [day, people] of fresh) {
      if (!this.#days.has(day)) this.#days.set(day, people);
      else for (const [userId, tally] of people) merge(tallyOf(this.#days, day, userId), tally);
    }
    this.#newest = newest ?? null;
    this.#oldest = oldest;
  }
}

type Days = Map<string, Map<string, Tally>>;

/** Ids are positions, so another log may have the same id. */
const isSame = (one: AuditEntry, other: AuditEntry | null) =>
  one.id === other?.id && one.createdAt === other.createdAt && one.description === other.description;

function add(
  days: Days,
  { activityType, userId, createdAt, resourceType, resourceId, pages, seconds = 0 }: AuditEntry,
): void {
  const tally = tallyOf(days, createdAt.slice(0, 10), userId ?? NOBODY);
  const type = activityType as ActivityType;
  // A reading report belongs to a view that is counted already.
  if (type === 'document_view' && pages !== undefined) {
    tally.pages += pagesIn(pages);
    tally.seconds += seconds;
    return;
  }
  increase(tally.types, type, 1);
  if (type === 'document_view') increase(tally.hours, Number(createdAt.slice(11, 13)), 1);
  const opened = { document_view: tally.views, document_download: tally.downloads }[activityType];
  if (!opened || resourceType !== 'document' || resourceId === null) return;
  increase(opened, resourceId, 1);
  // The log is read from its end.
  if (!tally.opened.has(resourceId)) tally.opened.set(resourceId, createdAt);
}

function merge(into: Tally, from: Tally): void {
  for (const [type, count] of from.types) increase(into.types, type, count);
  for (const [hour, count] of from.hours) increase(into.hours, hour, count);
  for (const [id, count] of from.views) increase(into.views, id, count);
  for (const [id, count] of from.downloads) increase(into.downloads, id, count);
  for (const [id, at] of from.opened) into.opened.set(id, at);
  into.pages += from.pages;
  into.seconds += from.seconds;
}

function increase<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function tallyOf(days: Days, day: string, userId: string): Tally {
  const people = days.get(day) ?? new Map<string, Tally>();
  days.set(day, people);
  const tally = people.get(userId) ?? {
    types: new Map(),
    hours: new Map(),
    views: new Map(),
    downloads: new Map(),
    opened: new Map(),
    pages: 0,
    seconds: 0,
  };
  people.set(userId, tally);
  return tally;
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The number of pages in text such as "1–4, 9". */
function pagesIn(words: string): number {
  let count = 0;
  for (const [, first, last = first] of words.matchAll(/(\d+)(?:–(\d+))?/g)) count += Number(last) - Number(first) + 1;
  return count;
}
