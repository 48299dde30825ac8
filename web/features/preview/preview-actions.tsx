import { Download, FileUp, History, Printer, Settings, Star, X } from 'lucide-react';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import type { Document } from '#contract/types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { useFavourites } from '#web/domain/favourites/use-favourites.ts';
import { useToggleFavourite } from '#web/domain/favourites/use-toggle-favourite.ts';
import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { pickFile } from '#web/domain/files/pick-files.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';

const UploadDocumentDialog = loadedLater(
  'UploadDocumentDialog',
  () => import('#web/features/uploads/document/upload-document-dialog.tsx'),
);

interface PreviewActionsProps {
  document: Document;
  isPrintable: boolean;
  isHistoryOpen: boolean;
  onPrint: () => void;
  onDownload: () => void;
  onSettings: () => void;
  onToggleHistory: () => void;
  onClose: () => void;
}

/** Actions on the shown document. Restricted ones are visible and disabled, with the reason. */
export function PreviewActions({ document, isPrintable, isHistoryOpen, ...on }: PreviewActionsProps) {
  const maySet = useMayCall(roles.updateDocumentSettings);
  const favourites = useFavourites();
  const toggle = useToggleFavourite();
  const isFavourite = favourites?.has(document.id) === true;
  const isBarred = mayNotDownload(document);
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 max-md:w-full max-md:*:flex-1 max-md:*:last:-ml-2 max-md:*:last:flex-none max-md:[&_button>.lucide:not(:only-child)]:hidden print:hidden">
      <Button
        icon={History}
        aria-expanded={isHistoryOpen}
        onClick={on.onToggleHistory}
        className="max-xl:gap-0 max-md:[&>.lucide]:block!"
      >
        <span className="max-xl:sr-only">Version history</span>
      </Button>
      {favourites && (
        <IconButton
          label="Favourite"
          icon={Star}
          size="md"
          aria-pressed={isFavourite}
          onClick={() => toggle({ id: document.id, isFavourite })}
          className={isFavourite ? 'text-accent [&_svg]:fill-current' : undefined}
        />
      )}
      <UploadVersionButton document={document} />
      {maySet && (
        <Button icon={Settings} onClick={on.onSettings}>
          Settings
        </Button>
      )}
      <Button icon={Printer} disabled={document.printingRestricted || !isPrintable} onClick={on.onPrint}>
        {document.printingRestricted ? 'Print Restricted' : 'Print'}
      </Button>
      <Button variant="primary" icon={Download} disabled={isBarred} onClick={on.onDownload}>
        {isBarred ? 'Download Restricted' : 'Download'}
      </Button>
      <span aria-hidden className="mx-1 h-6 w-px bg-border max-md:hidden" />
      <IconButton
        label="Close"
        icon={X}
        size="md"
        onClick={on.onClose}
        className="max-md:absolute max-md:top-3 max-md:right-3"
      />
    </div>
  );
}

/** Uploads a file as the next version; nothing for users who may not. */
function UploadVersionButton({ document }: { document: Document }) {
  const mayUpload = useMayCall(roles.registerDocument);
  const upload = useDialogs<File>();
  if (!mayUpload) return null;
  return (
    <>
      <IconButton
        label="Upload new version"
        icon={FileUp}
        size="md"
        onClick={() => pickFile((file) => upload.show(file))}
      />
      {upload.open && (
        <UploadDocumentDialog
          key={upload.open.key}
          folderId={document.folderId}
          version={{ of: document, file: upload.open.dialog }}
          onClose={upload.close}
        />
      )}
    </>
  );
}
