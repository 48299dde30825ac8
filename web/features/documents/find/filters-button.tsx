import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Document } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { activeFilterCount, type Filters } from '../model/documents-query.ts';

const FiltersPanel = loadedLater(async () => (await import('./filters-panel.tsx')).FiltersPanel);

interface FiltersButtonProps {
  documents: readonly Document[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The button says how many filters are active, and opens their panel. */
export function FiltersButton({ filters, onChange, documents }: FiltersButtonProps) {
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
