import { useRef, useState, type RefObject, useEffect } from 'react';
import { useListFolders } from '#contract/hooks/folders.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { useStore } from '#web/ui/browser/store.ts';
import { keepToastsAbove } from '#web/ui/feedback/toasts-above.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { UploadBatch } from '../batch/upload-batch.ts';
import { DiscardUploadsDialog } from '../discard/discard-uploads-dialog.tsx';
import { isAtStake } from '../engine/upload-item.ts';
import { TrayBar } from './tray-bar.tsx';
import type { TrayTarget } from './tray-body.tsx';
import { TrayCard } from './tray-card.tsx';
import { announcement, isUndecided, trayView } from './tray-view.ts';
import { type TrayUpload, uploadTray } from './upload-tray-store.ts';

const HEIGHT = '3.5rem';

const UploadDocumentDialog = loadedLater(
  'UploadDocumentDialog',
  () => import('../document/upload-document-dialog.tsx'),
);
const UploadToFolderDialog = loadedLater('UploadToFolderDialog', () => import('../folder/upload-to-folder-dialog.tsx'));

/** Uploads without a dialog, shown on every screen until dismissed. */
export function UploadTray() {
  const { uploads, rate } = useStore(uploadTray.state);
  const { data: folders = [] } = useListFolders();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [isOpen, setIsOpen] = useState(!isPhone);
  const [isAsking, setIsAsking] = useState(false);
  const [deciding, setDeciding] = useState<UploadBatch | null>(null);
  const tray = useRef<HTMLDivElement>(null);
  useRoomBelow(tray, isPhone || !isOpen);
  const view = trayView(uploads, rate);
  const tree = folderTreeOf(folders);
  const atStake = view.items.some(isAtStake);
  // A batch without files ends, unless its dialog is open, where files can be added.
  useEffect(() => {
    for (const { batch, state } of uploads) {
      const isAtRest = state.endedWith === null && !state.isProcessing && !state.isSignedOut;
      if (isAtRest && batch !== deciding && batch.engine.items().length === 0) batch.discard({ isReported: false });
    }
  }, [uploads, deciding]);
  // The files were registered meanwhile, so that the question closes.
  if (isAsking && !atStake) setIsAsking(false);

  const leave = () => {
    uploadTray.empty();
    document.getElementById('main')?.focus();
  };
  const ask = () => {
    // The question closes by itself once no file is left, and what makes only folders would stay held.
    for (const { batch } of uploads.filter(hasFilesAtStake)) batch.hold();
    setIsAsking(true);
  };
  const keep = () => {
    for (const { batch } of uploads) batch.release();
    setIsAsking(false);
  };
  const Dialog = deciding?.draft?.kind === 'document' ? UploadDocumentDialog : UploadToFolderDialog;
  const Shown = isPhone ? TrayBar : TrayCard;
  return (
    <div ref={tray} className="contents print:hidden">
      <p role="status" className="sr-only">
        {announcement(view)}
      </p>
      <Shown
        view={view}
        targets={targetsOf(uploads, (id) => folderPath(tree, id) ?? null, setDeciding)}
        isOpen={isOpen}
        onToggle={setIsOpen}
        actions={{
          onCancelAll: atStake ? ask : uploadTray.discard,
          onDismiss: atStake ? ask : leave,
          onLeave: () => {
            if (isPhone) setIsOpen(false);
          },
        }}
      />
      <DiscardUploadsDialog
        isOpen={isAsking}
        items={view.items}
        phase={uploads.some((upload) => upload.state.isProcessing && hasFilesAtStake(upload)) ? 'held' : 'idle'}
        onKeep={keep}
        onDiscard={() => {
          setIsAsking(false);
          uploadTray.discard();
        }}
      />
      {deciding !== null && (
        <Dialog folderId={deciding.folderId} waiting={deciding} onClose={() => setDeciding(null)} />
      )}
    </div>
  );
}

const hasFilesAtStake = ({ state }: TrayUpload) => state.items.some(isAtStake);

/** One line for each folder; undecided uploads have their own lines. */
function targetsOf(
  uploads: readonly TrayUpload[],
  nameOf: (folderId: string) => string | null,
  onDecide: (batch: UploadBatch) => void,
): TrayTarget[] {
  const targets = new Map<string, TrayTarget>();
  for (const upload of uploads) {
    const { batch, state } = upload;
    const waits = isUndecided(upload);
    const folderId = batch.target;
    const key = waits ? batch.id : `folder ${folderId ?? ''}`;
    const target = targets.get(key) ?? {
      key,
      folderId,
      name: folderId === null ? null : nameOf(folderId),
      done: 0,
      files: 0,
      onDecide: waits ? () => onDecide(batch) : null,
    };
    target.files += state.items.length;
    target.done += state.items.filter(({ status }) => status === 'completed').length;
    targets.set(key, target);
  }
  return [...targets.values()];
}

/** Reserves space for the tray: the main area ends above a folded tray, and toasts are shown above the tray. */
function useRoomBelow(tray: RefObject<HTMLElement | null>, isFolded: boolean): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null || !isFolded) return;
    main.style.height = `calc(100dvh - ${HEIGHT})`;
    return () => {
      main.style.removeProperty('height');
    };
  }, [isFolded]);
  useEffect(() => {
    const card = tray.current?.querySelector('section');
    const release = card && keepToastsAbove(card);
    return () => release?.();
  }, [tray, isFolded]);
}
