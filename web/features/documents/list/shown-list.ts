import type { Document } from '#contract/types.ts';
import type { ItemKey } from '../model/item-key.ts';
import type { SelectionApi } from '../selection/use-selection.ts';

/** What a view of the documents gets, be it the list or the grid. */
export interface ShownList {
  documents: readonly Document[];
  keys: readonly ItemKey[];
  /** Where a document stands, while a search shows all folders. */
  folderNameOf: (document: Document) => string | null;
  selection: SelectionApi;
  scroller: HTMLElement | null;
  /** The height of what stands above inside the scroller. */
  offset: number;
}
