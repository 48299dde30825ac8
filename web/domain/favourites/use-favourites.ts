import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  addFavourite,
  getListFavouritesQueryKey,
  removeFavourite,
  useListFavourites,
} from '#contract/hooks/favourites.ts';
import type { Document } from '#contract/types.ts';
import { sayFailed } from '#web/api/change-words.ts';
import { failure } from '../words/said.ts';

/** What the signed-in person has marked; null until it is known, and where the server keeps no favourites. */
export function useFavourites(): ReadonlySet<string> | null {
  const { data } = useListFavourites();
  return useMemo(() => (data ? new Set(data.map(({ id }) => id)) : null), [data]);
}

/** Marks what is no favourite, and takes the mark away from what is one. No other list depends on it. */
export function useToggleFavourite() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { refetch: false },
    mutationFn: ({ id, isFavourite }: Pick<Document, 'id'> & { isFavourite: boolean }) =>
      isFavourite ? removeFavourite(id) : addFavourite(id),
    onError: (error) => sayFailed({ failed: failure('Failed to change your favourites') }, error),
    onSettled: () => queryClient.refetchQueries({ queryKey: getListFavouritesQueryKey() }),
  }).mutate;
}
