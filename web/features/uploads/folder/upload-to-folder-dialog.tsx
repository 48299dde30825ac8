import { FolderPlus, RotateCw } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { counted, someOf } from '#web/format/counted.ts';
import { groupedBy } from '#web/format/grouped-by.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { DiscardUploadsDialog } from '../discard/discard-uploads-dialog.tsx';
import { DropZone } from '../files/drop-zone.tsx';
import type { DroppedFiles } from '#web/domain/files/dropped-files.ts';
import { withoutSystemFiles } from '#web/domain/files/system-files.ts';
import { acceptedOf } from '../files/file-too-large.ts';
import { folderAt, pathKey } from '../files/folder-paths.ts';
import { ApprovalNote } from '../level/approval-note.tsx';
import { PublicUploadsDialog } from '../level/public-uploads-dialog.tsx';
import { UploadSettingsBar } from '../level/upload-settings-bar.tsx';
import { usePublicQuestion } from '../level/use-public-question.ts';
import { takenNames } from '../document/next-version.ts';
import { documentKey } from '../engine/process-uploads.ts';
import type { SettledUploads } from '../engine/upload-engine.ts';
import { countByStatus, isAtStake, isPaused, mayRetry, type UploadItem } from '../engine/upload-item.ts';
import { SameFilesNote } from '../files/same-files-note.tsx';
import { UploadList } from '../files/upload-list.tsx';
import { intent, settledToast, summary } from '../upload-words.ts';
import { useDiscardQuestion } from '../discard/use-discard-question.ts';
import type { UploadBatch } from '../batch/upload-batch.ts';
import { useUploadBatch } from '../batch/use-upload-batch.ts';
import { uploadTray } from '../tray/upload-tray-store.ts';
import { useUploadSettings, type UploadSettings } from '../level/use-upload-settings.ts';

interface UploadToFolderDialogProps {
  /** Null for the root. */
  folderId: string | null;
  /** Files dropped on the page, which start uploading at once. */
  dropped?: DroppedFiles;
  /** Files from the tray that wait for a decision. */
  waiting?: UploadBatch;
  onClose: () => void;
}

