import type { Action } from './action.ts';
import { deleteItems } from './each/delete.tsx';
import { download } from './each/download.ts';
import { downloadFolder, downloadSelection } from './each/download-together.ts';
import { editFolder } from './each/edit-folder.tsx';
import { folderPermissions } from './each/folder-permissions.tsx';
import { move } from './each/move.tsx';
import { newSubfolder } from './each/new-subfolder.ts';
import { permissions } from './each/permissions.tsx';
import { preview } from './each/preview.ts';
import { rename } from './each/rename.ts';
import { share } from './each/share.ts';
import { uploadToFolder } from './each/upload-to-folder.ts';

/** Everything that can be done with an item, in the order in which it is offered. */
export const itemActions: Action[] = [
  preview,
  download,
  downloadFolder,
  downloadSelection,
  share,
  permissions,
  folderPermissions,
  uploadToFolder,
  newSubfolder,
  rename,
  move,
  editFolder,
  deleteItems,
];
