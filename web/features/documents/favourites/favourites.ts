import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { useFavourites } from '#web/domain/favourites/use-favourites.ts';
import type { Filters } from '../model/documents-query.ts';

interface FavouritesProps {
  onKnown: (favourites: ReadonlySet<string>) => void;
  setFilters: Dispatch<SetStateAction<Filters>>;
}

/** Loads the favourites after the first rows and passes them to the page. */
export function Favourites({ onKnown, setFilters }: FavouritesProps) {
  const favourites = useFavourites();
  useEffect(() => {
    if (!favourites) return;
    onKnown(favourites);
    setFilters((filters) => (filters.favourites === 'all' ? filters : { ...filters, favourites }));
  }, [favourites, onKnown, setFilters]);
  return null;
}
