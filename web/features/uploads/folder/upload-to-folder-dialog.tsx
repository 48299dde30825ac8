import { FolderPlus } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';

import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { counted } from '#web/format/counted.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { DiscardUploadsDialog } from '../discard/discard-uploads-dialog.tsx';
import { DropZone } from '../files/drop-zone.tsx';
import type { DroppedFiles } from '#web/domain/files/dropped-files.ts';
import { isAccepted } from '../files/file-too-large.ts';
import { folderAt, pathKey } from '../files/folder-paths.ts';
import { PublicUploadsDialog } from '../level/public-uploads-dialog.tsx';
import { UploadSettingsBar } from '../level/upload-settings-bar.tsx';
import { usePublicQuestion } from '../level/use-public-question.ts';
import { useUploadSettings } from '../level/use-upload-settings.ts';
import { takenNames } from '../document/next-version.ts';
import type { SettledUploads } from '../engine/upload-engine.ts';
import { countByStatus, type UploadItem } from '../engine/upload-item.ts';
import { UploadList } from '../files/upload-list.tsx';
import { intent, settledToast, summary } from '../upload-words.ts';
import { useDiscardQuestion } from '../discard/use-discard-question.ts';
import { useProcessUploads } from '../engine/use-process-uploads.ts';
import { useUploadEngine } from '../engine/use-upload-engine.ts';

interface UploadToFolderDialogProps {
  /** Null for the root directory. */
  folderId: string | null;
  /** What was dropped on the page; it starts uploading at once. */
  dropped?: DroppedFiles;
  onClose: () => void;
}

/** Uploads any number of files into one folder, with their own folders, and registers them together. */
export function UploadToFolderDialog({ folderId, dropped, onClose }: UploadToFolderDialogProps) {
  const formId = useId();
  const { data: folders = [] } = useListFolders();
  const { data: documents = [] } = useListDocuments();
  const { engine, items } = useUploadEngine(saySettled);
  const [directories, setDirectories] = useState(dropped?.directories ?? []);
  const { process, isProcessing, hold, release } = useProcessUploads({
    engine,
    folderId,
    folders,
    directories,
    onDone: onClose,
  });
  const question = useDiscardQuestion(items, onClose);
  const close = () => {
    hold();
    question.close();
  };
  const keep = () => {
    release();
    question.keep();
  };
  const picker = useRef<HTMLButtonElement>(null);
  const { settings, handleSubmit, fields } = useUploadSettings(folders, folderId);
  const publicQuestion = usePublicQuestion(process);

  const add = useCallback(
    ({ files, unreadable }: DroppedFiles) => {
      if (unreadable > 0) {
        toast({ title: 'Error', message: `${counted(unreadable, 'file')} could not be read`, tone: 'destructive' });
      }
      engine.add(files.filter(({ file }) => isAccepted(file)));
    },
    [engine],
  );
  useEffect(() => {
    if (dropped !== undefined) add(dropped);
  }, [add, dropped]);
  const pick = (picked: DroppedFiles) => {
    setDirectories((known) => [...known, ...picked.directories]);
    add(picked);
  };

  const counts = countByStatus(items);
  const taken = takenNames(documents);
  const versionOf = (item: UploadItem) => {
    const place = folderAt(folders, folderId, item.folders);
    const existing = place === undefined ? undefined : taken(place, item.name);
    return existing === undefined ? undefined : existing.version + 1;
  };
  const path = folderPath(folderTreeOf(folders), folderId);
  const folderName = folders.find(({ id }) => id === folderId)?.name ?? null;
  const meant = counts.uploading + counts.uploaded + counts.processing;
  const newFolders = directories.filter((directory) => folderAt(folders, folderId, directory) === undefined);
  return (
    <Dialog
      isOpen
      onClose={close}
      size="lg"
      initialFocus={picker}
      title={folderId === null ? 'Upload to Folder (root directory)' : 'Upload to Folder'}
      description={path ?? 'Files go to the root directory'}
      footer={
        <>
          <div className="mr-auto min-w-48 flex-1 self-center text-caption tabular-nums max-md:w-full max-md:flex-none!">
            {meant > 0 && <p className="font-medium break-words">{intent(meant, settings, folderName)}</p>}
            <p className="text-text-subtle">{summary(counts)}</p>
          </div>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={counts.uploading > 0}
            isBusy={isProcessing || publicQuestion.isCounting}
          >
            Process {counts.uploaded} File(s)
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={handleSubmit((chosen) => publicQuestion.submit(chosen, counts.uploaded))}
        noValidate
        className="grid grid-cols-1 gap-4"
      >
        <UploadSettingsBar fields={fields} />
        <DropZone
          title={items.length === 0 ? 'Drop files or folders here' : 'Drop more files here'}
          hint="Any number of files, up to 50 MB each"
          buttonLabel="Choose Files"
          isMultiple
          buttonRef={picker}
          isDisabled={isProcessing}
          onPick={pick}
        />
        {items.length > 0 && (
          <UploadList
            items={items}
            versionOf={versionOf}
            onCancel={engine.cancel}
            onRetry={engine.retry}
            onRemove={engine.remove}
          />
        )}
        {newFolders.length > 0 && (
          <p className="flex items-start gap-2 text-caption text-text-subtle">
            <FolderPlus size={16} aria-hidden />
            <span className="min-w-0 break-words">
              New folders: {newFolders.slice(0, 20).map(pathKey).join(', ')}
              {newFolders.length > 20 && ` and ${newFolders.length - 20} more`}
            </span>
          </p>
        )}
      </form>
      <DiscardUploadsDialog
        isOpen={question.isAsking}
        items={items}
        phase={isProcessing ? 'held' : 'idle'}
        onKeep={keep}
        onDiscard={onClose}
      />
      <PublicUploadsDialog
        question={publicQuestion.question}
        folderName={folderName}
        onConfirm={publicQuestion.confirm}
        onCancel={publicQuestion.dismiss}
      />
    </Dialog>
  );
}

function saySettled(settled: SettledUploads): void {
  toast(settledToast(settled));
}
