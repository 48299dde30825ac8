import { CloudOff, RefreshCw } from 'lucide-react';
import { failureReason } from '#web/api/failure-reason.ts';
import { Button } from '../form/button.tsx';
import { EmptyState } from './empty-state.tsx';

/** A query of which data or failure is shown. */
export interface LoadQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface ErrorStateProps {
  title: string;
  /** What failed, whose reason is shown. */
  query: { error?: unknown; refetch: () => unknown };
  /** A message instead of the reason. */
  message?: string;
}

/** A failed load with its reason, announced, with Retry. */
export function ErrorState({ title, query, message = failureReason(query.error) }: ErrorStateProps) {
  const retry = (
    <Button icon={RefreshCw} onClick={() => void query.refetch()}>
      Retry
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} tone="danger" title={title} message={message} action={retry} />
    </div>
  );
}
