import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';

interface VirtualTableProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The estimated height of a row in pixels. */
  rowHeight: number;
  /** The scrolling element, once mounted. */
  scroller: HTMLElement | null;
  heads: readonly string[];
  columns: string;
  headClass: string;
  rowClass: (index: number) => string;
  className?: string;
  children: (item: Item) => ReactNode;
}

/** A table with only visible rows rendered; assistive technology gets the total. */
export function VirtualTable<Item>(props: VirtualTableProps<Item>) {
  const { label, items, keyOf, rowHeight, scroller, heads, columns, headClass, rowClass, className, children } = props;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 10,
  });
  return (
    <div role="table" aria-label={label} aria-rowcount={items.length + 1} className={className}>
      <div role="rowgroup" className={headClass}>
        <div
          role="row"
          aria-rowindex={1}
          className={cx(columns, 'h-9 border-b border-border text-caption font-label text-text-subtle')}
        >
          {heads.map((head) => (
            <span key={head} role="columnheader">
              {head}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                style={{ transform: `translateY(${start}px)` }}
                className={cx('absolute inset-x-0 top-0 border-border hover:bg-surface-hover', rowClass(index))}
              >
                {children(item)}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
