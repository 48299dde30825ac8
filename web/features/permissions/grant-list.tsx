import { RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';

import type { DocumentPermission } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';
import { HolderList } from './holders/holder-list.tsx';
import { PermissionBadges } from './holders/permission-badges.tsx';

interface GrantListProps extends Pick<
  ComponentProps<typeof HolderList<DocumentPermission>>,
  'known' | 'removing' | 'onChange' | 'onRemove'
> {
  grants: readonly DocumentPermission[];
  /** The number of users with a grant. */
  granted: number;
  /** How many users read the document without a grant; undefined if unknown. */
  readersWithoutGrant: number | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The holders of grants. A failed load shows the empty state, as specified, with a retry. */
export function GrantList({
  grants,
  granted,
  readersWithoutGrant = 0,
  isLoading,
  hasFailed,
  onRetry,
  ...list
}: GrantListProps) {
  return (
    <HolderList
      title="Current permissions"
      aside={
        hasFailed ? (
          <Button size="sm" icon={RefreshCw} onClick={onRetry}>
            Retry
          </Button>
        ) : (
          <span className="text-caption text-text-subtle tabular-nums">{whoReads(granted, readersWithoutGrant)}</span>
        )
      }
      entries={isLoading ? undefined : grants}
      none="No specific permissions granted. Document access is determined by access level and folder permissions."
      badges={({ canDownload, ...grant }) => (
        <PermissionBadges entry={{ ...grant, reaches: true, canDownload: canDownload || null }} />
      )}
      verb="Revoke"
      {...list}
    />
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
