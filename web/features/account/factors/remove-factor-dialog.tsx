import { useRemoveSecondFactor } from '#contract/hooks/account.ts';
import type { SecondFactor } from '#contract/types.ts';
import { problemCode } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

interface RemoveFactorDialogProps {
  factor: SecondFactor;
  isLast: boolean;
  onClose: () => void;
}

export function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const remove = useChange(useRemoveSecondFactor, accountWords.removeSecondFactor);
  // The policy may have changed since the list was loaded.
  const sayLast = (error: unknown) => {
    if (problemCode(error) !== 'last-second-factor') return false;
    toast({ title: 'Error', message: 'Your role needs a second factor. Add another one first.', tone: 'destructive' });
    onClose();
    return true;
  };
  return (
    <ConfirmDialog
      title={`Remove “${factor.name}”?`}
      confirmLabel="Remove"
      isBusy={remove.isPending}
      onConfirm={() => void remove.run({ id: factor.id }, { done: onClose, failed: onClose, catches: sayLast })}
      onCancel={onClose}
    >
      {isLast
        ? 'It is your only second factor. Your recovery codes go with it, and signing in will ask for your password alone.'
        : 'You can no longer sign in with it. Your other second factors and your recovery codes stay.'}
    </ConfirmDialog>
  );
}
