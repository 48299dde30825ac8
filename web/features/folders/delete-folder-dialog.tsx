import { useState } from 'react';
import { isUnauthorized, serverMessage } from '#web/api/api-error.ts';
import { useDeleteFolder } from '#contract/hooks/folders.ts';
import { mayCall } from '#web/session/may-call.ts';
import type { Folder } from '#contract/types.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { counted } from '#web/format/counted.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { type FolderConflict, folderConflict } from './folder-conflict.ts';

interface DeleteFolderDialogProps {
  folder: Folder;
  onDeleted: (folder: Folder) => void;
  onClose: () => void;
}

/** Asks, deletes plainly, and asks again where the server says that the folder can go with all its contents. */
export function DeleteFolderDialog({ folder, onDeleted, onClose }: DeleteFolderDialogProps) {
  const mayCascade = mayCall('deleteFolder', roleOf(useCurrentUser()));
  const [conflict, setConflict] = useState<FolderConflict | null>(null);
  const once = useOneAtATime();
  const remove = useDeleteFolder({
    mutation: {
      onSuccess: () => {
        toast({ title: 'Success', message: 'Folder deleted successfully' });
        onDeleted(folder);
        onClose();
      },
      onError: (error, { params }) => {
        if (isUnauthorized(error)) return;
        const found = params?.cascade === undefined && mayCascade ? folderConflict(error) : null;
        if (found) {
          setConflict(found);
          return;
        }
        toast({ title: 'Error', message: serverMessage(error) ?? 'Failed to delete folder', tone: 'destructive' });
        onClose();
      },
    },
  });
  const confirm = () => {
    const params = conflict ? { cascade: 'true' as const } : undefined;
    void once(() => remove.mutateAsync({ id: folder.id, ...(params && { params }) }));
  };
  return (
    <ConfirmDialog
      isOpen
      // A second question, not the first one changed: focus starts on Cancel again.
      key={conflict ? 'cascade' : 'plain'}
      title={conflict ? 'Delete Folder and All Contents' : 'Delete Folder'}
      confirmLabel={conflict ? 'Delete Folder and All Contents' : 'Delete Folder'}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {conflict ? (
        <CascadeQuestion folder={folder} conflict={conflict} />
      ) : (
        <>Are you sure you want to delete the folder “{folder.name}”? This action cannot be undone.</>
      )}
    </ConfirmDialog>
  );
}

function CascadeQuestion({ folder, conflict }: { folder: Folder; conflict: FolderConflict }) {
  return (
    <>
      {conflict.message !== '' && <p className="mb-2">{conflict.message}</p>}
      <p>
        “{folder.name}” holds {whatItHolds(conflict)}. All of it is deleted as well. This action cannot be undone.
      </p>
    </>
  );
}

/** What there is, and nothing of what there is not. */
function whatItHolds({ childFolderCount, documentCount }: FolderConflict): string {
  const held = [
    ...(childFolderCount > 0 ? [counted(childFolderCount, 'folder')] : []),
    ...(documentCount > 0 ? [counted(documentCount, 'document')] : []),
  ];
  return held.join(' and ') || 'something';
}
