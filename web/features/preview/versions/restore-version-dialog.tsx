import { isUnauthorized } from '#web/api/api-error.ts';
import { useRestoreDocumentVersion } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

interface RestoreVersionDialogProps {
  document: Document;
  version: number;
  onClose: () => void;
}

/** Asks before an earlier version becomes the newest again; a failure leaves the question open. */
export function RestoreVersionDialog({ document, version, onClose }: RestoreVersionDialogProps) {
  const once = useOneAtATime();
  const restore = useRestoreDocumentVersion({
    mutation: {
      onSuccess: (now) => {
        toast({
          title: 'Version Restored',
          message: `Version ${version} is the newest again, as version ${now.version}.`,
        });
        onClose();
      },
      onError: (error) => {
        if (!isUnauthorized(error))
          toast({ title: 'Error', message: 'Failed to restore version', tone: 'destructive' });
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Restore Version ${version}`}
      confirmLabel="Restore Version"
      tone="primary"
      isBusy={restore.isPending}
      onCancel={onClose}
      onConfirm={() => void once(() => restore.mutateAsync({ id: document.id, version: String(version) }))}
    >
      Version {version} becomes the newest again, as version {document.version + 1}. Nothing is removed.
    </ConfirmDialog>
  );
}
