import { CloudOff, RefreshCw } from 'lucide-react';
import { failureReason } from '#web/api/failure-reason.ts';
import { Button } from '../form/button.tsx';

interface ErrorStateProps {
  title: string;
  /** The error, whose reason is shown. */
  error?: unknown;
  /** A message instead of the reason. */
  message?: string;
  onRetry: () => void;
}

/** A failed load with its reason, announced, with Retry. */
export function ErrorState({ title, error, message = failureReason(error), onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center justify-center px-6 py-12 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-xl border border-danger-border bg-danger-soft text-danger">
        <CloudOff size={24} strokeWidth={1.75} aria-hidden />
      </span>
      <p className="text-section text-text">{title}</p>
      <p className="mt-1 max-w-80 text-cell text-text-subtle">{message}</p>
      <Button icon={RefreshCw} onClick={onRetry} className="mt-4">
        Retry
      </Button>
    </div>
  );
}
