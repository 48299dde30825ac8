import type { Approval, Document, DocumentVersion } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { Pair } from '../compare/use-comparison.ts';
import { useWithdrawApproval } from '#contract/hooks/approvals.ts';
import { useChange } from '#web/api/use-change.ts';
import { approvalWords } from '#web/domain/words/approval-words.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useApprovalConflicts } from './approvals/approval-conflicts.ts';

// Loaded on demand: few users compare versions, and forms need the form library.
const CompareDialog = loadedLater('CompareDialog', () => import('../compare/compare-dialog.tsx'));
const RestoreVersionDialog = loadedLater('RestoreVersionDialog', () => import('./restore-version-dialog.tsx'));
const RequestApprovalDialog = loadedLater(
  'RequestApprovalDialog',
  () => import('./approvals/request-approval-dialog.tsx'),
);
const DecideApprovalDialog = loadedLater(
  'DecideApprovalDialog',
  () => import('./approvals/decide-approval-dialog.tsx'),
);

export type VersionDialog =
  | { kind: 'restore'; version: DocumentVersion }
  | { kind: 'compare'; first: Pair }
  | { kind: 'request'; version: DocumentVersion & { sha256: string } }
  | { kind: 'decide'; approval: Approval; decision: 'approve' | 'reject' }
  | { kind: 'withdraw'; approval: Approval };

interface VersionDialogsProps {
  document: Document;
  versions: readonly DocumentVersion[];
  dialog: VersionDialog;
  onClose: () => void;
}

export function VersionDialogs({ document, versions, dialog, onClose }: VersionDialogsProps) {
  switch (dialog.kind) {
    case 'restore':
      return <RestoreVersionDialog document={document} version={dialog.version.version} onClose={onClose} />;
    case 'compare':
      return <CompareDialog document={document} first={dialog.first} onClose={onClose} />;
    case 'request':
      return (
        <RequestApprovalDialog document={document} version={dialog.version} versions={versions} onClose={onClose} />
      );
    case 'decide': {
      const { approval, decision } = dialog;
      const size = versions.find(({ version }) => version === approval.version)?.size ?? null;
      return <DecideApprovalDialog {...{ document, approval, decision, size, onClose }} />;
    }
    case 'withdraw':
      return <WithdrawApprovalDialog approval={dialog.approval} onClose={onClose} />;
  }
}

function WithdrawApprovalDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const withdraw = useChange(useWithdrawApproval, approvalWords.withdrawApproval);
  const catches = useApprovalConflicts(onClose);
  return (
    <ConfirmDialog
      title="Withdraw Request"
      cancelLabel="Keep it"
      isBusy={withdraw.isPending}
      onCancel={onClose}
      onConfirm={() => void withdraw.run({ id: approval.id }, { done: onClose, catches })}
    >
      Nobody decides on version {approval.version} then. Approval can be requested again.
    </ConfirmDialog>
  );
}
