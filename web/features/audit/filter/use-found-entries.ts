import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getSearchAuditLogsQueryKey, searchAuditLogs } from '#contract/hooks/audit.ts';
import type { AuditSearch, SearchAuditLogsParams } from '#contract/types.ts';
import { type AuditFilter, isFiltered, paramsOf } from './audit-filter.ts';

/** The page size on screen; an export uses larger pages. */
const PAGE = '500';

/** The parameter of the next older page; undefined without one. */
export function olderThan({ entries, hasMore }: AuditSearch): string | undefined {
  return hasMore ? entries.at(-1)?.id : undefined;
}

/** Matching entries, newest first, searched by the server; no call without a filter. */
export function useFoundEntries(filter: AuditFilter) {
  // The end of a range is fixed when it is chosen, so that all pages belong to one period.
  const params: SearchAuditLogsParams = useMemo(() => paramsOf(filter), [filter]);
  const query = useInfiniteQuery({
    queryKey: [...getSearchAuditLogsQueryKey(params), 'pages'],
    // The signal ends an earlier search when another replaces it.
    queryFn: ({ pageParam: before, signal }) =>
      searchAuditLogs({ ...params, limit: PAGE, ...(before !== '' && { before }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: olderThan,
    enabled: isFiltered(filter),
    placeholderData: keepPreviousData,
  });
  return { params, query };
}
