import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

import { getListAuditLogsQueryKey, listAuditLogs } from '#contract/hooks/audit.ts';
import type { AuditEntry } from '#contract/types.ts';

/** The server answers at most this many entries at once; a full answer means that earlier ones may exist. */
const ENTRIES_A_CALL = 10_000;

/** The id to ask for the entries before this page, or undefined where there are none. */
export function earlierThan(page: readonly AuditEntry[], asked?: string): string | undefined {
  const oldest = page.length < ENTRIES_A_CALL ? undefined : page.at(-1)?.id;
  // An answer that ends where it was asked to begin leads nowhere, and would be asked for again for ever.
  return oldest === asked ? undefined : oldest;
}

/** The log, newest first: one call, and one more for each time that earlier entries are asked for. */
export function useAuditLog({ enabled = true } = {}) {
  return useInfiniteQuery<
    AuditEntry[],
    Error,
    InfiniteData<AuditEntry[], string | undefined>,
    QueryKey,
    string | undefined
  >({
    queryKey: [...getListAuditLogsQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listAuditLogs(pageParam === undefined ? undefined : { before: pageParam }, { signal }),
    initialPageParam: undefined,
    enabled,
    getNextPageParam: (page, _pages, asked) => earlierThan(page, asked),
  });
}
