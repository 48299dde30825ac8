import { useCallback, useMemo, useState } from 'react';
import { type Filters, noFilters } from './model/documents-view.ts';
import type { SortOption } from './model/sort-option.ts';

export type ViewMode = 'list' | 'grid';

/** How the documents are looked at: local to the page, gone after a reload. */
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
  const [sort, setSort] = useState<SortOption>('name-asc');
  const [view, setView] = useState<ViewMode>('list');
  const toggleView = useCallback(() => setView((before) => (before === 'list' ? 'grid' : 'list')), []);
  const reset = useCallback(() => {
    setSearch('');
    setFilters(noFilters);
  }, []);
  return useMemo(
    () => ({ search, setSearch, filters, setFilters, sort, setSort, view, setView, toggleView, reset }),
    [search, filters, sort, view, toggleView, reset],
  );
}
