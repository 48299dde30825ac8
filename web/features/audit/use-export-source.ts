import { useQueryClient } from '@tanstack/react-query';
import { getListAuditLogsQueryOptions, getSearchAuditLogsQueryOptions } from '#contract/hooks/audit.ts';
import type { AuditEntry } from '#contract/types.ts';
import { olderThan, type useFoundEntries } from './filter/use-found-entries.ts';
import { earlierThan, type useAuditLog } from './use-audit-log.ts';
import type { EarlierPages } from './use-export-log.ts';

/** An export uses the largest pages. */
const LARGEST_PAGE = '1000';

/** The content of an export: the filtered entries, or the whole log. */
export function useExportSource(
  log: ReturnType<typeof useAuditLog>,
  { params, query }: ReturnType<typeof useFoundEntries>,
  isFiltered: boolean,
): { loaded: readonly (readonly AuditEntry[])[]; earlier: EarlierPages } {
  const queryClient = useQueryClient();
  if (isFiltered) {
    const pages = query.data?.pages ?? [];
    const last = pages.at(-1);
    return {
      loaded: pages.map(({ entries }) => entries),
      earlier: {
        before: last && olderThan(last),
        async fetch(before, signal) {
          const asked = { ...params, before, limit: LARGEST_PAGE };
          const page = await queryClient.query(getSearchAuditLogsQueryOptions(asked, { request: { signal } }));
          return { entries: page.entries, before: olderThan(page) };
        },
      },
    };
  }
  const loaded = log.data?.pages ?? [];
  return {
    loaded,
    earlier: {
      before: earlierThan(loaded.at(-1) ?? [], log.data?.pageParams.at(-1)),
      async fetch(before, signal) {
        const entries = await queryClient.query(getListAuditLogsQueryOptions({ before }, { request: { signal } }));
        return { entries, before: earlierThan(entries, before) };
      },
    },
  };
}
