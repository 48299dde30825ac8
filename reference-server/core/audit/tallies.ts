// How often people did what, by day: counted from the audit log once, and from then on by what is new in it. Held in
// memory: a change of the room waits for none of it.
import type { ReadTx } from '../ports/store.ts';
import type { ActivityType } from '../records/activity.ts';
import type { AuditEntry } from '../records/records.ts';

/** The longest period that can be asked for, and the week before the last. */
const KEPT_DAYS = 90;
const PAGE = 10_000;
const dayMs = 86_400_000;
const NOBODY = '';

/** What one person did on one day (UTC). */
export interface Tally {
  types: Map<ActivityType, number>;
  /** Views by the hour (UTC). */
  hours: number[];
  /** Views of each document. */
  views: Map<string, number>;
  downloaded: Set<string>;
  pages: number;
}

export class Tallies {
  readonly #days = new Map<string, Map<string, Tally>>();
  #newest: string | null = null;
  #following: Promise<void> = Promise.resolve();

  /**
   * Counts what is new in the log.
   * @param giveWay lets others have their turn between two pages of it.
   */
  follow(audit: ReadTx['audit'], now: Date, giveWay: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const next = this.#following.then(() => this.#count(audit, now, giveWay));
    this.#following = next.catch(() => undefined);
    return next;
  }

  /** What each person did on the days from `first` to `last`; nobody's own has the id ''. */
  *between(first: string, last: string): Generator<{ day: string; userId: string; tally: Tally }> {
    for (const [day, people] of this.#days) {
      if (day < first || day > last) continue;
      for (const [userId, tally] of people) yield { day, userId, tally };
    }
  }

  async #count(audit: ReadTx['audit'], now: Date, giveWay: () => Promise<void>): Promise<void> {
    const oldest = dayOf(new Date(now.getTime() - KEPT_DAYS * dayMs));
    for (const day of this.#days.keys()) if (day < oldest) this.#days.delete(day);
    const fresh: AuditEntry[][] = [];
    let before: string | undefined;
    let isKnown = false;
    while (!isKnown) {
      const page = await audit.newest({
        limit: fresh.length === 0 ? 100 : PAGE,
        ...(before !== undefined && { before }),
      });
      const known = page.findIndex(({ id }) => id === this.#newest);
      isKnown = known !== -1;
      fresh.push(isKnown ? page.slice(0, known) : [...page]);
      before = page.at(-1)?.id;
      if (before === undefined || page.every(({ createdAt }) => createdAt < oldest)) break;
      await giveWay();
    }
    // Counted without a pause, so that a reading that fails in the middle leaves nothing counted twice. A log that does
    // not lead back to what was counted is another one.
    if (!isKnown) this.#days.clear();
    this.#newest = fresh.flat()[0]?.id ?? this.#newest;
    for (const page of fresh) for (const entry of page) if (entry.createdAt >= oldest) this.#add(entry);
  }

  #add({ activityType, userId, createdAt, resourceType, resourceId, pages }: AuditEntry): void {
    const tally = this.#tallyOf(createdAt.slice(0, 10), userId ?? NOBODY);
    const type = activityType as ActivityType;
    tally.types.set(type, (tally.types.get(type) ?? 0) + 1);
    const isOfDocument = resourceType === 'document' && resourceId !== null;
    if (type === 'document_view') {
      const hour = Number(createdAt.slice(11, 13));
      tally.hours[hour] = (tally.hours[hour] ?? 0) + 1;
      if (isOfDocument) tally.views.set(resourceId, (tally.views.get(resourceId) ?? 0) + 1);
      tally.pages += pagesIn(pages ?? '');
    }
    if (type === 'document_download' && isOfDocument) tally.downloaded.add(resourceId);
  }

  #tallyOf(day: string, userId: string): Tally {
    const people = this.#days.get(day) ?? new Map<string, Tally>();
    this.#days.set(day, people);
    const empty: Tally = { types: new Map(), hours: [], views: new Map(), downloaded: new Set(), pages: 0 };
    const tally = people.get(userId) ?? empty;
    people.set(userId, tally);
    return tally;
  }
}

/** The day (UTC) of a moment, as `2026-01-15`. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** How many pages "1–4, 9" are. */
function pagesIn(words: string): number {
  let count = 0;
  for (const [, first, last = first] of words.matchAll(/(\d+)(?:–(\d+))?/g)) count += Number(last) - Number(first) + 1;
  return count;
}
