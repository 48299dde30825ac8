import { X } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import type { SelectionAction } from './use-selection-actions.ts';

interface BulkBarProps {
  count: number;
  actions: readonly SelectionAction[];
  onSelectAll: () => void;
  onClear: () => void;
}

/** Floats over the list in select mode. */
export function BulkBar({ count, actions, onSelectAll, onClear }: BulkBarProps) {
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-6 z-20 flex justify-center max-md:bottom-3">
      <div
        role="toolbar"
        aria-label="Selection"
        className="animate-rise pointer-events-auto flex flex-wrap items-center justify-center gap-1 rounded-xl border border-border-strong bg-surface-raised py-2 pr-2 pl-4 shadow-overlay"
      >
        <span role="status" className="pr-1 text-base font-medium whitespace-nowrap text-text tabular-nums">
          {count} selected
        </span>
        <Button variant="quiet" size="sm" onClick={onSelectAll}>
          Select all
        </Button>
        <Button variant="quiet" size="sm" onClick={onClear} className="max-md:hidden">
          Clear
        </Button>
        <span aria-hidden className="mx-2 h-5 w-px bg-border max-md:hidden" />
        {actions
          .filter(({ action }) => action.selection === 'many')
          .map(({ action, count: possible, run }) => (
            <Button
              key={action.id}
              variant={action.tone ?? 'quiet'}
              size="sm"
              icon={action.icon}
              disabled={possible === 0}
              onClick={run}
            >
              {action.label} ({possible})
            </Button>
          ))}
        <IconButton label="Leave select mode" icon={X} size="md" onClick={onClear} />
      </div>
    </div>
  );
}
