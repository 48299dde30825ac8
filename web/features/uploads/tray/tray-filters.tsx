import { cx } from '#web/ui/theme/cx.ts';
import type { UploadItem } from '../engine/upload-item.ts';
import { filtered, type TrayFilter, trayFilters } from './tray-view.ts';

const filters = Object.keys(trayFilters) as TrayFilter[];

interface TrayFiltersProps {
  items: readonly UploadItem[];
  value: TrayFilter;
  onChange: (value: TrayFilter) => void;
}

export function TrayFilters({ items, value, onChange }: TrayFiltersProps) {
  return (
    <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className={cx(
            'h-7 rounded-md px-2 text-caption font-label tabular-nums transition-colors max-md:h-10',
            filter === value
              ? 'bg-accent-soft text-accent-text'
              : 'text-text-muted hover:bg-surface-active hover:text-text',
          )}
        >
          {filter} {filtered(items, filter).length}
        </button>
      ))}
    </div>
  );
}
