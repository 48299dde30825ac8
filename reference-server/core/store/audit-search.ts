// Finds entries in parts of the audit log, the newest part first, and holds no more of them than one page.
import { CallerGone } from '../call/errors.ts';
import type { FoundEntries } from '../ports/audit-log.ts';
import type { AuditEntry } from '../records/records.ts';

/** Some entries of the log, one after the other. */
export interface SearchedPart {
  /** How many entries have to be taken apart to look at it. */
  cost: number;
  /** How many of them match, where that can be told without looking. */
  known: number | null;
  look(): Promise<FoundInPart>;
}

export interface FoundInPart {
  /** How many match. */
  count: number;
  /** The newest so many of those that match, newest first. */
  take(limit: number): Promise<readonly AuditEntry[]> | readonly AuditEntry[];
}

interface Asked {
  limit: number;
  /** Whether one wants to know how many there are. */
  isCounted: boolean;
  signal: AbortSignal | undefined;
}

/** So many entries are taken apart for the sake of their number alone, and no more. */
const MOST_COUNTED = 20_000;

export async function findIn(
  parts: Iterable<SearchedPart>,
  { limit, isCounted, signal }: Asked,
): Promise<Omit<FoundEntries, 'total'>> {
  const entries: AuditEntry[] = [];
  let matched = 0;
  let cost = 0;
  let isWhole = true;
  for (const part of parts) {
    if (signal?.aborted) throw new CallerGone();
    const isForNumber = matched > limit;
    if (isForNumber) {
      if (part.known === null) cost += part.cost;
      isWhole = isCounted && cost <= MOST_COUNTED;
      if (!isWhole) break;
      if (part.known !== null) {
        matched += part.known;
        continue;
      }
    }
    const found = await part.look();
    matched += found.count;
    const missing = limit - entries.length;
    if (missing > 0 && found.count > 0) entries.push(...(await found.take(missing)));
  }
  return { entries, hasMore: matched > limit, matched: isCounted && isWhole ? matched : null };
}

/** Where the entries that match are at hand. */
export function foundEntries(newestFirst: readonly AuditEntry[]): FoundInPart {
  return { count: newestFirst.length, take: (limit) => newestFirst.slice(0, limit) };
}
