import { counted } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';

interface AuditFootProps {
  count: number;
  isLoading: boolean;
  hasFailed: boolean;
  onLoad: () => void;
}

/** Below the last entry, if the server has earlier ones. */
export function AuditFoot({ count, isLoading, hasFailed, onLoad }: AuditFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 p-6">
      <p role="status" className={`text-cell tabular-nums ${hasFailed ? 'text-danger' : 'text-text-subtle'}`}>
        {hasFailed ? 'Failed to load earlier entries' : `The newest ${counted(count, 'entry', 'entries')} are shown`}
      </p>
      <Button isBusy={isLoading} onClick={onLoad}>
        {hasFailed ? 'Retry' : 'Load earlier entries'}
      </Button>
    </div>
  );
}
