import { type RefObject, useEffect, useEffectEvent } from 'react';
import { itemOf } from '../actions/action.ts';
import type { ItemKey } from '../model/item-key.ts';
import { menuFor } from '../menu/open-menu.ts';
import { useItemKeys } from '../keys/use-item-keys.ts';
import type { ShownList } from './shown-list.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { useWorkspace } from '../page/workspace.ts';

/** The space for the floating selection bar, which has two rows on phones. */
const barHeight = 104;

interface PaneItemsOptions extends Omit<ShownList, 'folderNameOf'> {
  pane: RefObject<HTMLElement | null>;
  columns: number;
  rowHeight: number;
  /** The part of the height above the list that is sticky. */
  stickyHeight: number;
  onSideways?: (key: ItemKey, direction: 'left' | 'right', element: HTMLElement) => boolean;
}

/** Shared by list and grid: keys, focus, menus and visible rows. */
export function usePaneItems(options: PaneItemsOptions) {
  const { pane, scroller, documents, keys, selection, columns, rowHeight, stickyHeight } = options;
  const { commands, showMenu, rename, sought, onFound } = useWorkspace();
  const foot = selection.isSelecting ? barHeight : 0;
  const renamed = rename.key === null ? -1 : keys.indexOf(rename.key);
  const items = useItemKeys({
    pane,
    keys,
    columns,
    selection,
    pageRows: () => view.pageRows(),
    scrollTo: (index) => view.scrollTo(Math.floor(index / columns)),
    open: (key) => {
      const document = documents[keys.indexOf(key)];
      if (document) commands.openDocument(document.id);
    },
    openMenu: (key, element, point) => {
      const document = documents[keys.indexOf(key)];
      if (document) showMenu(menuFor(document.name, itemOf(document), element, point));
    },
    ...(options.onSideways && { onSideways: options.onSideways }),
  });
  const view = useVirtualRows({
    count: Math.ceil(documents.length / columns),
    rowHeight,
    scroller,
    offset: options.offset + stickyHeight,
    coveredTop: stickyHeight,
    coveredBottom: foot,
    keep: Math.floor((renamed >= 0 ? renamed : items.activeIndex) / columns),
  });
  const { scrollTo } = view;
  useEffect(() => {
    if (renamed >= 0) scrollTo(Math.floor(renamed / columns));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when a rename starts: one may scroll on afterwards
  }, [rename.key]);
  const { moveTo } = items;
  const find = useEffectEvent((key: ItemKey) => {
    const at = keys.indexOf(key);
    if (at < 0) return;
    if (rename.key !== key) moveTo(at);
    selection.only(key);
    onFound();
  });
  useEffect(() => {
    if (sought !== null) find(sought);
  }, [sought, keys]);
  return { items, view, renamedKey: rename.key, height: view.height + foot };
}
