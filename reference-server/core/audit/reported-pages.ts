// Remembers for five minutes which pages of a version a session reported as read, so that each page is in one entry.
import { ProcessMemory } from '../store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '../store/shared-memory.ts';

const windowMs = 5 * 60_000;
/** Limits of pairs of session and version, and of pages in total. */
const maxKeys = 5000;
const maxPages = 200_000;

type Reported = readonly (readonly [page: number, at: number])[];

export class ReportedPages {
  readonly #reported: MemorySpace<Reported>;

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.#reported = shared.open({ name: 'pages', most: maxKeys, mostWeight: maxPages });
  }

  /** Returns the pages not reported recently, and remembers them. @param key session and version */
  take(key: string, pages: readonly number[], now: Date): Promise<number[]> {
    const at = now.getTime();
    return this.#reported.change([key], now, (found) => {
      const lately = (found.get(key) ?? []).filter(([, since]) => Math.abs(at - since) < windowMs);
      const known = new Set(lately.map(([page]) => page));
      const fresh = pages.filter((page) => !known.has(page));
      return { entries: entryOf(key, [...lately, ...fresh.map((page) => [page, at] as const)]), value: fresh };
    });
  }

  async takeBack(key: string, pages: readonly number[], now: Date): Promise<void> {
    const back = new Set(pages);
    await this.#reported.change([key], now, (found) => {
      const left = (found.get(key) ?? []).filter(([page]) => !back.has(page));
      return { entries: entryOf(key, left), value: undefined };
    });
  }
}

function entryOf(key: string, reported: Reported) {
  const newest = reported.at(-1);
  return new Map([[key, newest ? { value: reported, endsAt: newest[1] + windowMs, weight: reported.length } : null]]);
}
