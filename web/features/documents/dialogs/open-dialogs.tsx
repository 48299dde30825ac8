import { Fragment, useState } from 'react';
import type { Document } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { DialogPage, PageDialog } from './page-dialog.tsx';

const PreviewDialog = loadedLater(async () => (await import('#web/features/preview/preview-dialog.tsx')).PreviewDialog);
const UnavailableDialog = loadedLater(
  async () => (await import('#web/domain/product/unavailable-dialog.tsx')).UnavailableDialog,
);

interface OpenDialogsProps extends DialogPage {
  open: { key: number; dialog: PageDialog } | null;
  preview: {
    documentId: string;
    isAvailable: boolean;
    documents: readonly Document[];
    onClose: () => void;
  } | null;
}

/** Everything that is open over the page. */
export function OpenDialogs({ open, preview, ...page }: OpenDialogsProps) {
  const endedAt = useEnded(preview);
  return (
    <>
      {preview?.isAvailable === true && <PreviewDialog {...preview} />}
      {preview?.isAvailable === false && (
        <UnavailableDialog kind="document" endedAt={endedAt} onClose={preview.onClose} />
      )}
      {open && <Fragment key={open.key}>{open.dialog(page)}</Fragment>}
    </>
  );
}

/** When the document that is open went out of the list; null where it has never been in it. */
function useEnded(preview: OpenDialogsProps['preview']): Date | null {
  const [read, setRead] = useState<{ id: string; endedAt: Date | null } | null>(null);
  if (preview?.isAvailable === true && (read?.id !== preview.documentId || read.endedAt !== null)) {
    setRead({ id: preview.documentId, endedAt: null });
  }
  const isGone = preview?.isAvailable === false && read?.id === preview.documentId;
  // oxlint-disable-next-line react/purity -- kept by the state: the time at which it went
  if (isGone && read.endedAt === null) setRead({ ...read, endedAt: new Date() });
  return isGone ? read.endedAt : null;
}
