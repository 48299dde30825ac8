import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSearchContentsQueryKey, searchContents } from '#contract/hooks/search.ts';
import type { ContentSearch } from '#contract/types.ts';
import { isGone } from '#web/api/api-error.ts';
import type { Filters } from '../model/documents-query.ts';
import { chosen, type ContentFilters } from './content-filters.ts';

/** The pause in typing before a search. */
const CALM_MS = 400;
/** How often the search is repeated while files are being indexed. */
const READING_MS = 2000;
/** The contract's limit; of a pasted paragraph the first ten words count anyway. */
const LONGEST = 200;

/** Searches contents after a pause in typing: one call a page, repeated while files are being indexed. Some servers have no such search. */
export function useContents(typed: string, { access, type }: Filters, own: ContentFilters) {
  const wanted = typed.trim().slice(0, LONGEST);
  const q = useCalmText(wanted);
  const [isMissing, setIsMissing] = useState(false);
  const params = { q, ...(access !== 'all' && { level: access }), ...(type === 'pdf' && { type }), ...chosen(own) };
  const query = useInfiniteQuery<ContentSearch, Error, InfiniteData<ContentSearch>, QueryKey, string | null>({
    queryKey: [...getSearchContentsQueryKey(params), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      searchContents(pageParam === null ? params : { ...params, after: pageParam }, { signal }),
    enabled: q !== '' && !isMissing,
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (readingOf(state.data) ? READING_MS : false),
  });
  if (!isMissing && isGone(query.error)) setIsMissing(true);
  const isSettled = q === wanted && !query.isPending && !query.isPlaceholderData;
  return { ...query, q, isSettled, isMissing, reading: readingOf(query.data) };
}

/** How far the indexing of files is; null when it is done. */
function readingOf(found: InfiniteData<ContentSearch> | undefined): ContentSearch['indexing'] | null {
  const indexing = found?.pages[0]?.indexing;
  return indexing && indexing.read < indexing.of ? indexing : null;
}

/** Empty until then. */
function useCalmText(typed: string): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), CALM_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return text;
}
