import { Trash2, X } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';

interface BulkBarProps {
  count: number;
  /** How many of them the person may delete. */
  deletable: number;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
}

/** Floats over the list in select mode. */
export function BulkBar({ count, deletable, onSelectAll, onClear, onDelete }: BulkBarProps) {
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-6 z-20 flex justify-center max-md:bottom-3">
      <div
        role="toolbar"
        aria-label="Selection"
        className="animate-rise pointer-events-auto flex items-center gap-1 rounded-xl border border-border-strong bg-surface-raised py-2 pr-2 pl-4 shadow-overlay"
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
        <Button variant="danger" size="sm" icon={Trash2} disabled={deletable === 0} onClick={onDelete}>
          Delete ({deletable})
        </Button>
        <IconButton label="Leave select mode" icon={X} size="md" onClick={onClear} />
      </div>
    </div>
  );
}
