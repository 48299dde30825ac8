import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

import { permissionColumns } from './permission-columns.ts';
import { PermissionRowLine } from './permission-row-line.tsx';
import type { PermissionTableProps } from './permission-table-props.ts';

const ROW_HEIGHT = 36;

/** Only the rows in view are drawn, so that ten thousand of them scroll like ten. */
export function PermissionTable({ kind, shown, ...line }: PermissionTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 6,
  });
  return (
    <div
      role="table"
      aria-label={`${kind} permissions`}
      aria-rowcount={shown.length + 1}
      className="overflow-hidden rounded-lg border border-border"
    >
      <div role="rowgroup" className="border-b border-border bg-surface-sunken">
        <div
          role="row"
          aria-rowindex={1}
          className={`${permissionColumns} h-8 text-caption font-label text-text-subtle`}
        >
          <span role="columnheader">{kind}</span>
          <span role="columnheader" className="text-center">
            {line.rights.base}
          </span>
          <span role="columnheader" className="text-center">
            {line.rights.further}
          </span>
        </div>
      </div>
      <div ref={scroller} className="max-h-45 overflow-y-auto">
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = shown[index];
            return row && <PermissionRowLine key={key} row={row} index={index} top={start} {...line} />;
          })}
        </div>
        {shown.length === 0 && (
          <p className="px-3 py-6 text-center text-cell text-text-subtle">No {kind.toLowerCase()} has this name</p>
        )}
      </div>
    </div>
  );
}
