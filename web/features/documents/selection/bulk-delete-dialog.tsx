import { BackUntil } from '#web/domain/product/back-until.tsx';
import { HeldItems } from '#web/domain/bulk/held-items.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { heldItem, type Item } from '../actions/action.ts';
import type { Library } from '../page/use-library.ts';
import { StayedDialog } from './stayed-dialog.tsx';
import { type BulkDeleteOptions, useBulkDelete } from './use-bulk-delete.ts';

interface BulkDeleteDialogProps extends Omit<BulkDeleteOptions, 'tree'> {
  items: readonly Item[];
  library: Pick<Library, 'index' | 'tree'>;
}

export function BulkDeleteDialog({ items, library, onDone, onClose }: BulkDeleteDialogProps) {
  const { stayed, isPending, run } = useBulkDelete({ tree: library.tree, onDone, onClose });
  if (stayed) {
    return (
      <StayedDialog
        stayed={stayed}
        items={items}
        library={library}
        isBusy={isPending}
        onCascade={(folders) => run({ items: folders, isCascading: true })}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title="Delete Items"
      isBusy={isPending}
      onConfirm={() => run({ items, isCascading: false })}
      onCancel={onClose}
    >
      <p>{`Are you sure you want to delete ${items.length} item(s)? This action cannot be undone.`}</p>
      <BackUntil />
      <div className="mt-3">
        <HeldItems items={items.map(heldItem)} />
      </div>
    </ConfirmDialog>
  );
}
