import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import type { Folder } from '#contract/types.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { BackUntil } from '#web/domain/product/back-until.tsx';
import { folderWords } from '#web/domain/words/folder-words.ts';
import { counted } from '#web/format/counted.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { deleteCounted, type FolderConflict, folderConflict } from '#web/domain/folders/folder-conflict.ts';

interface DeleteFolderDialogProps {
  folder: Folder;
  onDeleted: (folder: Folder) => void;
  onClose: () => void;
}

/** Asks for confirmation and deletes; if the folder is not empty, asks again with its contents. */
export function DeleteFolderDialog({ folder, onDeleted, onClose }: DeleteFolderDialogProps) {
  const mayCascade = useMayCall(roles.deleteFolder);
  const [conflict, setConflict] = useState<FolderConflict | null>(null);
  const remove = useChange(useDeleteCounted, folderWords.deleteFolder);
  const confirm = () =>
    void remove.run(
      { id: folder.id, conflict },
      {
        done: () => {
          onDeleted(folder);
          onClose();
        },
        failed: onClose,
        catches: (error) => {
          const found = mayCascade ? folderConflict(error) : null;
          if (found === null || (conflict && conflict.contentsHash === found.contentsHash)) return false;
          setConflict(conflict ? { ...found, message: 'What it holds has changed in the meantime.' } : found);
          return true;
        },
      },
    );
  return (
    <ConfirmDialog
      // A new key, so that each further question starts with the focus on Cancel again.
      key={conflict?.contentsHash}
      title={conflict ? 'Delete Folder and All Contents' : 'Delete Folder'}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {conflict ? (
        <CascadeQuestion folder={folder} conflict={conflict} />
      ) : (
        <>Are you sure you want to delete the folder “{folder.name}”?</>
      )}
      <BackUntil items={[folder]} />
    </ConfirmDialog>
  );
}

const useDeleteCounted = () =>
  useMutation<Awaited<ReturnType<typeof deleteCounted>>, ApiError, { id: string; conflict: FolderConflict | null }>({
    mutationKey: ['deleteFolder'],
    mutationFn: ({ id, conflict }) => deleteCounted(id, conflict),
  });

function CascadeQuestion({ folder, conflict }: { folder: Folder; conflict: FolderConflict }) {
  return (
    <>
      {conflict.message !== '' && <p className="mb-2">{conflict.message}</p>}
      <p>
        “{folder.name}” holds {whatItHolds(conflict)}. All of it is deleted as well.
      </p>
    </>
  );
}

function whatItHolds({ childFolderCount, documentCount }: FolderConflict): string {
  const held = [
    ...(childFolderCount > 0 ? [counted(childFolderCount, 'folder')] : []),
    ...(documentCount > 0 ? [counted(documentCount, 'document')] : []),
  ];
  return held.join(' and ') || 'something';
}
