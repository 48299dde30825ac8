import { CloudOff, RefreshCw } from 'lucide-react';
import { failureReason } from '#web/api/failure-reason.ts';
import { Button } from '#web/ui/form/button.tsx';

interface MetricsFailureProps {
  error: unknown;
  isTryingAgain: boolean;
  onRetry: () => void;
}

/** Shown beside the zeros of numbers that could not be loaded. */
export function MetricsFailure({ error, isTryingAgain, onRetry }: MetricsFailureProps) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-danger-border bg-danger-soft px-5 py-3 max-md:px-4"
    >
      <CloudOff size={16} className="flex-none text-danger" aria-hidden />
      <p className="min-w-52 flex-1 text-cell text-text-muted">
        <span className="font-semibold text-text">Failed to load the metrics: the zeros are not counts.</span>{' '}
        {failureReason(error)}
      </p>
      <Button size="sm" icon={RefreshCw} isBusy={isTryingAgain} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
