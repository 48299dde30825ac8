import { FolderDown, FolderPlus, KeyRound, Link, Scale, Settings2, Upload } from 'lucide-react';
import { createFolderIn, uploadInto } from '#web/features/documents/dialogs/adding.tsx';
import { aboutFolder } from '#web/features/documents/dialogs/page-dialog.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { type Action, type ActionContext, forFolders, type Item } from './action.ts';
import { shareLink } from './share-link.ts';

const EditFolderDialog = loadedLater('EditFolderDialog', () => import('#web/features/folders/edit-folder-dialog.tsx'));
const FolderPermissionsDialog = loadedLater(
  'FolderPermissionsDialog',
  () => import('#web/features/permissions/folder/folder-permissions-dialog.tsx'),
);
const LegalHoldDialog = loadedLater(
  'LegalHoldDialog',
  () => import('#web/features/documents/deleted/legal-hold-dialog.tsx'),
);

/** Actions that only the menu of a folder offers. */
export const folderActions: readonly Action[] = [
  {
    id: 'download-folder',
    label: 'Download Folder',
    icon: FolderDown,
    applies: ({ kind }) => kind === 'folder',
    run: (context, items) => void takeAlong(context, items),
  },
  {
    id: 'copy-link',
    label: 'Copy link',
    icon: Link,
    ...forFolders((_context, folder) => void shareLink('folder', folder)),
  },
  {
    id: 'folder-permissions',
    label: 'Permissions',
    icon: KeyRound,
    may: (rights) => rights.maySeePermissions,
    ...forFolders((context, { id }) =>
      context.show(
        aboutFolder(id, (folder, { library, onClose }) => (
          <FolderPermissionsDialog folder={folder} tree={library.tree} onClose={onClose} />
        )),
      ),
    ),
  },
  {
    id: 'upload-to-folder',
    label: 'Upload to Folder',
    icon: Upload,
    may: (rights) => rights.mayUpload,
    ...forFolders((context, { id }) => context.show(uploadInto(id))),
  },
  {
    id: 'new-subfolder',
    label: 'New subfolder',
    icon: FolderPlus,
    may: (rights) => rights.mayCreateFolders,
    ...forFolders((context, { id }) => context.show(createFolderIn(id))),
  },
  {
    id: 'edit-folder',
    label: 'Edit',
    icon: Settings2,
    may: (rights) => rights.mayEditFolders,
    ...forFolders((context, { id }) =>
      context.show(aboutFolder(id, (folder, { onClose }) => <EditFolderDialog folder={folder} onClose={onClose} />)),
    ),
  },
  {
    id: 'legal-hold',
    label: 'Legal hold…',
    icon: Scale,
    may: (rights) => rights.maySetLegalHold,
    ...forFolders((context, { id }) =>
      context.show(aboutFolder(id, (folder, { onClose }) => <LegalHoldDialog folder={folder} onClose={onClose} />)),
    ),
  },
];

/** Loaded on demand, since it is rarely used. */
async function takeAlong({ showNext }: ActionContext, items: readonly Item[]): Promise<void> {
  try {
    await (await import('#web/features/documents/archive/take-along.tsx')).takeAlong(items, showNext);
  } catch {
    toast({ title: 'Download Failed', tone: 'destructive' });
  }
}
