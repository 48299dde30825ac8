import { useState } from 'react';
import { listFolders, updateFolder, useListFolders } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { useOverLatest } from '#web/api/over-latest.ts';
import { useChange } from '#web/api/use-change.ts';
import { comparedFolder } from '#web/domain/folders/compared-folder.ts';
import { editWords } from '#web/domain/words/edit-words.ts';
import { type FolderForm, toUpdateRequest, useFolderForm } from './folder-form.ts';
import { FolderFormDialog } from './folder-form-dialog.tsx';

/** Name, description, access level and approval. Moving is a separate action. */
export function EditFolderDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  // All fields are saved together, and others may have changed them since the page was loaded.
  useListFolders();
  const update = useChange(useUpdateLatest, editWords.updateFolder);
  const shown = formOf(folder);
  const [first] = useState(shown);
  const fields = useFolderForm(shown, (sent) => update.run({ id: folder.id, sent, shown, first }, { done: onClose }));
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

const formOf = ({ name, description, parentId, accessLevel, approvalRequired = false }: Folder): FolderForm => ({
  name,
  description: description ?? '',
  parentId: parentId ?? '',
  accessLevel,
  approvalRequired,
});

const useUpdateLatest = () =>
  useOverLatest('updateFolder', {
    list: listFolders,
    valuesOf: formOf,
    write: (id, values, latest, init) => updateFolder(id, toUpdateRequest(values, latest.approvalRequired), init),
    compared: comparedFolder,
  });
