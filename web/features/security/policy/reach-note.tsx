import { TriangleAlert, Users } from 'lucide-react';
import type { PolicyReach } from '#contract/types.ts';
import type { LoadQuery } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The query of a choice's effect on users. */
export type ReachQuery = LoadQuery<PolicyReach>;

interface ReachNoteProps {
  query: ReachQuery;
  touches: (reach: PolicyReach) => string | readonly string[];
  /** Why it would lock out the user. */
  lockOut?: ((reach: PolicyReach) => string | null) | undefined;
}

export function ReachNote({ query: { data, error, refetch }, touches, lockOut }: ReachNoteProps) {
  if (data === undefined && error) {
    return (
      <RetryNotice onRetry={() => void refetch()}>
        The effect on people could not be read. The policy can be saved all the same.
      </RetryNotice>
    );
  }
  const reason = data && lockOut?.(data);
  return (
    <div className="grid gap-2">
      <Notice icon={Users}>
        {data === undefined ? (
          <span role="status" className="block py-0.5">
            <span className="sr-only">Counting the people affected...</span>
            <Skeleton className="h-4 w-3/4" />
          </span>
        ) : (
          [touches(data)].flat().map((line) => <p key={line}>{line}</p>)
        )}
      </Notice>
      {reason != null && (
        <Notice icon={TriangleAlert} tone="danger" isAlert>
          {reason}
        </Notice>
      )}
    </div>
  );
}
