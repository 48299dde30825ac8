import type { Action } from './action.ts';
import { deleteItems } from './delete.tsx';
import { download } from './download.ts';
import { downloadFolder, downloadSelection } from './download-together.ts';
import { editFolder } from './edit-folder.tsx';
import { folderPermissions } from './folder-permissions.tsx';
import { move } from './move.tsx';
import { newSubfolder } from './new-subfolder.ts';
import { permissions } from './permissions.tsx';
import { preview } from './preview.ts';
import { rename } from './rename.ts';
import { share } from './share.ts';
import { uploadToFolder } from './upload-to-folder.ts';

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
