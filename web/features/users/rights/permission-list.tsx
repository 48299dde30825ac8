import { Info } from 'lucide-react';
import { useRef, useState } from 'react';

import { SearchField } from '#web/ui/form/search-field.tsx';

import { matchingRows, type PermissionRow } from './permission-rows.ts';
import type { PermissionTableProps } from './permission-table-props.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { permissionColumns } from './permission-columns.ts';
import { PermissionRowLine } from './permission-row-line.tsx';

const ROW_HEIGHT = 36;

/** From this number on, the list has a search field. */
const SEARCHED_FROM = 8;

interface PermissionListProps extends Omit<PermissionTableProps, 'shown' | 'isFurtherDisabled'> {
  rows: readonly PermissionRow[];
  /** Why the higher right is not available to the chosen role. */
  furtherDisabledReason?: string | undefined;
}

export function PermissionList({ rows, furtherDisabledReason, ...table }: PermissionListProps) {
  const [search, setSearch] = useState('');
  return (
    <div className="grid gap-2">
      {rows.length > SEARCHED_FROM && (
        <SearchField label={`Search ${table.kind.toLowerCase()}s`} value={search} onChange={setSearch} />
      )}
      <PermissionTable
        {...table}
        shown={matchingRows(rows, search)}
        isFurtherDisabled={furtherDisabledReason !== undefined}
      />
      {furtherDisabledReason !== undefined && (
        <p className="flex items-center gap-1.5 text-caption text-text-subtle">
          <Info size={14} aria-hidden />
          {furtherDisabledReason}
        </p>
      )}
    </div>
  );
}

/** Only visible rows are rendered. */
function PermissionTable({ kind, shown, ...line }: PermissionTableProps) {
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