/** Uploads any number of files and folders into one folder, and registers them together. */
export function UploadToFolderDialog({ folderId, dropped, waiting, onClose }: UploadToFolderDialogProps) {
  const formId = useId();
  const { data: folders = [], isSuccess } = useListFolders();
  const { data: documents = [] } = useListDocuments();
  const { batch, state } = useUploadBatch(folderId, showSettled, waiting);
  const { items, directories, leftOut, same, isProcessing } = state;
  const { engine } = batch;
  const discard = () => {
    batch.discard();
    onClose();
  };
  const process = async (chosen: UploadSettings) => {
    if (await batch.process(chosen)) onClose();
  };
  const retryFailed = async (chosen: UploadSettings) => {
    batch.retryFailed();
    // For stored files, registration is the only step left.
    if (engine.items().some(({ status }) => status === 'uploaded')) await process(chosen);
  };
  const goOnWithout = (chosen?: UploadSettings) => {
    batch.handOver(chosen);
    uploadTray.take(batch);
    onClose();
  };
  const question = useDiscardQuestion(items, onClose);
  const cancel = () => {
    if (waiting !== undefined) onClose();
    else if (items.some(isAtStake)) {
      batch.hold();
      question.close();
    } else discard();
  };
  // During registration the level is decided, so that closing needs no question.
  const close = () => (isProcessing ? goOnWithout() : cancel());
  const keep = () => {
    batch.release();
    question.keep();
  };
  const picker = useRef<HTMLButtonElement>(null);
  const { settings, handleSubmit, fields, comment } = useUploadSettings(folders, folderId, batch);
  const publicQuestion = usePublicQuestion();

  /** Drops that are still being read: the dialog waits for them. */
  const [readings, setReadings] = useState(dropped === undefined ? 0 : 1);
  const add = useCallback(
    async (picked: DroppedFiles | Promise<DroppedFiles>) => {
      try {
        const { kept, leftOut } = withoutSystemFiles(await picked);
        const { files, directories, unreadable } = kept;
        batch.leaveOut(leftOut);
        if (unreadable > 0)
          toast({ title: 'Error', message: `${counted(unreadable, 'file')} could not be read`, tone: 'destructive' });
        batch.addDirectories(directories);
        const accepted = await acceptedOf(files);
        // Closed meanwhile, with nothing that waits in the tray.
        if (picker.current === null && !batch.isWorthKeeping()) return;
        const refused = files.filter((picked) => !accepted.has(picked));
        batch.engine.refuse(refused, 'Not uploaded: larger than 50 MB');
        batch.engine.add([...accepted]);
      } finally {
        setReadings((before) => before - 1);
      }
    },
    [batch],
  );
  const pick = (picked: DroppedFiles | Promise<DroppedFiles>) => {
    setReadings((before) => before + 1);
    void add(picked);
  };
  useEffect(() => {
    if (dropped !== undefined) void add(dropped);
  }, [add, dropped]);

  const counts = countByStatus(items);
  const failed = items.filter(mayRetry).length;
  const taken = useMemo(() => takenNames(documents), [documents]);
  const existingFor = (item: UploadItem) => {
    const place = folderAt(folders, folderId, item.folders);
    return place === undefined ? undefined : taken(place, item.name);
  };
  const sameName = [...groupedBy(items.filter(isAtStake), documentKey).values()];
  const earlier = new Map(sameName.flatMap((each) => each.map(({ id }, at) => [id, at] as const)));
  const versionOf = (item: UploadItem) => {
    const version = (existingFor(item)?.version ?? 0) + (earlier.get(item.id) ?? 0) + 1;
    return version > 1 ? version : undefined;
  };
  const candidates = items.filter(isAtStake).flatMap((item) => {
    const [file, document] = [engine.fileOf(item.id), existingFor(item)];
    return file && document?.size === item.size ? [{ id: item.id, file, document }] : [];
  });
  const path = folderPath(folderTreeOf(folders), folderId);
  const folderName = folderId === null ? null : (folders.find(({ id }) => id === folderId)?.name ?? 'this folder');
  const meant = counts.uploading + counts.uploaded + counts.processing;
  const continueWithout = isProcessing
    ? () => goOnWithout()
    : handleSubmit((chosen) => publicQuestion.submit(chosen, counts.uploading + counts.uploaded, goOnWithout));
  const newFolders = directories.filter((directory) => folderAt(folders, folderId, directory) === undefined);
  return (
    <Dialog
      onClose={close}
      size="lg"
      initialFocus={picker}
      title={folderId === null ? 'Upload to Folder (Home)' : 'Upload to Folder'}
      description={
        path ?? (folderId === null ? 'Files go to Home' : isSuccess && 'This folder is not available to you')
      }
      footer={
        <>
          <div className="w-full text-caption tabular-nums max-md:flex-none!">
            {meant > 0 && <p className="font-medium break-words">{intent(meant, settings, folderName)}</p>}
            <p className="text-text-subtle">
              {readings > 0 ? 'Reading what was dropped…' : summary(counts)}
              {items.some(isPaused) && ' · Paused while offline'}
            </p>
          </div>
          <Button onClick={cancel}>{items.length > 0 && !items.some(isAtStake) ? 'Close' : 'Cancel'}</Button>
          {failed > 0 && counts.uploading === 0 && !isProcessing && readings === 0 && (
            <Button
              icon={RotateCw}
              onClick={handleSubmit((chosen) => publicQuestion.submit(chosen, counts.uploaded + failed, retryFailed))}
            >
              Retry failed
            </Button>
          )}
          {(counts.uploading > 0 || isProcessing) && readings === 0 && (
            <Button onClick={continueWithout}>Continue in the background</Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={readings + counts.uploading > 0 || (counts.uploaded === 0 && counts.completed + failed > 0)}
            isBusy={isProcessing || publicQuestion.isCounting}
          >
            Process {counts.uploaded} File(s)
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={handleSubmit((chosen) => publicQuestion.submit(chosen, counts.uploaded, process))}
        noValidate
        className="grid grid-cols-1 gap-4"
      >
        <UploadSettingsBar fields={fields} isDisabled={isProcessing} />
        <ApprovalNote folders={folders} folderId={folderId} />
        <DropZone
          title={items.length === 0 ? 'Drop files or folders here' : 'Drop more files here'}
          hint="Any number of files, up to 50 MB each"
          buttonLabel="Choose Files"
          isMultiple
          buttonRef={picker}
          isDisabled={isProcessing}
          onPick={pick}
        />
        {items.length > 0 && <UploadList items={items} uploads={engine} versionOf={versionOf} />}
        {!isProcessing && <SameFilesNote candidates={candidates} onSkip={(ids) => batch.skipSame(ids)} />}
        <TextField
          label="What changed"
          autoComplete="off"
          hint="Optional, kept with the version that each of these files becomes"
          readOnly={isProcessing}
          {...comment}
        />
        {leftOut.length > 0 && (
          <p className="text-caption break-words text-text-subtle">System files left out: {first(leftOut)}</p>
        )}
        {same.length > 0 && (
          <p className="text-caption break-words text-text-subtle">Skipped, as they are unchanged: {first(same)}</p>
        )}
        {newFolders.length > 0 && (
          <p className="flex items-start gap-2 text-caption text-text-subtle">
            <FolderPlus size={16} aria-hidden />
            <span className="min-w-0 break-words">New folders: {first(newFolders.map(pathKey))}</span>
          </p>
        )}
      </form>
      <DiscardUploadsDialog
        isOpen={question.isAsking}
        items={items}
        phase={isProcessing ? 'held' : 'idle'}
        onKeep={keep}
        onDiscard={discard}
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

const first = (names: readonly string[]) => someOf(names, 20);

const showSettled = (settled: SettledUploads) => toast(settledToast(settled));
