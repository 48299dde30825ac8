import type { ItemKey } from '../model/item-key.ts';

export function focusedItems(): ItemKey[] {
  const row = document.activeElement?.closest<HTMLElement>('[data-key]');
  // Only rows of the panes carry the attribute, and they write nothing but keys into it.
  return row ? [row.dataset['key'] as ItemKey] : [];
}

/** On the row of the open folder the focus was left by opening it: what is meant then is the list. */
export function isFocusInTree(): boolean {
  return document.activeElement?.closest('[role="treeitem"]:not([aria-current])') != null;
}
