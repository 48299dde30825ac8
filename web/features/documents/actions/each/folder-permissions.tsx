import { KeyRound } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { aboutFolder } from '#web/features/documents/dialogs/page-dialog.tsx';
import { type Action, forFolders } from '../action.ts';

const FolderPermissionsDialog = loadedLater(
  async () => (await import('#web/features/permissions/folder/folder-permissions-dialog.tsx')).FolderPermissionsDialog,
);

export const folderPermissions: Action = {
  id: 'folder-permissions',
  label: 'Permissions',
  icon: KeyRound,
  buttons: [],
  may: (rights) => rights.maySeePermissions,
  ...forFolders((context, { id }) =>
    context.show(
      aboutFolder(id, (folder, { library, onClose }) => (
        <FolderPermissionsDialog folder={folder} tree={library.tree} onClose={onClose} />
      )),
    ),
  ),
};
