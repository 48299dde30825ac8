import { Fragment, useState } from 'react';
import type { Document } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { type DialogPage, type PageDialog, UnavailableDialog } from './page-dialog.tsx';

const PreviewDialog = loadedLater('PreviewDialog', () => import('#web/features/preview/preview-dialog.tsx'));

interface OpenDialogsProps extends DialogPage {
  open: { key: number; dialog: PageDialog } | null;
  preview: { documentId: string; isAvailable: boolean; documents: readonly Document[]; onClose: () => void } | null;
}

export function OpenDialogs({ open, preview, ...page }: OpenDialogsProps) {
  // An item that was shown and is no longer in the list has ended.
  const [shown, setShown] = useState<string | null>(null);
  if (preview?.isAvailable && shown !== preview.documentId) setShown(preview.documentId);
  return (
    <>
      {preview &&
        (preview.isAvailable ? (
          <PreviewDialog {...preview} />
        ) : (
          <UnavailableDialog kind="document" hasEnded={shown === preview.documentId} {...preview} />
        ))}
      {open && <Fragment key={open.key}>{open.dialog(page)}</Fragment>}
    </>
  );
}
