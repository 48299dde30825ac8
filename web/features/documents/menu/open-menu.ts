import type { MenuAction } from '#web/ui/overlay/menu.tsx';
import type { Item } from '../actions/action.ts';

export type MenuEntry = MenuAction;

/** The one open menu: of a row, at the pointer, or of a button. */
export interface OpenMenu {
  label: string;
  /** The entries: all actions of an item, the ways to upload, or these. */
  entries: Item | { readonly kind: 'upload'; readonly folderId: string | null } | readonly MenuEntry[];
  /** The box it is placed beside, or a point. */
  at: { left: number; right: number; top: number; bottom: number };
  /** Gets the focus back, and identifies whose menu is open. */
  trigger: HTMLElement;
}

/** The menu of a row: at the pointer, or under the row if opened by keyboard. */
export function menuFor(label: string, item: Item, row: HTMLElement, point: { x: number; y: number } | null): OpenMenu {
  const box = row.getBoundingClientRect();
  const { x, y } = point ?? { x: box.left + 48, y: box.bottom };
  return { label, entries: item, at: { left: x, right: x, top: point ? y : box.top, bottom: y }, trigger: row };
}
