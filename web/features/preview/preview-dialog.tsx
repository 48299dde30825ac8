import { useLocation } from 'wouter';
import { useListDocuments } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { readBefore } from './read-before.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refetchLists } from '#web/api/query-client.ts';
import { useAtEnd } from '#web/domain/expiry/use-at-end.ts';

interface PreviewDialogProps {
  documentId: string;
  /** The list behind it, sorted and filtered. */
  documents: readonly Document[];
  onClose: () => void;
}

/** Shows one document with its present data from the list, which must contain it. */
export function PreviewDialog({ documentId, documents: shown, onClose }: PreviewDialogProps) {
  const { data: documents } = useListDocuments({ query: readBefore });
  const document = documents?.find(({ id }) => id === documentId);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  // The document does not stay open once the reader's access has ended.
  useAtEnd(document?.accessEndsAt, () => void refetchLists(queryClient));
  if (document === undefined) return null;
  const at = shown.findIndex(({ id }) => id === documentId);
  const go = (step: 1 | -1) => {
    const next = shown[at + step];
    if (next) navigate(addressOf(next.id), { replace: true, state: window.history.state as unknown });
  };
  return (
    <Dialog onClose={onClose} size="full" title={document.name} isBare>
      <DocumentPreview
        document={document}
        place={at === -1 ? null : { at, count: shown.length, go }}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** The same address with another document: Back closes the preview, however many were opened. */
function addressOf(documentId: string): string {
  const params = new URLSearchParams(window.location.search);
  params.set('document', documentId);
  return `/documents?${params.toString()}`;
}
