import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accessLevelValues } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { counted } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { activeFilterCount, type Filters, noFilters } from '../model/documents-query.ts';

const levels: readonly { value: Filters['access']; label: string }[] = [
  { value: 'all', label: 'All' },
  ...accessLevelValues.map((value) => ({ value, label: accessLabel(value) })),
];

const types: readonly { value: Filters['type']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pdf', label: 'PDF' },
  { value: 'doc', label: 'Document' },
  { value: 'image', label: 'Image' },
  { value: 'other', label: 'Other' },
];

interface FiltersButtonProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The button says how many filters are active; its panel applies them at once. */
export function FiltersButton({ filters, onChange }: FiltersButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) setIsOpen(false);
  });
  // On the window: a button that was just disabled has lost the focus, and the key with it.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setIsOpen(false);
    button.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    box.current?.querySelector('select')?.focus();
    const pointer = (event: PointerEvent) => onPointerDown(event);
    const key = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('pointerdown', pointer, true);
    window.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('pointerdown', pointer, true);
      window.removeEventListener('keydown', key);
    };
  }, [isOpen]);
  const count = activeFilterCount(filters);
  return (
    <div ref={box} className="relative">
      <Button
        ref={button}
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
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
        <div
          role="dialog"
          aria-label="Filters"
          className="animate-rise absolute top-full right-0 z-30 mt-1 grid w-66 gap-4 rounded-xl border border-border-strong bg-surface-raised p-4 shadow-overlay"
        >
          <Select
            label="Access Level"
            value={filters.access}
            onChange={(event) => onChange({ ...filters, access: chosen(levels, event.target.value) })}
          >
            {levels.map(option)}
          </Select>
          <Select
            label="File Type"
            value={filters.type}
            onChange={(event) => onChange({ ...filters, type: chosen(types, event.target.value) })}
          >
            {types.map(option)}
          </Select>
          <div className="flex items-center justify-between text-caption text-text-subtle">
            <span aria-live="polite">{`${counted(count, 'filter')} active`}</span>
            <Button variant="quiet" size="sm" disabled={count === 0} onClick={() => onChange(noFilters)}>
              Clear filters
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function option({ value, label }: { value: string; label: string }) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

/** What a select gives back is text; only a value that was offered counts. */
function chosen<Value extends string>(options: readonly { value: Value }[], text: string): Value | 'all' {
  return options.find(({ value }) => value === text)?.value ?? 'all';
}
