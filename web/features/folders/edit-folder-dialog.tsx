import { useListFolders, useUpdateFolder } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { editWords } from '#web/domain/words/edit-words.ts';
import { toUpdateRequest } from './folder-form.ts';
import { FolderFormDialog } from './folder-form-dialog.tsx';
import { useFolderForm } from './use-folder-form.ts';

/** Name, description, access level and approval. Moving is a separate action. */
export function EditFolderDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  // All fields are saved together, and others may have changed them since the page was loaded.
  useListFolders();
  const update = useChange(useUpdateFolder, editWords.updateFolder);
  const { name, description, accessLevel, approvalRequired = false } = folder;
  const values = {
    name,
    description: description ?? '',
    parentId: folder.parentId ?? '',
    accessLevel,
    approvalRequired,
  };
  const fields = useFolderForm(values, (form) =>
    update.run({ id: folder.id, data: toUpdateRequest(form, approvalRequired) }, { done: onClose }),
  );
  return (
    <FolderFormDialog
      {...fields}
      title="Edit Folder"
      action="Save Changes"
      folder={folder}
      isBusy={update.isPending}
      onClose={onClose}
    />
  );
}
