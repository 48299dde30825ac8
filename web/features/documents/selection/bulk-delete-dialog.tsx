import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

interface BulkDeleteDialogProps {
  count: number;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function BulkDeleteDialog({ count, isBusy, onConfirm, onCancel }: BulkDeleteDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title="Delete Items"
      confirmLabel="Delete Items"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {`Are you sure you want to delete ${count} item(s)? This action cannot be undone.`}
    </ConfirmDialog>
  );
}
