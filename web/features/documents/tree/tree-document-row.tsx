import { memo } from 'react';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { ItemName } from '../list/item-name.tsx';
import type { TreeDocument } from '../model/tree-rows.ts';
import { RenameField } from '../rename/rename-field-later.ts';
import { RowMenuButton } from '../menu/row-menu-button.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import type { TreeRowState } from './tree-folder-row.tsx';
import { indentOf, treeRowLook } from './tree-look.ts';

/** A document inside an expanded folder, with its actions in a menu. */
export const TreeDocumentRow = memo(function TreeDocumentRow(props: TreeRowState & { row: TreeDocument }) {
  const { row, index, count, top, isActive, isSelecting, isSelected, isRenaming } = props;
  const { document, depth } = row;
  return (
    <div
      role="treeitem"
      aria-label={document.name}
      aria-level={depth + 1}
      aria-posinset={index + 1}
      aria-setsize={count}
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
        {isRenaming ? (
          <RenameField name={document.name} kind="document" />
        ) : (
          <ItemName name={document.name} className="w-full text-text-muted" />
        )}
      </span>
      <RowMenuButton name={document.name} item={row} isTabStop={isActive} />
    </div>
  );
});
