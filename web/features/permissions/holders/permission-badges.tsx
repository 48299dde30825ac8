import { Ban, CircleMinus, CircleSlash2, Download, Eye } from 'lucide-react';
import type { FolderPermissionEntry } from '#contract/types.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { Badge } from '#web/ui/data/badge.tsx';

type Rights = Pick<FolderPermissionEntry, 'canRead' | 'canDownload' | 'reaches' | 'expiresAt'>;

/** Badges for the rights of a permission; downloads have none where `canDownload` is null. */
export function PermissionBadges({ entry: { canRead, canDownload, reaches, expiresAt } }: { entry: Rights }) {
  return (
    <>
      {canRead ? (
        <Badge tone={reaches ? 'neutral' : 'outline'} icon={reaches ? Eye : CircleSlash2}>
          {reaches ? 'Can View' : 'Not in here'}
        </Badge>
      ) : (
        <Badge tone="outline" icon={CircleMinus}>
          No access
        </Badge>
      )}
      {canRead && reaches && canDownload !== null && (
        <Badge tone="neutral" icon={canDownload ? Download : Ban}>
          {canDownload ? 'Can Download' : 'No downloads'}
        </Badge>
      )}
      <ExpiryBadge expiresAt={expiresAt} />
    </>
  );
}
