import type { Action } from './action.ts';
import { deleteItems } from './each/delete.tsx';
import { download } from './each/download.ts';
import { move } from './each/move.tsx';
import { permissions } from './each/permissions.tsx';
import { preview } from './each/preview.ts';
import { rename } from './each/rename.ts';
import { share } from './each/share.ts';

/**
 * What can be done with an item by a button, a key or with a selection, in the order in which it is offered. What only a
 * menu offers comes with the menu (menu-actions.ts), and what is for a selection alone with its bar.
 */
export const itemActions: Action[] = [preview, download, share, permissions, rename, move, deleteItems];
