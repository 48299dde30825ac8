import type { LucideIcon as Icon } from 'lucide-react';
import type { Item } from '../actions/action.ts';

export interface MenuEntry {
  label: string;
  icon?: Icon;
  onSelect: () => void;
  kbd?: string;
  tone?: 'danger';
  disabledReason?: string;
  /** In a menu of options: whether it is the present one. */
  isChecked?: boolean;
}

/** The one menu that can be open: a row's, the one under the pointer, or a button's. */
export interface OpenMenu {
  label: string;
  /** What it offers: all that may be done with an item, the ways to upload, or these. */
  entries: Item | { readonly kind: 'upload'; readonly folderId: string | null } | readonly MenuEntry[];
  /** Beside this box; a point for a menu under the pointer. */
  at: { left: number; right: number; top: number; bottom: number };
  /** Gets the focus back, and tells whether it is this one's menu that is open. */
  trigger: HTMLElement;
}

/** The menu of a row: at the pointer, or under the row when it was asked for by key. */
export function menuFor(label: string, item: Item, row: HTMLElement, point: { x: number; y: number } | null): OpenMenu {
  const box = row.getBoundingClientRect();
  const { x, y } = point ?? { x: box.left + 48, y: box.bottom };
  return { label, entries: item, at: { left: x, right: x, top: point ? y : box.top, bottom: y }, trigger: row };
}
