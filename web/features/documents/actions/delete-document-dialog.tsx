import { isUnauthorized } from '#web/api/api-error.ts';
import { useDeleteDocument } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

export function DeleteDocumentDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const once = useOneAtATime();
  const remove = useDeleteDocument({
    mutation: {
      onSuccess: () => {
        toast({ title: 'Success', message: 'Document deleted successfully' });
        onClose();
      },
      onError: (error) => {
        onClose();
        if (!isUnauthorized(error))
          toast({ title: 'Error', message: 'Failed to delete document', tone: 'destructive' });
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Delete Document"
      confirmLabel="Delete Document"
      isBusy={remove.isPending}
      onConfirm={() => void once(() => remove.mutateAsync({ id: document.id }))}
      onCancel={onClose}
    >
      Are you sure you want to delete “{document.name}”? This action cannot be undone.
    </ConfirmDialog>
  );
}
