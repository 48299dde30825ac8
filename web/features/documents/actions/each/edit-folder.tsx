import { Settings2 } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { aboutFolder } from '#web/features/documents/dialogs/page-dialog.tsx';
import { type Action, forFolders } from '../action.ts';

const EditFolderDialog = loadedLater(
  async () => (await import('#web/features/folders/edit-folder-dialog.tsx')).EditFolderDialog,
);

export const editFolder: Action = {
  id: 'edit-folder',
  label: 'Edit',
  icon: Settings2,
  buttons: [],
  may: (rights) => rights.mayEditFolders,
  ...forFolders((context, { id }) =>
    context.show(aboutFolder(id, (folder, { onClose }) => <EditFolderDialog folder={folder} onClose={onClose} />)),
  ),
};
