import { Fragment } from 'react';
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
  return (
    <>
      {preview?.isAvailable === true && <PreviewDialog {...preview} />}
      {preview?.isAvailable === false && <UnavailableDialog kind="document" onClose={preview.onClose} />}
      {open && <Fragment key={open.key}>{open.dialog(page)}</Fragment>}
    </>
  );
}
