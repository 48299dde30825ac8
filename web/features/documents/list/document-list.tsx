import { useMemo, useRef, useState } from 'react';
import { SharedTooltip } from '#web/ui/overlay/shared-tooltip.tsx';
import { CompactRow } from './compact-row.tsx';
import type { ShownList } from './shown-list.ts';
import { DocumentRow } from './document-row.tsx';
import { ListHead } from './list-head.tsx';
import { documentKey } from '../model/item-key.ts';
import { countIn } from '../model/selection.ts';
import { createRowSlots } from '../speed/row-slots.ts';
import type { SortOption } from '../model/sort-option.ts';
import { usePaneItems } from './use-pane-items.ts';

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
  const rows = view.rows.flatMap(({ index, top }) => {
    const document = documents[index];
    return document ? { document, key: documentKey(document), index, top } : [];
  });
  const slotOf = slots.assign(
    rows.map(({ key }) => key),
    renamedKey ?? items.activeKey,
  );
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
      <div role="rowgroup" className="relative" style={{ height }}>
        {rows.map(({ document, key, index, top }, at) => (
          <Row
            key={slotOf[at]}
            document={document}
            folderName={folderNameOf(document)}
            index={index}
            top={top}
            isActive={index === items.activeIndex}
            isSelecting={selection.isSelecting}
            isSelected={selection.selected.has(key)}
            isRenaming={renamedKey === key}
          />
        ))}
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
