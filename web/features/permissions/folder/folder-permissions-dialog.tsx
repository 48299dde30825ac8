import { Folder as FolderIcon, KeyRound, ScanEye } from 'lucide-react';
import { useState } from 'react';

import type { Folder } from '#contract/types.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { folderExplanations } from '#web/domain/access/access-explanation.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FolderAccess } from '../access/folder-access.tsx';
import { FolderPermissionPanel } from './folder-permission-panel.tsx';

interface FolderPermissionsDialogProps {
  folder: Folder;
  tree: FolderTree;
  onClose: () => void;
}

/** Who may see a folder beyond what its level says, by permissions set on it and above it, and who has access in the end. */
export function FolderPermissionsDialog({ folder: opened, tree, onClose }: FolderPermissionsDialogProps) {
  const [id, setId] = useState(opened.id);
  const [shown, setShown] = useState('permissions');
  // The folder that somebody went on to may be deleted meanwhile.
  const folder = tree.byId.get(id) ?? opened;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Folder Permissions"
      description={folderPath(tree, folder.id) ?? folder.name}
      leading={
        <span className="grid size-10 flex-none place-items-center rounded-lg bg-accent-soft text-accent-text">
          <FolderIcon size={20} aria-hidden />
        </span>
      }
      footer={
        <>
          <p className="mr-auto self-center text-caption text-text-subtle max-md:w-full max-md:flex-none!">
            Administrators and managers see every folder.
          </p>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-border px-4 py-3">
          <p className="min-w-0 text-cell">
            <span className="block text-caption text-text-subtle">Current access level</span>
            {folderExplanations[folder.accessLevel]}
          </p>
          <AccessBadge level={folder.accessLevel} />
        </div>
        <Tabs
          label="Access"
          shown={shown}
          onShow={setShown}
          tabs={[
            {
              id: 'permissions',
              label: 'Permissions',
              icon: KeyRound,
              panel: <FolderPermissionPanel key={folder.id} folder={folder} tree={tree} onGoTo={setId} />,
            },
            {
              id: 'access',
              label: 'Who has access',
              icon: ScanEye,
              // Asked for when it is looked at.
              panel: shown === 'access' && <FolderAccess folder={folder} />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
