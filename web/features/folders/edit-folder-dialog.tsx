import { useId } from 'react';
import { isUnauthorized } from '#web/api/api-error.ts';
import { useUpdateFolder } from '#web/api/generated/folders/folders.ts';
import type { Folder } from '#web/api/generated/model/folder.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { FolderFields } from './folder-fields.tsx';
import { toUpdateRequest } from './folder-form.ts';
import { useFolderForm } from './use-folder-form.ts';

/** Name, description and access level; a folder stays where it is. */
export function EditFolderDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const formId = useId();
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
  const { form, isNameEmpty, submit } = useFolderForm(
    { name, description: description ?? '', parentId: '', accessLevel },
    (values) => update.mutateAsync({ id: folder.id, data: toUpdateRequest(values) }),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Edit Folder"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isNameEmpty} isBusy={update.isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FolderFields form={form} />
      </form>
    </Dialog>
  );
}
