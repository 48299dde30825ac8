import { useId } from 'react';
import { isUnauthorized } from '#web/api/api-error.ts';
import { useCreateFolder } from '#web/api/generated/folders/folders.ts';
import type { Folder } from '#web/api/generated/model/folder.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { FolderFields } from './folder-fields.tsx';
import { toCreateRequest } from './folder-form.ts';
import { FolderSelect } from './folder-select.tsx';
import { useFolderForm } from './use-folder-form.ts';

interface CreateFolderDialogProps {
  folders: readonly Folder[];
  /** The parent that is chosen at first; null for none. */
  parentId: string | null;
  onClose: () => void;
}

export function CreateFolderDialog({ folders, parentId, onClose }: CreateFolderDialogProps) {
  const formId = useId();
  const create = useCreateFolder({
    mutation: {
      onSuccess: () => {
        toast({ title: 'Success', message: 'Folder created successfully' });
        onClose();
      },
      onError: (error) => {
        if (!isUnauthorized(error)) toast({ title: 'Error', message: 'Failed to create folder', tone: 'destructive' });
      },
    },
  });
  const { form, isNameEmpty, submit } = useFolderForm(
    { name: '', description: '', parentId: parentId ?? '', accessLevel: 'public' },
    (values) => create.mutateAsync({ data: toCreateRequest(values) }),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Create New Folder"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isNameEmpty} isBusy={create.isPending}>
            Create Folder
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FolderFields form={form}>
          <FolderSelect label="Parent Folder" folders={folders} {...form.register('parentId')} />
        </FolderFields>
      </form>
    </Dialog>
  );
}
