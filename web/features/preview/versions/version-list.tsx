import { useListDocumentVersions } from '#contract/hooks/versions.ts';
import type { Document, DocumentVersion } from '#contract/types.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import { ApprovalSection } from './approvals/approval-section.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { type VersionDialog, VersionDialogs } from './version-dialogs.tsx';
import { VersionRow } from './version-row.tsx';

interface VersionListProps {
  document: Document;
  /** The number of the shown version. */
  shown: number;
  onView: (version: DocumentVersion) => void;
}

/** All versions of a document, newest first, and its approval. Restoring adds a version and removes nothing. */
export function VersionList({ document, shown, onView }: VersionListProps) {
  const role = roleOf(useCurrentUser());
  const { data: versions, error, isError, refetch } = useListDocumentVersions(document.id);
  const { open, show, close } = useDialogs<VersionDialog>();
  const isAsked = document.approval !== undefined || versions?.some(({ approval }) => approval !== undefined);
  return (
    <>
      {isError && <ErrorState title="Failed to load versions" error={error} onRetry={() => void refetch()} />}
      {versions === undefined && !isError && <LoadingRows label="Loading versions" />}
      {versions !== undefined && isAsked === true && mayCall(roles.listDocumentApprovals, role) && (
        <ApprovalSection document={document} versions={versions} onAsk={show} />
      )}
      <ul className="divide-y divide-border">
        {versions?.map((version, at) => (
          <VersionRow
            key={version.version}
            document={document}
            version={version}
            earlier={versions[at + 1]?.version ?? null}
            isShown={version.version === shown}
            onView={onView}
            onAsk={show}
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
    </>
  );
}
