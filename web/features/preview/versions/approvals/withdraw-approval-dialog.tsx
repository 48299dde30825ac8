import { useWithdrawApproval } from '#contract/hooks/approvals.ts';
import type { Approval } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { approvalWords } from '#web/domain/words/approval-words.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useApprovalConflicts } from './approval-conflicts.ts';

export function WithdrawApprovalDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const withdraw = useChange(useWithdrawApproval, approvalWords.withdrawApproval);
  const catches = useApprovalConflicts(onClose);
  return (
    <ConfirmDialog
      title="Withdraw Request"
      confirmLabel="Withdraw Request"
      cancelLabel="Keep it"
      isBusy={withdraw.isPending}
      onCancel={onClose}
      onConfirm={() => void withdraw.run({ id: approval.id }, { done: onClose, catches })}
    >
      Nobody decides on version {approval.version} then. Approval can be requested again.
    </ConfirmDialog>
  );
}
