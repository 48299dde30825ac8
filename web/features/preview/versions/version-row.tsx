import { VersionBadge } from '#web/domain/files/version-badge.tsx';
import { documentAge } from '#web/format/age.ts';
import { momentText } from '#web/format/date-time.ts';
import { formatSize } from '#web/format/format-size.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { ApprovalStateBadge } from '#web/domain/access/approval-state-badge.tsx';
import { CopyableHash } from './copyable-hash.tsx';
import { VersionActions, type VersionActionsProps } from './version-actions.tsx';

export function VersionRow({ document, version, earlier, isShown, onView, onAsk }: VersionActionsProps) {
  const isCurrent = version.version === document.version;
  return (
    <li className="grid grid-cols-1 gap-1 py-3 pr-2 pl-4">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
          <VersionBadge version={version.version} />
          {version.version === document.approval?.approvedVersion && <Badge tone="info">Shown to others</Badge>}
          {isCurrent && <Badge tone="accent">Current</Badge>}
          {isShown && !isCurrent && <Badge tone="warning">On show</Badge>}
          {version.approval && <ApprovalStateBadge state={version.approval.state} />}
          {version.restoredFrom !== null && <Badge tone="neutral">Restored from v{version.restoredFrom}</Badge>}
        </p>
        <VersionActions {...{ document, version, earlier, isShown, onView, onAsk }} />
      </div>
      <p className="truncate text-cell">{version.uploadedByName ?? 'Unknown'}</p>
      <p className="text-caption text-text-subtle tabular-nums" title={momentText(new Date(version.createdAt))}>
        {documentAge(version.createdAt)} · {formatSize(version.size)}
      </p>
      {version.comment !== null && (
        <p className="rounded-md bg-surface-sunken px-2 py-1.5 text-cell break-words whitespace-pre-line">
          <span className="sr-only">What changed: </span>
          {version.comment}
        </p>
      )}
      {version.sha256 !== null && <CopyableHash sha256={version.sha256} />}
    </li>
  );
}
