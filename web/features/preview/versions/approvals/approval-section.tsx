import { useListDocumentApprovals } from '#contract/hooks/approvals.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import type { Document, DocumentApproval, DocumentVersion } from '#contract/types.ts';
import { ApprovalStateBadge } from '#web/domain/access/approval-state-badge.tsx';
import { displayName } from '#web/domain/people/person.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { VersionDialog } from '../version-dialogs.tsx';
import { ApprovalActions } from './approval-actions.tsx';
import { ApprovalHistory } from './approval-history.tsx';
import { approverWords } from './approver-words.ts';

interface ApprovalSectionProps {
  document: Document;
  versions: readonly DocumentVersion[];
  onAsk: (dialog: VersionDialog) => void;
}

/** Which version others see, what waits for a decision and what can be done about it, and what was decided before. */
export function ApprovalSection({ document, versions, onAsk }: ApprovalSectionProps) {
  const { data: approvals, error, isError, refetch } = useListDocumentApprovals(document.id);
  const { data: users = [] } = useListUsers();
  const names = new Map(users.map((user) => [user.id, displayName(user)]));
  const nameOf = (id: string) => names.get(id) ?? 'Somebody who has left';
  const pending = approvals?.find(({ state }) => state === 'pending');
  const { approval } = document;
  return (
    <section
      aria-label="Approval"
      className="grid grid-cols-1 gap-3 border-b border-border bg-surface-sunken px-4 py-3"
    >
      {approval !== undefined && (
        <div className="grid gap-1.5">
          <p>
            <ApprovalStateBadge state={approval.state} isRequested={approval.requestId !== null} />
          </p>
          <p className="text-cell break-words">{shownToOthers(approval, document.name)}</p>
        </div>
      )}
      {approval === undefined && <p className="text-cell">The folder of this document requires no approval now.</p>}
      {isError && <ErrorState title="Failed to load approvals" error={error} onRetry={() => void refetch()} />}
      {pending !== undefined && (
        <p className="text-caption break-words whitespace-pre-line text-text-muted">
          {approverWords(pending, nameOf)}
          {pending.note !== null && <span className="mt-1 block text-cell text-text">{pending.note}</span>}
        </p>
      )}
      {approvals !== undefined && (
        <>
          {approval !== undefined && (
            <ApprovalActions document={document} versions={versions} approvals={approvals} onAsk={onAsk} />
          )}
          <ApprovalHistory approvals={approvals} nameOf={nameOf} />
        </>
      )}
    </section>
  );
}

function shownToOthers({ approvedVersion, approvedName }: DocumentApproval, name: string): string {
  if (approvedVersion === null) return 'Analysts and viewers do not see this document until a version is approved.';
  const called = approvedName === null || approvedName === name ? '' : ` by the name “${approvedName}”`;
  return `Analysts and viewers see version ${approvedVersion}${called}.`;
}
