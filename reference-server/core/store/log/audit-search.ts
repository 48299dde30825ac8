// Searches the audit log part by part, newest first, and holds at most one page of matches.
import { CallerGone } from '../../call/errors.ts';
import type { FoundEntries } from '../../ports/audit-log.ts';
import type { AuditEntry } from '../../records/records.ts';

/** Consecutive entries of the log. */
export interface SearchedPart {
  /** The number of entries to parse for it. */
  cost: number;
  /** The number of matches, if it is known without parsing. */
  known: number | null;
  look(): Promise<FoundInPart>;
}

export interface FoundInPart {
  count: number;
  /** The newest matches, newest first. */
  take(limit: number): Promise<readonly AuditEntry[]> | readonly AuditEntry[];
}

interface SearchOptions {
  limit: number;
  /** Whether the number of matches is wanted. */
  isCounted: boolean;
  signal: AbortSignal | undefined;
}

/** The most entries parsed only to count matches. */
const MOST_COUNTED = 20_000;

export async function findIn(
  parts: Iterable<SearchedPart>,
  { limit, isCounted, signal }: SearchOptions,
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

/** For matches that are already in memory. */
export function foundEntries(newestFirst: readonly AuditEntry[]): FoundInPart {
  return { count: newestFirst.length, take: (limit) => newestFirst.slice(0, limit) };
}
