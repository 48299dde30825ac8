import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Document } from '#contract/types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { sortLabel, sortOptions } from '../model/sort-option.ts';
import type { DocumentsState } from '../page/use-documents-state.ts';
import { useWorkspace } from '../page/workspace.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { activeFilterCount } from '../model/documents-query.ts';
import type { FiltersPanelProps } from './filters-panel.tsx';

const FiltersPanel = loadedLater('FiltersPanel', () => import('./filters-panel.tsx'));

type FiltersButtonProps = Pick<FiltersPanelProps, 'documents' | 'filters' | 'onChange'>;

interface ToolbarProps {
  documents: readonly Document[];
  state: DocumentsState;
  searchField: RefObject<HTMLInputElement | null>;
  /** Select mode and layout; placed elsewhere on phones. */
  modes: ReactNode;
  isPhone: boolean;
}

/** Search, filters, order and layout, all within the page and without calls. */
export const Toolbar = memo(function Toolbar({ documents, state, searchField, modes, isPhone }: ToolbarProps) {
  const { showMenu } = useWorkspace();
  return (
    <div
      role="search"
      className="z-10 flex min-h-15 flex-none items-center gap-2 border-b border-border px-6 py-3 max-md:border-0 max-md:px-4 max-md:pb-1"
    >
      <SearchField
        ref={searchField}
        label="Search documents and folders"
        kbd="/"
        aria-keyshortcuts="/"
        value={state.search}
        onChange={state.setSearch}
        className="max-w-100 min-w-0 flex-1 max-md:max-w-none"
      />
      <div className="flex items-center gap-2 md:ml-auto">
        <FiltersButton documents={documents} filters={state.filters} onChange={state.setFilters} />
        <Button
          icon={ArrowUpDown}
          aria-haspopup="menu"
          aria-label={`Sort: ${sortLabel(state.sort)}`}
          className="max-lg:gap-0"
          onClick={(event) => {
            const trigger = event.currentTarget;
            showMenu({
              label: 'Sort by',
              at: trigger.getBoundingClientRect(),
              trigger,
              entries: sortOptions.map(({ value, label }) => ({
                label,
                isChecked: value === state.sort,
                onSelect: () => state.setSort(value),
              })),
            });
          }}
        >
          <span className="max-lg:sr-only">{sortLabel(state.sort)}</span>
        </Button>
        {!isPhone && modes}
      </div>
    </div>
  );
});

function FiltersButton({ filters, onChange, documents }: FiltersButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = activeFilterCount(filters);
  return (
    <div className="relative">
      <Button
        ref={button}
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={FiltersPanel.preload}
        onClick={() => setIsOpen(!isOpen)}
        className="max-lg:gap-0"
      >
        <span className="max-lg:sr-only">Filters</span>
        {count > 0 && (
          <span className="ml-1.5 inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-micro text-on-accent tabular-nums">
            {count}
          </span>
        )}
      </Button>
      {isOpen && (
        <FiltersPanel
          documents={documents}
          filters={filters}
          onChange={onChange}
          button={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
