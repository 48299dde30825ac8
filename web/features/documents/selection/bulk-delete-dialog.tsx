import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import type { ItemKey } from '../model/item-key.ts';
import { type BulkDeleteOptions, useBulkDelete } from './use-bulk-delete.ts';

interface BulkDeleteDialogProps extends BulkDeleteOptions {
  keys: readonly ItemKey[];
}

export function BulkDeleteDialog({ keys, ...options }: BulkDeleteDialogProps) {
  const { isPending, run } = useBulkDelete(options);
  return (
    <ConfirmDialog
      isOpen
      title="Delete Items"
      confirmLabel="Delete Items"
      isBusy={isPending}
      onConfirm={() => run(keys)}
      onCancel={options.onClose}
    >
      {`Are you sure you want to delete ${keys.length} item(s)? This action cannot be undone.`}
    </ConfirmDialog>
  );
}
