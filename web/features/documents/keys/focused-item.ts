import type { ItemKey } from '../model/item-key.ts';

export function focusedItems(): ItemKey[] {
  const row = document.activeElement?.closest<HTMLElement>('[data-key]');
  // Only rows of the panes have the attribute, and its value is always a key.
  return row ? [row.dataset['key'] as ItemKey] : [];
}

/** Opening a folder leaves the focus on its row; the list is meant then. */
export function isFocusInTree(): boolean {
  return document.activeElement?.closest('[role="treeitem"]:not([aria-current])') != null;
}
