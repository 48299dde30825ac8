import { useInfiniteQuery } from '@tanstack/react-query';
import { getListAuditLogsQueryKey, listAuditLogs } from '#contract/hooks/audit.ts';
import type { AuditEntry } from '#contract/types.ts';

/** The most entries in one answer; a full answer means that there may be earlier ones. */
const ENTRIES_A_CALL = 10_000;

/** The id before which to continue; undefined at the end. */
export function earlierThan(page: readonly AuditEntry[], before?: string): string | undefined {
  const oldest = page.length < ENTRIES_A_CALL ? undefined : page.at(-1)?.id;
  // An answer that ends where it began would be requested for ever.
  return oldest === before ? undefined : oldest;
}

/** The log, newest first: one call, and another for each request of earlier entries. */
export function useAuditLog({ enabled = true } = {}) {
  return useInfiniteQuery({
    queryKey: [...getListAuditLogsQueryKey(), 'pages'],
    queryFn: ({ pageParam: before, signal }) => listAuditLogs(before === '' ? undefined : { before }, { signal }),
    initialPageParam: '',
    enabled,
    getNextPageParam: (page, _pages, before) => earlierThan(page, before),
  });
}
