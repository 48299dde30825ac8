import { useLayoutEffect, useMemo, useRef, useState, memo } from 'react';
import { SharedTooltip } from '#web/ui/overlay/shared-tooltip.tsx';
import type { ShownList } from './shown-list.ts';
import { DocumentRow, type DocumentRowProps } from './document-row.tsx';
import { ListHead } from './list-head.tsx';
import { documentKey } from '../model/item-key.ts';
import { countIn } from '../model/selection.ts';
import { arrange, createRowSlots } from '../speed/row-slots.ts';
import type { SortOption } from '../model/sort-option.ts';
import { usePaneItems } from './use-pane-items.ts';
import { documentAge } from '#web/format/age.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { kindAndSize } from './document-facts.ts';
import { itemOf } from '../actions/action.ts';
import { ApprovalMark } from './marks/approval-mark.tsx';
import { OwnMarks } from './marks/own-marks.tsx';
import { ItemName } from './item-name.tsx';
import { RenameField } from '../rename/rename-field-later.ts';
import { rowLook } from './row-look.ts';
import { RowMenuButton } from '../menu/row-menu-button.tsx';
import { SelectBox } from '../selection/select-box.tsx';

interface DocumentListProps extends ShownList {
  isCompact: boolean;
  sort: SortOption;
  onSort: (sort: SortOption) => void;
}

/** The list, an ARIA grid; only visible rows are rendered. */
export function DocumentList(props: DocumentListProps) {
  const { documents, keys, folderNameOf, selection, isCompact, sort, onSort } = props;
  const pane = useRef<HTMLDivElement>(null);
  const { items, view, renamedKey, height } = usePaneItems({
    ...props,
    pane,
    columns: 1,
    rowHeight: isCompact ? 64 : 44,
    stickyHeight: isCompact ? 0 : 36,
    onSideways: (_key, direction, element) => stepThroughControls(element, direction),
  });
  const chosen = useMemo(() => countIn(selection.selected, keys), [keys, selection.selected]);
  const areAllChosen = chosen === keys.length;
  const [slots] = useState(createRowSlots);
  const rows = view.rows.flatMap((row) => {
    const document = documents[row.index];
    return document ? { ...row, document, key: documentKey(document) } : [];
  });
  const slotOf = slots.assign(
    rows.map(({ key }) => key),
    renamedKey ?? items.activeKey,
  );
  const group = useRef<HTMLDivElement>(null);
  const arranged = useRef(keys);
  // Rows that only scroll are arranged once they rest.
  useLayoutEffect(() => {
    const put = () => group.current && arrange(group.current);
    const isScrolling = arranged.current === keys;
    arranged.current = keys;
    if (!isScrolling) put();
    const timer = setTimeout(put, 150);
    return () => clearTimeout(timer);
  });
  const Row = isCompact ? CompactRow : DocumentRow;
  return (
    <div
      ref={pane}
      role="grid"
      aria-label="Documents"
      aria-multiselectable
      aria-rowcount={documents.length + (isCompact ? 0 : 1)}
      className="@container"
      {...items.paneProps}
    >
      {!isCompact && (
        <ListHead
          sort={sort}
          onSort={onSort}
          {...(selection.isSelecting && {
            selectAll: {
              state: chosen === 0 ? 'none' : areAllChosen ? 'all' : 'some',
              onToggle: () => (areAllChosen ? selection.without(keys) : selection.with(keys)),
            },
          })}
        />
      )}
      <div ref={group} role="rowgroup" className="relative" style={{ height }}>
        {rows
          .map(({ document, key, index, top }, at) => (
            <Row
              key={slotOf[at]}
              document={document}
              folderName={folderNameOf(document)}
              index={index}
              top={top}
              isActive={index === items.activeIndex}
              isSelecting={selection.isSelecting}
              isSelected={areAllChosen || selection.selected.has(key)}
              isRenaming={renamedKey === key}
            />
          ))
          .sort((a, b) => Number(a.key) - Number(b.key))}
      </div>
      <SharedTooltip within={pane} />
    </div>
  );
}

/** The left and right keys move through the buttons of a row and back to the row. */
function stepThroughControls(row: HTMLElement, direction: 'left' | 'right'): boolean {
  const controls = [row, ...row.querySelectorAll<HTMLElement>('input, [data-action] button:not(:disabled)')];
  const at = controls.findIndex((control) => control === document.activeElement);
  const next = controls[at + (direction === 'left' ? -1 : 1)];
  if (!next) return false;
  next.focus({ preventScroll: true });
  return true;
}

/** A row without room for five columns: two lines, 64 px, one menu. */
const CompactRow = memo(function CompactRow(props: DocumentRowProps) {
  const { document, folderName, index, top, isActive, isSelecting, isSelected, isRenaming } = props;
  return (
    <div
      role="row"
      data-key={documentKey(document)}
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      style={{ transform: `translateY(${top}px)` }}
      className={cx(rowLook(isSelected), 'flex h-16 gap-3 pr-1 pl-3')}
    >
      {isSelecting && (
        <div role="gridcell" className="flex">
          <SelectBox name={document.name} isSelected={isSelected} isTabStop={isActive} />
        </div>
      )}
      <div role="gridcell" className="flex min-w-0 flex-1 items-center gap-3">
        <KindTile mimeType={document.mimeType} name={document.name} size="md" />
        <div className="min-w-0 flex-1">
          {isRenaming ? (
            <RenameField item={itemOf(document)} />
          ) : (
            <ItemName name={document.name} className="text-base font-medium text-text" />
          )}
          <div className="mt-1 flex items-center gap-2 overflow-hidden text-caption text-text-subtle tabular-nums">
            <OwnMarks document={document} />
            <AccessBadge level={document.accessLevel} />
            {document.approval && <ApprovalMark approval={document.approval} isBrief />}
            <span className="min-w-9 truncate" title={kindAndSize(document)}>
              {folderName !== null && `in ${folderName} · `}
              {`v${document.version} · ${documentAge(document.updatedAt)}`}
            </span>
          </div>
        </div>
      </div>
      <div role="gridcell">
        <RowMenuButton name={document.name} item={itemOf(document)} isTabStop={isActive} isVertical />
      </div>
    </div>
  );
});
