import type { ReactNode } from 'react';
import type { Document, Folder } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { BulkDeleteOptions } from '../selection/use-bulk-delete.ts';
import type { ItemKey } from '../model/item-key.ts';
import type { Library } from '../page/use-library.ts';

export const UnavailableDialog = loadedLater(
  'UnavailableDialog',
  () => import('#web/domain/product/unavailable-dialog.tsx'),
);

/** The page's data for its open dialog, updated with every render. */
export interface DialogPage {
  library: Pick<Library, 'folders' | 'index' | 'tree'>;
  /** Closes this dialog, never another one that was opened since. */
  onClose: () => void;
  onItemsDeleted: BulkDeleteOptions['onDone'];
  /** Called after a change of selected items with those that were not changed. */
  onItemsChanged: (stayed: readonly ItemKey[]) => void;
  onFolderDeleted: (folder: Folder) => void;
}

/** A dialog of the page, loaded on first use. The preview is not one, since it is in the address. */
export type PageDialog = (page: DialogPage) => ReactNode;

/** Items are given by id, so that a dialog shows their present data. */
export function aboutDocument(id: string, draw: (document: Document, page: DialogPage) => ReactNode): PageDialog {
  return (page) => {
    const document = page.library.index.byId().get(id);
    return document ? draw(document, page) : <UnavailableDialog kind="document" onClose={page.onClose} />;
  };
}

export function aboutFolder(id: string, draw: (folder: Folder, page: DialogPage) => ReactNode): PageDialog {
  return (page) => {
    const folder = page.library.tree.byId.get(id);
    return folder ? draw(folder, page) : <UnavailableDialog kind="folder" onClose={page.onClose} />;
  };
}
