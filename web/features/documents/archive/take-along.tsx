import { getDownloadArchiveUrl, prepareArchive } from '#contract/hooks/archives.ts';
import type { Archive } from '#contract/types.ts';
import { isGone, isUnauthorized } from '#web/api/api-error.ts';
import { counted } from '#web/format/counted.ts';
import { formatSize } from '#web/format/format-size.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { saveFrom } from '#web/ui/browser/save-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Commands, Item } from '../actions/action.ts';
import { LeftOutDialog } from './left-out-dialog.tsx';

let isPreparing = false;

/** Prepares the archive, shows what is left out if anything, and lets the browser download it. */
export async function takeAlong(items: readonly Item[], show: Commands['show']): Promise<void> {
  if (isPreparing) return;
  isPreparing = true;
  try {
    const archive = await prepareArchive({
      documentIds: items.flatMap((item) => (item.kind === 'document' ? item.document.id : [])),
      folderIds: items.flatMap((item) => (item.kind === 'folder' ? item.folder.id : [])),
    });
    if (archive.files === 0) sayNothing(archive);
    else if (archive.leftOut === 0) save(archive);
    else
      show(({ onClose }) => (
        <LeftOutDialog archive={archive} items={items} onSave={() => save(archive)} onClose={onClose} />
      ));
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

function sayNothing({ leftOut }: Archive): void {
  const message = leftOut === 0 ? 'There are no documents in it.' : 'None of these documents may be downloaded.';
  toast({ title: 'Nothing to Download', message, tone: 'destructive' });
}

function refusal(error: unknown): { title: string; message: string } {
  if (isGone(error)) {
    return { title: 'Not Found', message: 'Some of it is not there any more. Select again what you want to download.' };
  }
  return { title: 'Download Failed', message: 'Unable to prepare the download. Please try again.' };
}
