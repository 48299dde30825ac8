import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

import { getListDocumentActivityQueryKey, listDocumentActivity } from '#contract/hooks/versions.ts';
import type { AuditEntry } from '#contract/types.ts';

/** The server answers at most this many entries at once; a full answer means that earlier ones may exist. */
const ENTRIES_A_CALL = 1000;

/** What happened to a document, newest first: one call, and one more for each time that earlier entries are asked for. */
export function useDocumentActivity(documentId: string) {
  return useInfiniteQuery<
    AuditEntry[],
    Error,
    InfiniteData<AuditEntry[], string | undefined>,
    QueryKey,
    string | undefined
  >({
    queryKey: [...getListDocumentActivityQueryKey(documentId), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listDocumentActivity(documentId, pageParam === undefined ? undefined : { before: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.length < ENTRIES_A_CALL ? undefined : page.at(-1)?.id),
  });
}
