import { FolderPlus, Pencil, Settings2, Upload } from 'lucide-react';
import type { Document, Folder } from '#contract/types.ts';
import { isDownloadRestricted } from '#web/domain/access/restrictions.ts';
import { Download, Eye, type Icon, KeyRound, Link, Trash2 } from '#web/speed/glyphs.tsx';
import { downloadDocument } from './download-document.ts';
import { documentKey, folderKey, type ItemKey } from '../model/item-key.ts';
import type { Overlay } from '../overlay.ts';
import { shareLink } from './share-link.ts';
import type { Rights } from './use-rights.ts';

export interface ItemAction {
  label: string;
  icon: Icon;
  onSelect: () => void;
  kbd?: string;
  tone?: 'danger';
  disabledReason?: string;
  /** Only in menus: a row's own buttons leave it out. */
  isMenuOnly?: boolean;
}

/** What the actions need from the page. */
export interface Commands {
  openDocument: (id: string) => void;
  show: (overlay: Overlay) => void;
  rename: (key: ItemKey) => void;
}

/** What the person may do with a document, in the order of the product. Forbidden actions are absent. */
export function documentActions(document: Document, rights: Rights, commands: Commands): ItemAction[] {
  const actions: (ItemAction | false)[] = [
    { label: 'Preview', icon: Eye, kbd: 'Enter', onSelect: () => commands.openDocument(document.id) },
    {
      label: 'Download',
      icon: Download,
      ...(isDownloadRestricted(document) && { disabledReason: 'Download Restricted' }),
      onSelect: () => void downloadDocument(document),
    },
    { label: 'Share', icon: Link, onSelect: () => void shareLink(document) },
    rights.maySeePermissions && {
      label: 'Permissions',
      icon: KeyRound,
      onSelect: () => commands.show({ kind: 'permissions', documentId: document.id }),
    },
    rights.mayRename(document) && {
      label: 'Rename',
      icon: Pencil,
      kbd: 'F2',
      isMenuOnly: true,
      onSelect: () => commands.rename(documentKey(document)),
    },
    rights.mayDelete(document) && {
      label: 'Delete',
      icon: Trash2,
      kbd: 'Del',
      tone: 'danger',
      onSelect: () => commands.show({ kind: 'delete-document', documentId: document.id }),
    },
  ];
  return actions.filter((action) => action !== false);
}

export function folderActions(folder: Folder, rights: Rights, commands: Commands): ItemAction[] {
  const actions: (ItemAction | false)[] = [
    rights.mayUpload && {
      label: 'Upload to Folder',
      icon: Upload,
      onSelect: () => commands.show({ kind: 'upload-to-folder', folderId: folder.id }),
    },
    rights.mayCreateFolders && {
      label: 'New subfolder',
      icon: FolderPlus,
      onSelect: () => commands.show({ kind: 'create-folder', parentId: folder.id }),
    },
    rights.mayEditFolders && {
      label: 'Rename',
      icon: Pencil,
      kbd: 'F2',
      onSelect: () => commands.rename(folderKey(folder.id)),
    },
    rights.mayEditFolders && {
      label: 'Edit',
      icon: Settings2,
      onSelect: () => commands.show({ kind: 'edit-folder', folderId: folder.id }),
    },
    rights.mayDeleteFolders && {
      label: 'Delete',
      icon: Trash2,
      kbd: 'Del',
      tone: 'danger',
      onSelect: () => commands.show({ kind: 'delete-folder', folderId: folder.id }),
    },
  ];
  return actions.filter((action) => action !== false);
}
