import type { Document } from '#contract/types.ts';
import type { ItemKey } from '../model/item-key.ts';
import type { SelectionApi } from '../selection/use-selection.ts';

/** The data of both views, list and grid. */
export interface ShownList {
  documents: readonly Document[];
  keys: readonly ItemKey[];
  /** A document's folder, while a search shows all folders. */
  folderNameOf: (document: Document) => string | null;
  selection: SelectionApi;
  scroller: HTMLElement | null;
  /** The height above the list inside the scroller. */
  offset: number;
}
