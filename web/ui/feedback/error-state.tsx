import { CloudOff, RefreshCw } from 'lucide-react';
import { failureReason } from '#web/api/failure-reason.ts';
import { Button } from '../form/button.tsx';
import { EmptyState } from './empty-state.tsx';

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
  const retry = (
    <Button icon={RefreshCw} onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} tone="danger" title={title} message={message} action={retry} />
    </div>
  );
}
