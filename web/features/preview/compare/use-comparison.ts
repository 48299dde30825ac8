import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { compareDocumentVersions, getCompareDocumentVersionsQueryKey } from '#contract/hooks/versions.ts';
import type { VersionComparison } from '#contract/types.ts';
import { isBusy, retryWhileBusy } from '../loading/retry-while-busy.ts';

export interface Pair {
  from: number;
  to: number;
}

/** `waiting`: the server is busy, and the call will be repeated; `cancelled`: by the user, who may retry. */
export type ComparisonState =
  | { state: 'loading' | 'waiting' | 'busy' | 'cancelled' }
  | { state: 'failed'; error: unknown }
  | { state: 'compared'; comparison: VersionComparison };

interface Comparing {
  comparison: ComparisonState;
  retry: () => void;
  cancel: () => void;
}

/** The changes between two versions. Versions never change, so it is not refetched. */
export function useComparison(documentId: string, { from, to }: Pair): Comparing {
  const queryClient = useQueryClient();
  const [isWaiting, setIsWaiting] = useState(false);
  const params = { from: String(from), to: String(to) };
  const queryKey = getCompareDocumentVersionsQueryKey(documentId, params);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      setIsWaiting(false);
      const compare = () => compareDocumentVersions(documentId, params, { signal });
      return retryWhileBusy(compare, { signal, onBusy: () => setIsWaiting(true) });
    },
    staleTime: 'static',
  });
  return {
    comparison: stateOf(query, isWaiting),
    retry: () => void query.refetch(),
    cancel: () => void queryClient.cancelQueries({ queryKey }),
  };
}

interface QueryState {
  data: VersionComparison | undefined;
  error: unknown;
  isFetching: boolean;
}

function stateOf({ data, error, isFetching }: QueryState, isWaiting: boolean): ComparisonState {
  if (data !== undefined) return { state: 'compared', comparison: data };
  if (error !== null && !isFetching) return isBusy(error) ? { state: 'busy' } : { state: 'failed', error };
  if (isFetching) return { state: isWaiting ? 'waiting' : 'loading' };
  return { state: 'cancelled' };
}
