import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react';
import { type Filters, noFilters } from '../model/documents-query.ts';
import { type SortOption, sortOptions } from '../model/sort-option.ts';
import { useKeptChoice } from '#web/session/use-kept-choice.ts';

export type Layout = 'list' | 'grid';

/** Layout, order, search and filters. Layout and order survive reloading; search and filters do not. */
export interface DocumentsState {
  search: string;
  setSearch: (search: string) => void;
  filters: Filters;
  setFilters: Dispatch<SetStateAction<Filters>>;
  sort: SortOption;
  setSort: (sort: SortOption) => void;
  layout: Layout;
  setLayout: (layout: Layout) => void;
  toggleLayout: () => void;
  /** Clears search and filters. */
  reset: () => void;
}

export function useDocumentsState(): DocumentsState {
  const [search, setSearch] = useState(searchInAddress);
  const [filters, setFilters] = useState(noFilters);
  const [sort, setSort] = useKeptChoice('documents-sort', readSort);
  const [layout, setLayout] = useKeptChoice('documents-view', (kept): Layout => (kept === 'grid' ? 'grid' : 'list'));
  const toggleLayout = useCallback(() => setLayout(layout === 'list' ? 'grid' : 'list'), [layout, setLayout]);
  const reset = useCallback(() => {
    setSearch('');
    setFilters(noFilters);
  }, []);
  return useMemo(
    () => ({ search, setSearch, filters, setFilters, sort, setSort, layout, setLayout, toggleLayout, reset }),
    [search, filters, sort, setSort, layout, setLayout, toggleLayout, reset],
  );
}

/** The search of a shared link. */
const searchInAddress = () => new URLSearchParams(window.location.search).get('q') ?? '';

function readSort(kept: string | null): SortOption {
  return sortOptions.find(({ value }) => value === kept)?.value ?? 'name-asc';
}
