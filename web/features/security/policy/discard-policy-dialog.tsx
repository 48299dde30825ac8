import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

interface DiscardPolicyDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are discarded. */
export function DiscardPolicyDialog({ isOpen, onKeep, onDiscard }: DiscardPolicyDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      Your changes to the policy have not been saved. What holds now goes on.
    </ConfirmDialog>
  );
}
