import { Button } from '#web/ui/form/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** While earlier entries are fetched for the export. Their number is not known beforehand, so it counts up. */
export function ExportProgress({ count, onCancel }: { count: number; onCancel: () => void }) {
  return (
    <div className="flex flex-none items-center gap-3 border-b border-border bg-surface-sunken px-6 py-2 max-md:px-4">
      <Spinner label="Exporting..." size={16} />
      <p className="min-w-0 flex-1 text-cell text-text-muted tabular-nums">
        Fetching earlier entries for the export: {count.toLocaleString('en-US')} so far
      </p>
      <Button size="sm" onClick={onCancel}>
        Cancel export
      </Button>
    </div>
  );
}
