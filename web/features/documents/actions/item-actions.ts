import type { Action } from './action.ts';
import { deleteItems } from './each/delete.tsx';
import { download } from './each/download.ts';
import { downloadFolder } from './each/download-folder.ts';
import { editFolder } from './each/edit-folder.tsx';
import { folderPermissions } from './each/folder-permissions.tsx';
import { move } from './each/move.tsx';
import { newSubfolder } from './each/new-subfolder.ts';
import { permissions } from './each/permissions.tsx';
import { preview } from './each/preview.ts';
import { rename } from './each/rename.ts';
import { copyLink, share } from './each/share.ts';
import { showInFolder } from './each/show-in-folder.ts';
import { uploadToFolder } from './each/upload-to-folder.ts';
import { whoOpened } from './each/who-opened.ts';

/** Everything that can be done with an item, in the order in which it is offered. What is for a selection alone comes with its bar. */
export const itemActions: Action[] = [
  preview,
  download,
  downloadFolder,
  share,
  copyLink,
  showInFolder,
  permissions,
  whoOpened,
  folderPermissions,
  uploadToFolder,
  newSubfolder,
  rename,
  move,
  editFolder,
  deleteItems,
];
