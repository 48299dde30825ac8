import { useWatch } from 'react-hook-form';
import { useCreateFolder } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { FolderSelect } from '#web/domain/folders/folder-select.tsx';
import { folderWords } from '#web/domain/words/folder-words.ts';
import { toCreateRequest, useFolderForm } from './folder-form.ts';
import { FolderFormDialog } from './folder-form-dialog.tsx';

interface CreateFolderDialogProps {
  folders: readonly Folder[];
  parentId: string | null;
  onClose: () => void;
}

export function CreateFolderDialog({ folders, parentId, onClose }: CreateFolderDialogProps) {
  const create = useChange(useCreateFolder, folderWords.createFolder);
  const fields = useFolderForm(
    { name: '', description: '', parentId: parentId ?? '', accessLevel: 'public', approvalRequired: false },
    (values) => create.run({ data: toCreateRequest(values) }, { done: onClose }),
  );
  const parent = useWatch({ control: fields.form.control, name: 'parentId' });
  return (
    <FolderFormDialog
      {...fields}
      title="Create New Folder"
      action="Create Folder"
      isBusy={create.isPending}
      onClose={onClose}
    >
      <FolderSelect label="Parent Folder" folders={folders} value={parent} {...fields.form.register('parentId')} />
    </FolderFormDialog>
  );
}
