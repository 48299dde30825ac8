import type { DroppedFiles } from '#web/domain/files/dropped-files.ts';
import type { ItemKey } from './model/item-key.ts';

/**
 * The dialog that is open over the page; the preview is not among them, it lives in the address. Items are named by
 * their id: what a dialog shows of them is what the lists have now.
 */
export type Overlay =
  | { kind: 'upload'; folderId: string | null }
  | { kind: 'upload-to-folder'; folderId: string | null; dropped?: DroppedFiles }
  | { kind: 'create-folder'; parentId: string | null }
  | { kind: 'edit-folder'; folderId: string }
  | { kind: 'delete-folder'; folderId: string }
  | { kind: 'permissions'; documentId: string }
  | { kind: 'delete-document'; documentId: string }
  | { kind: 'bulk-delete'; keys: readonly ItemKey[] };
