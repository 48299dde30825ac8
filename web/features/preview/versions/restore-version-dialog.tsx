import { useRestoreDocumentVersion } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { documentWords } from '#web/domain/words/document-words.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

interface RestoreVersionDialogProps {
  document: Document;
  version: number;
  onClose: () => void;
}

/** Asks before an earlier version becomes the newest again; a failure leaves the question open. */
export function RestoreVersionDialog({ document, version, onClose }: RestoreVersionDialogProps) {
  const restore = useChange(useRestoreDocumentVersion, documentWords.restoreDocumentVersion);
  return (
    <ConfirmDialog
      isOpen
      title={`Restore Version ${version}`}
      confirmLabel="Restore Version"
      tone="primary"
      isBusy={restore.isPending}
      onCancel={onClose}
      onConfirm={() => void restore.run({ id: document.id, version: String(version) }, { done: onClose })}
    >
      Version {version} becomes the newest again, as version {document.version + 1}. Nothing is removed.
    </ConfirmDialog>
  );
}
