import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import type { SortOption } from '../model/sort-option.ts';
import { lastModifiedLook, rowColumns } from './row-look.ts';

interface ListHeadProps {
  sort: SortOption;
  onSort: (sort: SortOption) => void;
  /** In select mode. */
  selectAll?: { state: 'none' | 'some' | 'all'; onToggle: () => void };
}

/** The head of the list, which stays visible. Document and Last Modified sort. */
export function ListHead({ sort, onSort, selectAll }: ListHeadProps) {
  const plain = (text: string, className?: string) => (
    <div role="columnheader" className={className}>
      {text}
    </div>
  );
  return (
    <div role="rowgroup" className="sticky top-0 z-10 bg-surface">
      <div
        role="row"
        aria-rowindex={1}
        className={cx(
          rowColumns(selectAll !== undefined),
          'h-9 items-center border-b border-border text-caption font-label text-text-subtle',
        )}
      >
        {selectAll && (
          <div role="columnheader" className="flex">
            <Checkbox
              label="Select all documents"
              isLabelHidden
              checked={selectAll.state === 'all'}
              isMixed={selectAll.state === 'some'}
              onChange={selectAll.onToggle}
            />
          </div>
        )}
        <SortHeader label="Document" sort={sort} ascending="name-asc" descending="name-desc" onSort={onSort} />
        {plain('Version')}
        {plain('Access Level')}
        <SortHeader
          label="Last Modified"
          sort={sort}
          ascending="date-oldest"
          descending="date-newest"
          isNewestFirst
          className={lastModifiedLook(selectAll !== undefined)}
          onSort={onSort}
        />
        {plain('Actions', 'pr-1.5 text-right')}
      </div>
    </div>
  );
}

interface SortHeaderProps {
  label: string;
  sort: SortOption;
  ascending: SortOption;
  descending: SortOption;
  /** The order of the first click. */
  isNewestFirst?: boolean;
  className?: string;
  onSort: (sort: SortOption) => void;
}

function SortHeader(props: SortHeaderProps) {
  const { label, sort, ascending, descending, isNewestFirst = false, className, onSort } = props;
  const state = sort === ascending ? 'ascending' : sort === descending ? 'descending' : 'none';
  const [first, second] = isNewestFirst ? [descending, ascending] : [ascending, descending];
  const Arrow = state === 'descending' ? ArrowDown : ArrowUp;
  return (
    <div role="columnheader" aria-sort={state} className={className}>
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className={cx(
          'group/sort -mx-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:text-text',
          state !== 'none' && 'text-text',
        )}
      >
        {label}
        <Arrow size={14} aria-hidden className={cx(state === 'none' && 'invisible group-hover/sort:visible')} />
      </button>
    </div>
  );
}
