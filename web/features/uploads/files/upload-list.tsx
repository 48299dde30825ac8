import { useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { UploadItem } from '../engine/upload-item.ts';
import { VIRTUAL_ROWS_FROM } from '../engine/upload-limits.ts';
import { UploadRow } from './upload-row.tsx';

interface UploadListProps extends Pick<ComponentProps<typeof UploadRow>, 'uploads'> {
  items: readonly UploadItem[];
  versionOf?: (item: UploadItem) => number | undefined;
  /** Scrolls by itself, beside content that must stay visible. */
  isScroller?: boolean;
}

const box = 'overflow-hidden rounded-xl border border-border';

/** The picked files. Only visible rows of a long list are rendered. */
export function UploadList({ items, uploads, versionOf, isScroller = false }: UploadListProps) {
  const row = (item: UploadItem) => (
    <UploadRow item={item} uploads={uploads} version={versionOf?.(item)} isNarrow={isScroller} />
  );
  if (isScroller || items.length >= VIRTUAL_ROWS_FROM) return <VirtualRows items={items} row={row} />;
  return (
    <ul aria-label="Files" className={`${box} divide-y divide-border`}>
      {items.map((item) => (
        <li key={item.id}>{row(item)}</li>
      ))}
    </ul>
  );
}

function VirtualRows({ items, row }: { items: readonly UploadItem[]; row: (item: UploadItem) => ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: () => 60,
    overscan: 6,
  });
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label="Files, scrollable"
      className={`${box} max-h-88 overflow-y-auto!`}
    >
      <ul aria-label="Files" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className="absolute top-0 left-0 w-full border-b border-border"
                style={{ transform: `translateY(${start}px)` }}
              >
                {row(item)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
