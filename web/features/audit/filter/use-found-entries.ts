import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getSearchAuditLogsQueryKey, searchAuditLogs } from '#contract/hooks/audit.ts';
import type { AuditSearch } from '#contract/types.ts';
import { type AuditFilter, isFiltered, paramsOf, searchOf } from './audit-filter.ts';

/** The page size on screen; an export uses larger pages. */
const PAGE = '500';

/** The parameter of the next older page; undefined without one. */
export function olderThan({ entries, hasMore }: AuditSearch): string | undefined {
  return hasMore ? entries.at(-1)?.id : undefined;
}

/** Matching entries, newest first, searched by the server; no call without a filter. */
export function useFoundEntries(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: [...getSearchAuditLogsQueryKey(), searchOf(filter), 'pages'],
    // The signal ends an earlier search when another replaces it. A range ends now, also on a page left open over night.
    queryFn: ({ pageParam: before, signal }) =>
      searchAuditLogs({ ...paramsOf(filter), limit: PAGE, ...(before !== '' && { before }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: olderThan,
    enabled: isFiltered(filter),
    placeholderData: keepPreviousData,
  });
}
