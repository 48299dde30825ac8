import { CircleMinus, Download, Eye, RefreshCw } from 'lucide-react';

import type { DocumentPermission } from '#contract/types.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { counted } from '#web/format/counted.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { HolderActions } from './holders/holder-actions.tsx';
import { HolderRow } from './holders/holder-row.tsx';
import { HolderRowsLoading } from './holders/holder-rows-loading.tsx';
import { holderKey } from './holders/holder.ts';
import type { Holders } from './holders/use-holders.ts';

interface GrantListProps {
  grants: readonly DocumentPermission[];
  known: Holders;
  /** The number of users with a grant. */
  granted: number;
  /** How many users read the document without a grant; undefined if unknown. */
  readersWithoutGrant: number | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** The key of the holder whose grant is being revoked. */
  revoking: string | undefined;
  onRetry: () => void;
  onChange: (grant: DocumentPermission) => void;
  onRevoke: (grant: DocumentPermission) => void;
}

/** The holders of grants. A failed load shows the empty state, as specified, with a retry. */
export function GrantList({
  grants,
  known,
  granted,
  readersWithoutGrant = 0,
  isLoading,
  hasFailed,
  revoking,
  onRetry,
  onChange,
  onRevoke,
}: GrantListProps) {
  return (
    <section aria-label="Current permissions">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-group">Current permissions</h3>
        {hasFailed ? (
          <Button size="sm" icon={RefreshCw} onClick={onRetry}>
            Retry
          </Button>
        ) : (
          <span className="text-caption text-text-subtle tabular-nums">{whoReads(granted, readersWithoutGrant)}</span>
        )}
      </div>
      {isLoading ? (
        <HolderRowsLoading />
      ) : grants.length === 0 ? (
        <p className="rounded-xl border border-border px-4 py-6 text-center text-cell text-text-subtle">
          No specific permissions granted. Document access is determined by access level and folder permissions.
        </p>
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-xl border border-border">
          {grants.map((grant) => (
            <HolderRow
              key={grant.id}
              holder={grant}
              known={known}
              actions={(name) => (
                <HolderActions
                  name={name}
                  verb="Revoke"
                  isBusy={revoking === holderKey(grant)}
                  onChange={() => onChange(grant)}
                  onRemove={() => onRevoke(grant)}
                />
              )}
            >
              <GrantBadges grant={grant} />
            </HolderRow>
          ))}
        </ul>
      )}
    </section>
  );
}

function GrantBadges({ grant: { canRead, canDownload, expiresAt } }: { grant: DocumentPermission }) {
  return (
    <>
      {canRead && (
        <Badge tone="neutral" icon={Eye}>
          Can View
        </Badge>
      )}
      {canDownload && (
        <Badge tone="neutral" icon={Download}>
          Can Download
        </Badge>
      )}
      {!canRead && (
        <Badge tone="outline" icon={CircleMinus}>
          No access
        </Badge>
      )}
      <ExpiryBadge expiresAt={expiresAt} />
    </>
  );
}

/** Users with a grant, and users who need none. */
function whoReads(byGrant: number, otherwise: number): string {
  if (otherwise === 0) return people(byGrant);
  return byGrant === 0
    ? `${people(otherwise)} by level and folder`
    : `${people(byGrant)}, ${otherwise} more by level and folder`;
}

const people = (count: number) => counted(count, 'person', 'people');
