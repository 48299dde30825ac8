import { cx } from '#web/ui/theme/cx.ts';
import { columns } from './columns.ts';
import type { Row } from './rows.ts';

/** A cell of a sheet before and after; the columns distinguish them without further marks. */
export function CellRow({ row: { cell, cellBefore, before, after } }: { row: Extract<Row, { kind: 'cell' }> }) {
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
