import { useCallback, useMemo, useState } from 'react';
import { type Filters, noFilters } from './model/documents-view.ts';
import { type SortOption, sortOptions } from './model/sort-option.ts';
import { useKeptChoice } from './use-kept-choice.ts';

export type ViewMode = 'list' | 'grid';

/** How the documents are looked at. The view and the order outlive a reload; what one searches and filters does not. */
export interface DocumentsState {
  search: string;
  setSearch: (search: string) => void;
  filters: Filters;
  setFilters: (filters: Filters) => void;
  sort: SortOption;
  setSort: (sort: SortOption) => void;
  view: ViewMode;
  setView: (view: ViewMode) => void;
  toggleView: () => void;
  /** No search and no filters: what the empty state offers. */
  reset: () => void;
}

export function useDocumentsState(): DocumentsState {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const [sort, setSort] = useKeptChoice('sort', readSort);
  const [view, setView] = useKeptChoice('view', readView);
  const toggleView = useCallback(() => setView(view === 'list' ? 'grid' : 'list'), [view, setView]);
  const reset = useCallback(() => {
    setSearch('');
    setFilters(noFilters);
  }, []);
  return useMemo(
    () => ({ search, setSearch, filters, setFilters, sort, setSort, view, setView, toggleView, reset }),
    [search, filters, sort, setSort, view, setView, toggleView, reset],
  );
}

function readSort(kept: string | null): SortOption {
  return sortOptions.find(({ value }) => value === kept)?.value ?? 'name-asc';
}

function readView(kept: string | null): ViewMode {
  return kept === 'grid' ? 'grid' : 'list';
}
