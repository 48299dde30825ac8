import { isUnauthorized } from '#web/api/api-error.ts';
import { useCreateFolder } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { toCreateRequest } from './folder-form.ts';
import { FolderFormDialog } from './folder-form-dialog.tsx';
import { FolderSelect } from '#web/domain/folders/folder-select.tsx';
import { useFolderForm } from './use-folder-form.ts';

interface CreateFolderDialogProps {
  folders: readonly Folder[];
  /** The parent that is chosen at first; null for none. */
  parentId: string | null;
  onClose: () => void;
}

export function CreateFolderDialog({ folders, parentId, onClose }: CreateFolderDialogProps) {
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
  const fields = useFolderForm(
    { name: '', description: '', parentId: parentId ?? '', accessLevel: 'public' },
    (values) => create.mutateAsync({ data: toCreateRequest(values) }),
  );
  return (
    <FolderFormDialog
      {...fields}
      title="Create New Folder"
      action="Create Folder"
      isBusy={create.isPending}
      onClose={onClose}
    >
      <FolderSelect label="Parent Folder" folders={folders} {...fields.form.register('parentId')} />
    </FolderFormDialog>
  );
}
