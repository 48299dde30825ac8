import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getSearchAuditLogsQueryKey, searchAuditLogs } from '#contract/hooks/audit.ts';
import type { AuditSearch, SearchAuditLogsParams } from '#contract/types.ts';
import { type AuditFilter, isFiltered, paramsOf } from './audit-filter.ts';

/** A page on screen; an export asks for more at once. */
const PAGE = '500';

/** The older page after this one; undefined where there is none. */
export function olderThan({ entries, hasMore }: AuditSearch): string | undefined {
  return hasMore ? entries.at(-1)?.id : undefined;
}

/** What matches, newest first, searched for by the server; nothing is asked while nothing is filtered. */
export function useFoundEntries(filter: AuditFilter) {
  // Where a range ends is decided when it is chosen: pages of one list belong to one period.
  const params: SearchAuditLogsParams = useMemo(() => paramsOf(filter), [filter]);
  const query = useInfiniteQuery<
    AuditSearch,
    Error,
    InfiniteData<AuditSearch, string | undefined>,
    QueryKey,
    string | undefined
  >({
    queryKey: [...getSearchAuditLogsQueryKey(params), 'pages'],
    // An earlier search is ended by its signal as soon as another one takes its place.
    queryFn: ({ pageParam, signal }) =>
      searchAuditLogs({ ...params, limit: PAGE, ...(pageParam !== undefined && { before: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: olderThan,
    enabled: isFiltered(filter),
    placeholderData: keepPreviousData,
  });
  return { params, query };
}
