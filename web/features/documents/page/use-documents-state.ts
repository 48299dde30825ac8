import { useCallback, useMemo, useState } from 'react';
import { noFilters } from '../model/documents-query.ts';
import { type SortOption, sortOptions } from '../model/sort-option.ts';
import { useKeptChoice } from '#web/session/use-kept-choice.ts';
import { inAddress } from './use-place.ts';

export type Layout = 'list' | 'grid';

export type DocumentsState = ReturnType<typeof useDocumentsState>;

/** Layout, order, search and filters. Layout and order survive reloading; search and filters do not. */
export function useDocumentsState() {
  const [search, setSearch] = useState(() => inAddress('q') ?? '');
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

function readSort(kept: string | null): SortOption {
  return sortOptions.find(({ value }) => value === kept)?.value ?? 'name-asc';
}
