import { isUnauthorized } from '#web/api/api-error.ts';
import { useUpdateFolder } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { toUpdateRequest } from './folder-form.ts';
import { FolderFormDialog } from './folder-form-dialog.tsx';
import { useFolderForm } from './use-folder-form.ts';

/** Name, description and access level; a folder stays where it is. */
export function EditFolderDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const update = useUpdateFolder({
    mutation: {
      onSuccess: () => {
        toast({ title: 'Success', message: 'Folder updated successfully' });
        onClose();
      },
      onError: (error) => {
        if (!isUnauthorized(error)) toast({ title: 'Error', message: 'Failed to update folder', tone: 'destructive' });
      },
    },
  });
  const { name, description, accessLevel } = folder;
  const fields = useFolderForm({ name, description: description ?? '', parentId: '', accessLevel }, (values) =>
    update.mutateAsync({ id: folder.id, data: toUpdateRequest(values) }),
  );
  return (
    <FolderFormDialog
      {...fields}
      title="Edit Folder"
      action="Save Changes"
      isBusy={update.isPending}
      onClose={onClose}
    />
  );
}
