import { useDeleteDocument } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { BackUntil } from '#web/domain/product/back-until.tsx';
import { documentWords } from '#web/domain/words/document-words.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

export function DeleteDocumentDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const remove = useChange(useDeleteDocument, documentWords.deleteDocument);
  return (
    <ConfirmDialog
      title="Delete Document"
      isBusy={remove.isPending}
      onConfirm={() => void remove.run({ id: document.id }, { done: onClose, failed: onClose })}
      onCancel={onClose}
    >
      Are you sure you want to delete “{document.name}”?
      <BackUntil items={[document]} />
    </ConfirmDialog>
  );
}
