import { Folder as FolderIcon } from 'lucide-react';
import { useState } from 'react';
import type { Folder } from '#contract/types.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { folderVisibility } from '#web/domain/access/folder-visibility.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { PermissionsFrame } from '../permissions-frame.tsx';
import { FolderPermissionPanel } from './folder-permission-panel.tsx';
import { useListFolderAccess } from '#contract/hooks/access.ts';
import { WhoHasAccess } from '../access/who-has-access.tsx';

interface FolderPermissionsDialogProps {
  folder: Folder;
  tree: FolderTree;
  onClose: () => void;
}

/** Who may see a folder beyond its level, by permissions on it or above, and who has access in total. */
export function FolderPermissionsDialog({ folder: opened, tree, onClose }: FolderPermissionsDialogProps) {
  const [id, setId] = useState(opened.id);
  const { data: users } = useListUsers();
  // The chosen folder may have been deleted meanwhile.
  const folder = tree.byId.get(id) ?? opened;
  return (
    <PermissionsFrame
      kind="folder"
      title="Folder Permissions"
      description={folderPath(tree, folder.id) ?? folder.name}
      leading={
        <span className="grid size-10 flex-none place-items-center rounded-lg bg-accent-soft text-accent-text">
          <FolderIcon size={20} aria-hidden />
        </span>
      }
      level={folder.accessLevel}
      explanation={folderVisibility(folder.accessLevel, tree.pathTo(folder.id).slice(0, -1), users?.length)}
      permissions={<FolderPermissionPanel key={folder.id} folder={folder} tree={tree} onGoTo={setId} />}
      access={() => <FolderAccess folder={folder} />}
      onClose={onClose}
    />
  );
}

function FolderAccess({ folder: { id, name } }: { folder: Folder }) {
  return <WhoHasAccess query={useListFolderAccess(id)} name={name} isFolder homeId={id} />;
}
