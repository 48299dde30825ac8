import { Download, Eye, FileDiff, RotateCcw } from 'lucide-react';
import { useListDocumentVersions, getDownloadDocumentVersionUrl } from '#contract/hooks/versions.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import type { Document, DocumentVersion } from '#contract/types.ts';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import { ApprovalSection } from './approvals/approval-section.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { type VersionDialog, VersionDialogs } from './version-dialogs.tsx';
import { VersionBadge } from '#web/domain/files/version-badge.tsx';
import { documentAge } from '#web/format/age.ts';
import { momentText } from '#web/format/date-time.ts';
import { formatSize } from '#web/format/format-size.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { ApprovalStateBadge } from '#web/domain/access/approval-state-badge.tsx';
import { CopyableHash } from './copyable-hash.tsx';
import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { openTab } from '../open-tab.ts';

export interface VersionListProps {
  document: Document;
  shown: number;
  onView: (version: DocumentVersion) => void;
}

/** All versions of a document, newest first, and its approval. Restoring adds a version and removes nothing. */
export function VersionList({ document, shown, onView }: VersionListProps) {
  const mayListUsers = useMayCall(roles.listUsers);
  const maySeeApprovals = useMayCall(roles.listDocumentApprovals);
  const { data: versions, error, isError, refetch } = useListDocumentVersions(document.id);
  const { data: users } = useListUsers({ deactivated: 'true' }, { query: { enabled: mayListUsers } });
  const left = new Set(users?.flatMap(({ id, deactivatedAt }) => (deactivatedAt ? [id] : [])));
  const { open, show, close } = useDialogs<VersionDialog>();
  const hasApprovals = document.approval !== undefined || versions?.some(({ approval }) => approval !== undefined);
  return (
    // Focusable, since a button goes when its version is shown.
    <section aria-label="Versions" tabIndex={-1} className="outline-offset-[-2px]">
      {isError && <ErrorState title="Failed to load versions" query={{ error, refetch }} />}
      {versions === undefined && !isError && <LoadingRows label="Loading versions" />}
      {versions !== undefined && hasApprovals === true && maySeeApprovals && (
        <ApprovalSection document={document} versions={versions} onDialog={show} />
      )}
      <ul className="divide-y divide-border">
        {versions?.map((version, at) => (
          <VersionRow
            key={version.version}
            document={document}
            version={version}
            earlier={versions[at + 1]?.version ?? null}
            isShown={version.version === shown}
            hasLeft={left.has(version.uploadedById ?? '')}
            onView={onView}
            onDialog={show}
          />
        ))}
      </ul>
      {open && (
        <VersionDialogs
          key={open.key}
          document={document}
          versions={versions ?? []}
          dialog={open.dialog}
          onClose={close}
        />
      )}
    </section>
  );
}

function VersionRow({ hasLeft, ...props }: VersionActionsProps & { hasLeft: boolean }) {
  const { document, version, isShown } = props;
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
        <VersionActions {...props} />
      </div>
      <p className="truncate text-cell">{(version.uploadedByName ?? 'Unknown') + (hasLeft ? ' (deactivated)' : '')}</p>
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

interface VersionActionsProps {
  document: Document;
  version: DocumentVersion;
  /** The previous version; null for the first one that this user sees. */
  earlier: number | null;
  isShown: boolean;
  onView: (version: DocumentVersion) => void;
  onDialog: (dialog: VersionDialog) => void;
}

/** Actions on one version. The newest cannot be restored. */
function VersionActions({ document, version, earlier, isShown, onView, onDialog }: VersionActionsProps) {
  const mayRestore = useMayCall(roles.restoreDocumentVersion);
  const { version: number } = version;
  return (
    <div className="-my-1 flex flex-none items-center">
      {earlier !== null && (
        <IconButton
          label={`Compare version ${number} with version ${earlier}`}
          icon={FileDiff}
          onClick={() => onDialog({ kind: 'compare', first: { from: earlier, to: number } })}
        />
      )}
      {number !== document.version && mayRestore && (
        <IconButton
          label={`Restore version ${number}`}
          icon={RotateCcw}
          onClick={() => onDialog({ kind: 'restore', version })}
        />
      )}
      {!isShown && <IconButton label={`View version ${number}`} icon={Eye} onClick={() => onView(version)} />}
      <IconButton
        label={`Download version ${number}`}
        disabledReason={mayNotDownload(document) ? 'Download Restricted' : undefined}
        icon={Download}
        onClick={() => openTab(getDownloadDocumentVersionUrl(document.id, String(number)))}
      />
    </div>
  );
}
