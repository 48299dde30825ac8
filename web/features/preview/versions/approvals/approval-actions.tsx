import { Check, Send, Undo2, X } from 'lucide-react';

import type { Approval, Document, DocumentVersion } from '#contract/types.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { VersionDialog } from '../version-dialogs.tsx';

interface ApprovalActionsProps {
  document: Document;
  versions: readonly DocumentVersion[];
  approvals: readonly Approval[];
  onAsk: (dialog: VersionDialog) => void;
}

/** The user's possible actions: request, decide, withdraw. Explains why they cannot decide. */
export function ApprovalActions({ document, versions, approvals, onAsk }: ApprovalActionsProps) {
  const user = useCurrentUser();
  const pending = approvals.find(({ state }) => state === 'pending');
  if (pending === undefined) {
    const newest = versions.find(({ version }) => version === document.version);
    if (newest?.sha256 == null || isApprovedAsItIs(document)) return null;
    const version = { ...newest, sha256: newest.sha256 };
    return (
      <div>
        <Button size="sm" variant="primary" icon={Send} onClick={() => onAsk({ kind: 'request', version })}>
          Request Approval
        </Button>
      </div>
    );
  }
  const mayWithdraw = pending.requestedById === user.id || roleOf(user) === 'admin';
  const decide = (decision: 'approve' | 'reject') => onAsk({ kind: 'decide', approval: pending, decision });
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
          <Button size="sm" icon={Undo2} onClick={() => onAsk({ kind: 'withdraw', approval: pending })}>
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
