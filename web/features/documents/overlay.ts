import type { Document } from '#web/api/generated/model/document.ts';
import type { Folder } from '#web/api/generated/model/folder.ts';
import type { DroppedFiles } from '#web/features/uploads/dropped-files.ts';
import type { ItemKey } from './model/item-key.ts';

/** The dialog that is open over the page; the preview is not among them, it lives in the address. */
export type Overlay =
  | { kind: 'upload'; folderId: string | null }
  | { kind: 'upload-to-folder'; folderId: string | null; dropped?: DroppedFiles }
  | { kind: 'create-folder'; parentId: string | null }
  | { kind: 'edit-folder'; folder: Folder }
  | { kind: 'delete-folder'; folder: Folder }
  | { kind: 'permissions'; document: Document }
  | { kind: 'delete-document'; document: Document }
  | { kind: 'bulk-delete'; keys: readonly ItemKey[] };
