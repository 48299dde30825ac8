import type { Action } from './action.ts';
import { deleteItems } from './each/delete.tsx';
import { download } from './each/download.ts';
import { move } from './each/move.tsx';
import { permissions } from './each/permissions.tsx';
import { preview } from './each/preview.ts';
import { rename } from './each/rename.ts';
import { share } from './each/share.ts';

/**
 * Actions with a button, a key or for selections, in the order in which they are offered. Actions of the menu only are
 * in document-actions.tsx and folder-actions.tsx; those for selections only are with their bar.
 */
export const itemActions: Action[] = [preview, download, share, permissions, rename, move, deleteItems];
