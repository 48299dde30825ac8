import type { ReactNode } from 'react';

import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface PermissionPanelProps {
  kind: 'folders' | 'documents';
  query: { data: readonly unknown[] | undefined; isError: boolean; refetch: () => unknown };
  /** The list, shown once there is something in it. */
  children: ReactNode;
}

/** One tab's list while it comes, when it does not come, and when there is nothing in it. */
export function PermissionPanel({ kind, query: { data, isError, refetch }, children }: PermissionPanelProps) {
  if (data !== undefined && data.length > 0) return children;
  if (data === undefined && isError) {
    return (
      <ErrorState
        title={`Failed to load ${kind}`}
        message="The user can be created without them."
        onRetry={() => void refetch()}
      />
    );
  }
  if (data !== undefined) {
    return (
      <p className="rounded-lg border border-border px-3 py-8 text-center text-cell text-text-subtle">No {kind} yet</p>
    );
  }
  return (
    <div role="status" className="grid gap-4 rounded-lg border border-border p-3">
      <span className="sr-only">Loading...</span>
      {['w-2/5', 'w-1/2', 'w-1/3', 'w-3/5'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
