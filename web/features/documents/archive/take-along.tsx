import { getDownloadArchiveUrl, prepareArchive } from '#contract/hooks/archives.ts';
import type { Archive } from '#contract/types.ts';
import { isGone, isUnauthorized, problemCode } from '#web/api/api-error.ts';
import { counted } from '#web/format/counted.ts';
import { formatSize } from '#web/format/format-size.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { saveFrom } from '#web/ui/browser/save-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Commands, Item } from '../actions/action.ts';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { type HeldItem, HeldItems } from '#web/domain/bulk/held-items.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { documentKey, folderKey } from '../model/item-key.ts';

let isPreparing = false;

/**
 * Prepares the archive, shows what is left out if anything, and lets the browser download it.
 * @param agreed how many documents may be left out without showing it
 */
export async function takeAlong(items: readonly Item[], show: Commands['showNext'], agreed = 0): Promise<void> {
  if (isPreparing) return;
  isPreparing = true;
  try {
    const archive = await prepareArchive({
      documentIds: items.flatMap((item) => (item.kind === 'document' ? item.document.id : [])),
      folderIds: items.flatMap((item) => (item.kind === 'folder' ? item.folder.id : [])),
    });
    if (archive.files === 0) showNothing(archive);
    else if (archive.leftOut <= agreed) save(archive);
    else {
      // An archive is kept for minutes only, so it is prepared again.
      const onSave = () => void takeAlong(items, show, archive.leftOut);
      show(({ onClose }) => <LeftOutDialog archive={archive} items={items} onSave={onSave} onClose={onClose} />);
    }
  } catch (error) {
    if (isUnauthorized(error)) loseSession();
    else toast({ ...refusal(error), tone: 'destructive' });
  } finally {
    isPreparing = false;
  }
}

function save({ id, fileName, files, size }: Archive): void {
  saveFrom(getDownloadArchiveUrl(id), fileName);
  toast({ title: 'Download Started', message: `${fileName}: ${counted(files, 'file')}, ${formatSize(size)}` });
}

function showNothing({ leftOut }: Archive): void {
  const message = leftOut === 0 ? 'There are no documents in it.' : 'None of these documents may be downloaded.';
  toast({ title: 'Nothing to Download', message, tone: 'destructive' });
}

function refusal(error: unknown): { title: string; message: string } {
  if (isGone(error))
    return { title: 'Not Found', message: 'Some of it is not there any more. Select again what you want to download.' };
  if (problemCode(error) === 'invalid-request')
    return {
      title: 'Too Many Items',
      message: 'At most 10,000 can be downloaded at once. Select fewer, or their folder.',
    };
  return { title: 'Download Failed', message: 'Unable to prepare the download. Please try again.' };
}

interface LeftOutDialogProps {
  archive: Archive;
  items: readonly Item[];
  onSave: () => void;
  onClose: () => void;
}

function LeftOutDialog({ archive: { files, size, leftOut }, items, onSave, onClose }: LeftOutDialogProps) {
  const barred = useBarred(items);
  return (
    <ConfirmDialog
      title="Not Everything Can Be Downloaded"
      confirmLabel="Download"
      tone="primary"
      onConfirm={() => {
        onSave();
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{`${counted(files, 'file')} (${formatSize(size)}) will be downloaded. ${leftOutLine(leftOut)}`}</p>
      {barred.length > 0 && (
        <div className="mt-2">
          <HeldItems items={barred} intro="Left out" />
        </div>
      )}
    </ConfirmDialog>
  );
}

const asListed = { refetchOnMount: false } as const;

/** The items, with their contents, that cannot be downloaded. */
function useBarred(items: readonly Item[]): HeldItem[] {
  const { data: documents = [] } = useListDocuments({ query: asListed });
  const { data: folders = [] } = useListFolders({ query: asListed });
  const tree = folderTreeOf(folders);
  const keys = new Set(items.map(({ key }) => key));
  return documents
    .filter(
      (document) =>
        mayNotDownload(document) &&
        (keys.has(documentKey(document)) ||
          (document.folderId !== null &&
            tree.pathTo(document.folderId).some((folder) => keys.has(folderKey(folder.id))))),
    )
    .map(({ name }) => ({ kind: 'document', name }));
}

function leftOutLine(leftOut: number): string {
  return leftOut === 1
    ? 'One document may not be downloaded: it is left out, and NOT-INCLUDED.txt in the archive names it.'
    : `${counted(leftOut, 'document')} may not be downloaded: they are left out, and NOT-INCLUDED.txt in the archive names them.`;
}
