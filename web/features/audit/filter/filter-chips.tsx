import { X } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { type AuditFilter, noFilter } from './audit-filter.ts';
import type { FilterWord } from './filter-words.ts';

interface FilterChipsProps {
  words: readonly FilterWord[];
  onChange: (change: Partial<AuditFilter>) => void;
}

/** What is set, each with a cross. */
export function FilterChips({ words, onChange }: FilterChipsProps) {
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap items-center gap-1.5">
      {words.map(({ name, value, without }) => (
        <li
          key={`${name} ${value}`}
          className="flex max-w-full min-w-0 items-center gap-1 rounded-full border border-border bg-surface-sunken py-0.5 pr-1 pl-2.5 text-caption text-text-muted"
        >
          <span className="min-w-0 truncate">
            {name}: <span className="text-text">{value}</span>
          </span>
          <button
            type="button"
            aria-label={`Remove ${name}: ${value}`}
            onClick={() => onChange(without)}
            className="grid size-6 flex-none place-items-center rounded-full hover:bg-surface-active hover:text-text"
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={() => onChange(noFilter)}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
