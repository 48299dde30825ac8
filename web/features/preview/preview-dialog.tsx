import { useListDocuments } from '#contract/hooks/documents.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { readBefore } from './read-before.ts';

interface PreviewDialogProps {
  documentId: string;
  onClose: () => void;
}

/**
 * Shows one document, always as the list has it now: a changed setting shows at once. Whoever opens it sees to it that
 * the list holds the document.
 */
export function PreviewDialog({ documentId, onClose }: PreviewDialogProps) {
  const { data: documents } = useListDocuments({ query: readBefore });
  const document = documents?.find(({ id }) => id === documentId);
  if (document === undefined) return null;
  return (
    <Dialog isOpen onClose={onClose} size="full" title={document.name} isBare>
      <DocumentPreview document={document} onClose={onClose} />
    </Dialog>
  );
}
