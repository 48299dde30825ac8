import { useRef } from 'react';
import { SharedTooltip } from '#web/ui/overlay/shared-tooltip.tsx';
import { DocumentCard } from './document-card.tsx';
import type { ShownList } from './shown-list.ts';
import { documentKey } from '../model/item-key.ts';
import { usePaneItems } from './use-pane-items.ts';

const gap = 12;
const rowHeight = 204 + gap;

/** Cards in as many columns as fit; only visible rows are rendered. */
export function DocumentGrid(props: ShownList & { columns: number }) {
  const { documents, columns, folderNameOf, selection } = props;
  const pane = useRef<HTMLDivElement>(null);
  const { items, view, renamedKey, height } = usePaneItems({ ...props, pane, rowHeight, stickyHeight: 0 });
  return (
    <div
      ref={pane}
      role="grid"
      aria-label="Documents"
      aria-multiselectable
      aria-rowcount={Math.ceil(documents.length / columns)}
      className="relative"
      style={{ height }}
      {...items.paneProps}
    >
      {view.rows.map(({ index: row, top }) => (
        <div
          key={row}
          role="row"
          aria-rowindex={row + 1}
          className="absolute inset-x-0 top-0 grid gap-3"
          style={{ transform: `translateY(${top}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {documents.slice(row * columns, (row + 1) * columns).map((document, at) => {
            const key = documentKey(document);
            return (
              <DocumentCard
                key={document.id}
                document={document}
                folderName={folderNameOf(document)}
                isActive={row * columns + at === items.activeIndex}
                isSelecting={selection.isSelecting}
                isSelected={selection.selected.list === props.keys || selection.selected.has(key)}
                isRenaming={renamedKey === key}
              />
            );
          })}
        </div>
      ))}
      <SharedTooltip within={pane} />
    </div>
  );
}
