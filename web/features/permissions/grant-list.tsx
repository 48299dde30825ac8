import { RefreshCw } from 'lucide-react';

import type { DocumentPermission, User } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { GrantRow } from './grant-row.tsx';

interface GrantListProps {
  grants: readonly DocumentPermission[];
  users: readonly User[];
  /** How many read the document by its level and its folder alone; undefined where nobody has said. */
  readersWithoutGrant: number | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** Whose grant is being revoked. */
  revoking: string | undefined;
  onRetry: () => void;
  onRevoke: (userId: string) => void;
}

/** Who holds a grant. A list that cannot be read says that there are none, as the product has it, and offers to ask again. */
export function GrantList({
  grants,
  users,
  readersWithoutGrant = 0,
  isLoading,
  hasFailed,
  revoking,
  onRetry,
  onRevoke,
}: GrantListProps) {
  const byId = new Map(users.map((user) => [user.id, user]));
  return (
    <section aria-label="Current permissions">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-group">Current permissions</h3>
        {hasFailed ? (
          <Button size="sm" icon={RefreshCw} onClick={onRetry}>
            Retry
          </Button>
        ) : (
          <span className="text-caption text-text-subtle tabular-nums">
            {whoReads(grants.length, readersWithoutGrant)}
          </span>
        )}
      </div>
      {isLoading ? (
        <LoadingRows />
      ) : grants.length === 0 ? (
        <p className="rounded-xl border border-border px-4 py-6 text-center text-cell text-text-subtle">
          No specific permissions granted. Document access is determined by access level and folder permissions.
        </p>
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-xl border border-border">
          {grants.map((grant) => (
            <GrantRow
              key={grant.id}
              grant={grant}
              user={byId.get(grant.userId ?? '')}
              isBusy={revoking === grant.userId}
              onRevoke={() => onRevoke(grant.userId ?? '')}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Those who are listed below, and those who need no grant. */
function whoReads(byGrant: number, otherwise: number): string {
  if (otherwise === 0) return people(byGrant);
  return byGrant === 0
    ? `${people(otherwise)} by level and folder`
    : `${people(byGrant)}, ${otherwise} more by level and folder`;
}

const people = (count: number) => counted(count, 'person', 'people');

function LoadingRows() {
  return (
    <div role="status" className="divide-y divide-border rounded-xl border border-border">
      <span className="sr-only">Loading permissions</span>
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto h-5 w-20" />
        </div>
      ))}
    </div>
  );
}
