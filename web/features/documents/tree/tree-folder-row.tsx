import { memo, useId } from 'react';
import { cx } from '#web/ui/theme/cx.ts';
import { ChevronDown, ChevronRight, Folder, FolderOpen } from 'lucide-react';
import { drawn } from '#web/ui/data/drawn.tsx';
import type { DocumentRowProps } from '../list/document-row.tsx';
import { itemName } from '../list/item-name.tsx';
import type { TreeFolder } from '../model/tree-rows.ts';
import { RenameField } from '../rename/rename-field-later.ts';
import { RowMenuButton } from '../menu/row-menu-button.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import { folderMarks } from './folder-marks.tsx';
import { indentOf, treeRowLook } from './tree-look.ts';

export type TreeRowState = Omit<DocumentRowProps, 'document' | 'folderName' | 'index'>;

interface TreeFolderRowProps extends TreeRowState {
  row: TreeFolder;
  /** Whether the list shows this folder. */
  isOpen: boolean;
  /** Whether files are dragged over it. */
  isTarget: boolean;
  /** The number of new documents in and beneath it. */
  newCount: number | undefined;
  onToggle: (id: string) => void;
}

export const TreeFolderRow = memo(function TreeFolderRow(props: TreeFolderRowProps) {
  const { row, top, isActive, isSelecting, isSelected, isRenaming, isOpen, isTarget, newCount, onToggle } = props;
  const { folder, depth, isExpandable, isExpanded } = row;
  const marksId = useId();
  return (
    <div
      role="treeitem"
      aria-label={folder.name}
      aria-describedby={marksId}
      aria-level={depth + 1}
      aria-posinset={row.at}
      aria-setsize={row.of}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={isSelected}
      aria-current={isOpen ? 'page' : undefined}
      data-key={row.key}
      data-folder-id={folder.id}
      tabIndex={isActive ? 0 : -1}
      style={{ transform: `translateY(${top}px)`, paddingLeft: indentOf(depth) }}
      className={treeRowLook(isSelected, isOpen, isTarget)}
    >
      {isExpandable ? (
        <button
          type="button"
          data-action
          aria-label={`${isExpanded ? 'Collapse' : 'Expand'} ${folder.name}`}
          tabIndex={-1}
          onClick={() => onToggle(folder.id)}
          className="-ml-1 grid size-6 flex-none place-items-center rounded-md text-text-subtle hover:bg-surface-active hover:text-text"
        >
          {drawn(isExpanded ? ChevronDown : ChevronRight, { size: 14 })}
        </button>
      ) : (
        <span className="-ml-1 w-6 flex-none" />
      )}
      {isSelecting && <SelectBox name={folder.name} isSelected={isSelected} isTabStop={isActive} />}
      {drawn(isExpanded ? FolderOpen : Folder, {
        size: 16,
        className: isOpen ? 'text-accent-text' : 'text-text-subtle',
      })}
      <span className="min-w-0 flex-1">
        {isRenaming ? (
          <RenameField item={row} />
        ) : (
          itemName({ name: folder.name, className: cx('w-full', isOpen ? 'font-label text-accent-text' : 'text-text') })
        )}
      </span>
      {folderMarks(marksId, row, newCount)}
      <RowMenuButton name={folder.name} item={row} isTabStop={isActive} />
    </div>
  );
});
