import { useListDocumentApprovals } from '#contract/hooks/approvals.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import type { Approval, Document, DocumentApproval, DocumentVersion } from '#contract/types.ts';
import { ApprovalStateBadge } from '#web/domain/access/approval-state-badge.tsx';
import { nameInTrail } from '#web/domain/people/person.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { VersionDialog } from '../version-dialogs.tsx';
import { documentAge } from '#web/format/age.ts';
import { momentText } from '#web/format/date-time.ts';
import { VersionBadge } from '#web/domain/files/version-badge.tsx';
import { Check, Send, Undo2, X } from 'lucide-react';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { canDecide } from './can-decide.ts';
import { Button } from '#web/ui/form/button.tsx';

const ended: Record<Exclude<Approval['state'], 'pending'>, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  superseded: 'Superseded by a newer version',
};

interface ApprovalSectionProps {
  document: Document;
  versions: readonly DocumentVersion[];
  onDialog: (dialog: VersionDialog) => void;
}

/** Which version readers see, the pending request with its actions, and earlier decisions. */
export function ApprovalSection({ document, versions, onDialog }: ApprovalSectionProps) {
  const { data: approvals, error, isError, refetch } = useListDocumentApprovals(document.id);
  const { data: users } = useListUsers({ deactivated: 'true' });
  const names = new Map(users?.map((user) => [user.id, nameInTrail(user)]));
  const nameOf = (id: string) => names.get(id) ?? (users ? 'Somebody who has left' : 'Somebody');
  const pending = approvals?.find(({ state }) => state === 'pending');
  const { approval } = document;
  return (
    <section
      aria-label="Approval"
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 border-b border-border bg-surface-sunken px-4 py-3"
    >
      {approval !== undefined && (
        <div className="grid gap-1.5">
          <p>
            <ApprovalStateBadge {...approval} />
          </p>
          <p className="text-cell break-words">{shownToOthers(approval, document.name)}</p>
        </div>
      )}
      {approval === undefined && <p className="text-cell">The folder of this document requires no approval now.</p>}
      {isError && <ErrorState title="Failed to load approvals" query={{ error, refetch }} />}
      {pending !== undefined && (
        <p className="text-caption break-words whitespace-pre-line text-text-muted">
          {approverWords(pending, nameOf, (id) => !users?.some((user) => user.id === id && !canDecide(user)))}
          {pending.note !== null && <span className="mt-1 block text-cell text-text">{pending.note}</span>}
        </p>
      )}
      {approvals !== undefined && (
        <>
          {approval !== undefined && (
            <ApprovalActions document={document} versions={versions} approvals={approvals} onDialog={onDialog} />
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

function approverWords(
  { version, requestedById, approverIds, needed, decisions }: Approval,
  nameOf: (id: string) => string,
  isAble: (id: string) => boolean,
): string {
  const approvers = approverIds.length === 0 ? 'any administrator or manager' : approverIds.map(nameOf).join(', ');
  const given = decisions.filter(({ decision }) => decision === 'approve').map(({ userId }) => nameOf(userId));
  const far =
    needed > 1 ? ` ${given.length} of ${needed} have approved${given.length > 0 ? `: ${given.join(', ')}` : ''}.` : '';
  const left = approverIds.filter((id) => isAble(id) || decisions.some(({ userId }) => userId === id)).length;
  const isShort = approverIds.length > 0 && left < needed;
  const short = isShort ? ' Too few of those named can approve: it has to be withdrawn, and asked for again.' : '';
  return `${nameOf(requestedById)} asked ${approvers} to approve version ${version}.${far}${short}`;
}

function ApprovalHistory({ approvals, nameOf }: { approvals: readonly Approval[]; nameOf: (id: string) => string }) {
  const past = approvals.flatMap((approval) =>
    approval.state === 'pending' ? [] : [{ approval, words: ended[approval.state] }],
  );
  if (past.length === 0) return null;
  return (
    <details className="group text-cell">
      <summary className="w-fit cursor-pointer rounded-sm font-label text-text-muted hover:text-text">
        History of approvals ({past.length})
      </summary>
      <ul className="mt-2 grid gap-3">
        {past.map(({ approval, words }) => (
          <li key={approval.id} className="grid gap-0.5">
            <p className="flex flex-wrap items-center gap-1.5">
              <VersionBadge version={approval.version} />
              <span className="font-medium">{words}</span>
              {approval.endedAt !== null && <Moment at={approval.endedAt} />}
            </p>
            <p className="text-caption break-words text-text-subtle">
              Asked by {nameOf(approval.requestedById)}
              {approval.note !== null && `: ${approval.note}`}
            </p>
            {approval.decisions.map(({ userId, decision, comment, at }) => (
              <p key={userId} className="text-caption break-words text-text-muted">
                {nameOf(userId)} {decision === 'approve' ? 'approved' : 'rejected'} <Moment at={at} />
                {comment !== null && <span className="block whitespace-pre-line">{comment}</span>}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentText(new Date(at))} className="text-caption text-text-subtle">
      {documentAge(at)}
    </time>
  );
}

interface ApprovalActionsProps extends ApprovalSectionProps {
  approvals: readonly Approval[];
}

/** The user's possible actions: request, decide, withdraw. Explains why they cannot decide. */
function ApprovalActions({ document, versions, approvals, onDialog }: ApprovalActionsProps) {
  const user = useCurrentUser();
  const pending = approvals.find(({ state }) => state === 'pending');
  if (pending === undefined) {
    const newest = versions.find(({ version }) => version === document.version);
    if (newest?.sha256 == null || isApprovedAsItIs(document)) return null;
    const version = { ...newest, sha256: newest.sha256 };
    return (
      <div>
        <Button size="sm" variant="primary" icon={Send} onClick={() => onDialog({ kind: 'request', version })}>
          Request Approval
        </Button>
      </div>
    );
  }
  const mayWithdraw = pending.requestedById === user.id || roleOf(user) === 'admin';
  const decide = (decision: 'approve' | 'reject') => onDialog({ kind: 'decide', approval: pending, decision });
  return (
    <>
      {!pending.mayDecide && <p className="text-caption text-text-subtle">{whyNot(pending, user.id)}</p>}
      <div className="flex flex-wrap gap-2">
        {pending.mayDecide && (
          <>
            <Button size="sm" variant="primary" icon={Check} onClick={() => decide('approve')}>
              Approve
            </Button>
            <Button size="sm" icon={X} onClick={() => decide('reject')}>
              Reject
            </Button>
          </>
        )}
        {mayWithdraw && (
          <Button size="sm" icon={Undo2} onClick={() => onDialog({ kind: 'withdraw', approval: pending })}>
            Withdraw
          </Button>
        )}
      </div>
    </>
  );
}

/** A changed name can be approved as well. */
function isApprovedAsItIs({ approval, name, version }: Document): boolean {
  return approval?.state === 'approved' && approval.approvedVersion === version && approval.approvedName === name;
}

function whyNot({ requestedById, decisions }: Approval, userId: string): string {
  if (decisions.some((one) => one.userId === userId)) return 'You have decided. Somebody else has to as well.';
  if (requestedById === userId) return 'You asked for this, so that somebody else has to decide.';
  return 'You uploaded these bytes or others are named: somebody else has to decide.';
}
