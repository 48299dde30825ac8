import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavourite, getListFavouritesQueryKey, removeFavourite } from '#contract/hooks/favourites.ts';
import type { Document } from '#contract/types.ts';
import { showFailed } from '#web/api/change-words.ts';
import { failure } from '#web/domain/words/messages.ts';

/** Adds or removes a favourite. No other list depends on it. */
export function useToggleFavourite() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { refetch: false },
    mutationFn: ({ id, isFavourite }: Pick<Document, 'id'> & { isFavourite: boolean }) =>
      isFavourite ? removeFavourite(id) : addFavourite(id),
    onError: (error) => showFailed({ failed: failure('Failed to change your favourites'), hasReason: true }, error),
    onSettled: () => queryClient.refetchQueries({ queryKey: getListFavouritesQueryKey() }),
  }).mutate;
}
