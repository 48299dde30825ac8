import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#web/ui/theme/cx.ts';
import { useStore } from '#web/ui/browser/store.ts';
import { printing } from '#web/ui/print/printing.ts';
import { LineRow } from './rows/line-row.tsx';
import { numberWidth, columns } from './rows/columns.ts';
import type { Layout, Row, Rows } from './rows/rows.ts';
import { EllipsisVertical, Table2 } from 'lucide-react';
import { counted } from '#web/format/counted.ts';
import { Badge } from '#web/ui/data/badge.tsx';

const LINE_HEIGHT = 24;
/** The space above a change after a step, for its context. */
const ROOM_ABOVE = 96;

/** A change to scroll to; a new object each time, so that the same one can be visited again. */
export interface Visit {
  change: number;
}

interface ComparisonTableProps {
  label: string;
  rows: Rows;
  layout: Layout;
  visit: Visit | null;
  head: ReactNode;
  /** Before and after the rows, within the scroller. */
  above: ReactNode;
  below: ReactNode;
}

/** The differing lines or cells. Only visible ones are rendered; all of them for printing. */
export function ComparisonTable({
  label,
  rows: { rows, starts },
  layout,
  visit,
  head,
  above,
  below,
}: ComparisonTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const isOnPaper = useStore(printing);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    scrollMargin: margin,
    scrollPaddingStart: ROOM_ABOVE,
    overscan: 20,
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setMargin(body.current?.offsetTop ?? 0));
    if (before.current !== null) observer.observe(before.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const start = visit === null ? undefined : starts[visit.change];
    if (start !== undefined) virtualizer.scrollToIndex(start, { align: 'start' });
  }, [visit, starts, virtualizer]);
  const line = (row: Row) => <RowOf row={row} layout={layout} />;
  const rowProps = (row: Row, index: number) => ({
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-current': isVisited(row, visit) || undefined,
    className: cx(
      'aria-current:before:absolute aria-current:before:inset-y-0 aria-current:before:left-0 aria-current:before:w-[3px] aria-current:before:bg-accent',
      isOnPaper ? 'relative' : 'absolute inset-x-0 top-0',
    ),
  });
  return (
    <div
      ref={scroller}
      // Focusable for scrolling by keyboard.
      tabIndex={0}
      role="region"
      aria-label={label}
      className="relative size-full overflow-auto focus-visible:-outline-offset-2"
    >
      <div ref={before}>{above}</div>
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        style={{ ['--number' as string]: numberWidth(rows) }}
      >
        <div role="rowgroup" className="sticky top-0 z-10">
          {head}
        </div>
        <div
          ref={body}
          role="rowgroup"
          className="relative border-b border-border bg-surface"
          style={isOnPaper ? undefined : { height: virtualizer.getTotalSize() }}
        >
          {isOnPaper
            ? rows.map((row, index) => (
                <div key={index} {...rowProps(row, index)}>
                  {line(row)}
                </div>
              ))
            : virtualizer.getVirtualItems().map(({ index, key, start }) => {
                const row = rows[index];
                return (
                  row !== undefined && (
                    <div
                      key={key}
                      ref={virtualizer.measureElement}
                      data-index={index}
                      {...rowProps(row, index)}
                      style={{ transform: `translateY(${start - margin}px)` }}
                    >
                      {line(row)}
                    </div>
                  )
                );
              })}
        </div>
      </div>
      {below}
    </div>
  );
}

const isVisited = (row: Row, visit: Visit | null) =>
  visit !== null && (row.kind === 'line' || row.kind === 'cell') && row.change === visit.change;

function RowOf({ row, layout }: { row: Row; layout: Layout }) {
  switch (row.kind) {
    case 'gap':
      return <GapRow lines={row.lines} />;
    case 'page':
      return <PageRow page={row.page} />;
    case 'line':
      return <LineRow row={row} layout={layout} />;
    case 'sheet':
      return <SheetRow row={row} />;
    case 'cell':
      return <CellRow row={row} />;
  }
}

function PageRow({ page }: { page: number }) {
  return (
    <div
      role="cell"
      className="border-y border-border bg-surface-sunken px-4 py-1 text-caption font-label text-text-muted tabular-nums"
    >
      Page {page}
    </div>
  );
}

function GapRow({ lines }: { lines: number }) {
  return (
    <div
      role="cell"
      className="flex items-center gap-2 border-y border-border bg-surface-sunken px-4 py-1 text-caption text-text-subtle tabular-nums"
    >
      <EllipsisVertical size={14} aria-hidden />
      {counted(lines, 'line')} the same
    </div>
  );
}

const badges = {
  added: { tone: 'success', words: 'Sheet added' },
  removed: { tone: 'danger', words: 'Sheet removed' },
} as const;

function SheetRow({ row: { name, state, cells } }: { row: Extract<Row, { kind: 'sheet' }> }) {
  const badge = state === 'added' || state === 'removed' ? badges[state] : null;
  return (
    <div
      role="cell"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-border bg-surface-sunken px-4 py-2 text-cell"
    >
      <Table2 size={16} aria-hidden className="text-text-subtle" />
      <span className="font-semibold wrap-anywhere">{name}</span>
      {badge !== null && <Badge tone={badge.tone}>{badge.words}</Badge>}
      <span className="text-caption text-text-subtle tabular-nums">
        {counted(cells, 'cell')} {state === 'changed' ? 'changed' : 'in it'}
      </span>
    </div>
  );
}

/** A cell of a sheet before and after; the columns distinguish them without further marks. */
function CellRow({ row: { cell, cellBefore, before, after } }: { row: Extract<Row, { kind: 'cell' }> }) {
  return (
    <div className={cx(columns.cells, 'border-b border-border text-cell')}>
      <span role="rowheader" className="px-2 py-1.5 font-label wrap-anywhere text-text-muted tabular-nums">
        {cell}
        {cellBefore !== undefined && <span className="block text-micro text-text-subtle">was {cellBefore}</span>}
      </span>
      <Value value={before} side="removed" />
      <Value value={after} side="added" />
    </div>
  );
}

function Value({ value, side }: { value: string | null; side: 'removed' | 'added' }) {
  const isRemoved = side === 'removed';
  const Element = isRemoved ? 'del' : 'ins';
  const ground = isRemoved ? 'bg-danger-soft' : 'bg-success-soft';
  return (
    <span
      role="cell"
      dir="auto"
      className={cx('px-3 py-1.5 wrap-anywhere whitespace-pre-wrap', value !== null && ground)}
    >
      {value === null ? (
        <span className="text-text-subtle">Empty</span>
      ) : (
        <Element className="no-underline">{value}</Element>
      )}
    </span>
  );
}
