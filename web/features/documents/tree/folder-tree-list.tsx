import { useEffect, useRef, memo } from 'react';
import { childOf, parentOf } from '#web/domain/folders/tree-steps.ts';
import { SharedTooltip } from '#web/ui/overlay/shared-tooltip.tsx';
import type { ItemKey } from '../model/item-key.ts';
import type { TreeRow, TreeDocument } from '../model/tree-rows.ts';
import { menuFor } from '../menu/open-menu.ts';
import { TreeFolderRow, type TreeRowState } from './tree-folder-row.tsx';
import { useItemKeys } from '../keys/use-item-keys.ts';
import type { SelectionApi } from '../selection/use-selection.ts';
import { useVirtualRows } from '../list/use-virtual-rows.ts';
import { useWorkspace } from '../page/workspace.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { ItemName } from '../list/item-name.tsx';
import { RenameField } from '../rename/rename-field-later.ts';
import { RowMenuButton } from '../menu/row-menu-button.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import { indentOf, treeRowLook } from './tree-look.ts';

export interface FolderTreeListProps {
  rows: readonly TreeRow[];
  keys: readonly ItemKey[];
  scroller: HTMLElement | null;
  selection: SelectionApi;
  /** No checkboxes in the drawer, since hidden items cannot stay selected. */
  isSelecting: boolean;
  /** In the drawer: taller rows for touch, without selection. */
  isTall: boolean;
  renamedKey: ItemKey | null;
  /** The number of new documents in and beneath each folder. */
  newIn: ReadonlyMap<string, number>;
  openFolderId: string | null;
  dropFolderId: string | null;
  onOpenFolder: (id: string) => void;
  onToggle: (id: string) => void;
}

/** The tree with only its visible rows rendered. Right opens and enters, Left closes and leaves. */
export function FolderTreeList(props: FolderTreeListProps) {
  const { rows, keys, scroller, selection, isSelecting, isTall, renamedKey, onOpenFolder, onToggle } = props;
  const { commands, showMenu } = useWorkspace();
  const pane = useRef<HTMLDivElement>(null);
  const rowOf = (key: ItemKey) => rows[keys.indexOf(key)];
  const renamed = renamedKey === null ? -1 : keys.indexOf(renamedKey);
  const items = useItemKeys({
    pane,
    keys,
    selection,
    isSelectable: !isTall,
    pageRows: () => view.pageRows(),
    scrollTo: (index) => view.scrollTo(index),
    open: (key) => {
      const row = rowOf(key);
      if (row?.kind === 'folder') onOpenFolder(row.folder.id);
      else if (row) commands.openDocument(row.document.id);
    },
    openMenu: (key, element, point) => {
      const row = rowOf(key);
      if (!row) return;
      const { name } = row.kind === 'folder' ? row.folder : row.document;
      showMenu(menuFor(name, row, element, point));
    },
    onSideways: (key, direction) => {
      const at = keys.indexOf(key);
      const row = rows[at];
      if (row?.kind === 'folder' && row.isExpandable && row.isExpanded === (direction === 'left')) {
        onToggle(row.folder.id);
        return true;
      }
      const next = direction === 'left' ? parentOf(rows, at) : childOf(rows, at);
      if (next !== null) items.moveTo(next);
      return true;
    },
  });
  const view = useVirtualRows({
    count: rows.length,
    rowHeight: isTall ? 44 : 32,
    scroller,
    keep: renamed >= 0 ? renamed : items.activeIndex,
  });
  const { scrollTo } = view;
  useEffect(() => {
    if (renamed >= 0) scrollTo(renamed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when a rename starts: one may scroll on afterwards
  }, [renamedKey]);
  return (
    <div
      ref={pane}
      role="tree"
      aria-label="Folders"
      aria-multiselectable
      hidden={rows.length === 0}
      className="relative"
      style={{ height: view.height }}
      {...items.paneProps}
    >
      {view.rows.map(({ index, top }) => {
        const row = rows[index];
        if (!row) return null;
        const state = {
          top,
          isActive: index === items.activeIndex,
          isSelecting,
          isSelected: selection.selected.has(row.key),
          isRenaming: renamedKey === row.key,
        };
        return row.kind === 'folder' ? (
          <TreeFolderRow
            key={row.key}
            row={row}
            {...state}
            isOpen={row.folder.id === props.openFolderId}
            isTarget={row.folder.id === props.dropFolderId}
            newCount={props.newIn.get(row.folder.id)}
            onToggle={onToggle}
          />
        ) : (
          <TreeDocumentRow key={row.key} row={row} {...state} />
        );
      })}
      <SharedTooltip within={pane} />
    </div>
  );
}

/** A document inside an expanded folder, with its actions in a menu. */
const TreeDocumentRow = memo(function TreeDocumentRow(props: TreeRowState & { row: TreeDocument }) {
  const { row, top, isActive, isSelecting, isSelected, isRenaming } = props;
  const { document, depth } = row;
  return (
    <div
      role="treeitem"
      aria-label={document.name}
      aria-level={depth + 1}
      aria-posinset={row.at}
      aria-setsize={row.of}
      aria-selected={isSelected}
      data-key={row.key}
      tabIndex={isActive ? 0 : -1}
      style={{ transform: `translateY(${top}px)`, paddingLeft: indentOf(depth) }}
      className={treeRowLook(isSelected, false, false)}
    >
      <span className="-ml-1 w-6 flex-none" />
      {isSelecting && <SelectBox name={document.name} isSelected={isSelected} isTabStop={isActive} />}
      <KindTile mimeType={document.mimeType} name={document.name} size="xs" />
      <span className="min-w-0 flex-1">
        {isRenaming ? <RenameField item={row} /> : <ItemName name={document.name} className="w-full text-text-muted" />}
      </span>
      <RowMenuButton name={document.name} item={row} isTabStop={isActive} />
    </div>
  );
});
