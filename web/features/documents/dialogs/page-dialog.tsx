import type { ReactNode } from 'react';
import type { Document, Folder } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { BulkDeleteOptions } from '../selection/use-bulk-delete.ts';
import type { ItemKey } from '../model/item-key.ts';
import type { Library } from '../page/use-library.ts';

export const UnavailableDialog = loadedLater(
  async () => (await import('#web/domain/product/unavailable-dialog.tsx')).UnavailableDialog,
);

/** What the page hands to the dialog that is open over it, anew whenever it is drawn. */
export interface DialogPage {
  library: Pick<Library, 'folders' | 'index' | 'tree'>;
  /** Closes the dialog that is drawn with it, whatever is open by then. */
  onClose: () => void;
  onItemsDeleted: BulkDeleteOptions['onDone'];
  /** When a selection has been changed: what of it has not. */
  onItemsChanged: (stayed: readonly ItemKey[]) => void;
  onFolderDeleted: (folder: Folder) => void;
}

/** A dialog over the page, loaded when it is first needed. The preview is none of them, it lives in the address. */
export type PageDialog = (page: DialogPage) => ReactNode;

/** Items are named by their id: what a dialog shows of them is what the lists have now. */
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
