import { useMemo } from 'react';
import { useListFavourites } from '#contract/hooks/favourites.ts';

/** The user's favourites; null until they are loaded, and on servers without favourites. */
export function useFavourites(): ReadonlySet<string> | null {
  const { data } = useListFavourites();
  return useMemo(() => (data ? new Set(data.map(({ id }) => id)) : null), [data]);
}
