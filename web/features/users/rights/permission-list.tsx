import { Info } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { matchingRows, type PermissionRow } from './permission-rows.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { hasRight, type Right, type Ticks } from './ticks.ts';

/** Shared by head and rows, so that checkboxes align with their labels. */
const permissionColumns = 'grid grid-cols-[minmax(0,1fr)_72px_72px] items-center px-3';

interface PermissionTableProps {
  /** The head of the first column: "Folder" or "Document". */
  kind: string;
  shown: readonly PermissionRow[];
  icon: (row: PermissionRow) => ReactNode;
  rights: Record<Right, string>;
  ticks: Ticks;
  onTick: (id: string, right: Right, isOn: boolean) => void;
  isFurtherDisabled: boolean;
}

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
            const measure = virtualizer.measureElement;
            return row && <PermissionRowLine key={key} {...{ row, index, measure }} top={start} {...line} />;
          })}
        </div>
        {shown.length === 0 && (
          <p className="px-3 py-6 text-center text-cell text-text-subtle">No {kind.toLowerCase()} has this name</p>
        )}
      </div>
    </div>
  );
}

/** The deepest indent; deeper names would have no room, and the order still shows the parent. */
const DEEPEST_INDENT = 8;

interface PermissionRowLineProps extends Omit<PermissionTableProps, 'kind' | 'shown'> {
  row: PermissionRow;
  index: number;
  top: number;
  measure: (line: HTMLElement | null) => void;
}

function PermissionRowLine(props: PermissionRowLineProps) {
  const { row, index, top, measure, icon, rights, ticks, onTick, isFurtherDisabled } = props;
  const box = (right: Right) => {
    const isDisabled = right === 'further' && isFurtherDisabled;
    return (
      <span role="cell" className="flex justify-center">
        <Checkbox
          label={`${rights[right]} ${row.called}`}
          isLabelHidden
          disabled={isDisabled}
          checked={!isDisabled && hasRight(ticks, row.id, right)}
          onChange={(event) => onTick(row.id, right, event.target.checked)}
        />
      </span>
    );
  };
  return (
    <div
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className={`${permissionColumns} absolute inset-x-0 top-0 min-h-9 border-b border-border last:border-b-0 hover:bg-surface-hover`}
    >
      <span
        role="cell"
        title={row.name}
        style={{ paddingLeft: Math.min(row.depth, DEEPEST_INDENT) * 20 }}
        className="flex min-w-0 items-center gap-x-2 text-cell max-md:flex-wrap max-md:py-1.5"
      >
        {icon(row)}
        <span className="truncate max-md:flex-1 max-md:break-words max-md:whitespace-normal">{row.name}</span>
        {row.place !== '' && (
          <span className="max-w-1/3 truncate text-caption text-text-subtle max-md:max-w-full max-md:basis-full max-md:pl-6 max-md:whitespace-normal">
            {row.place}
          </span>
        )}
      </span>
      {box('base')}
      {box('further')}
    </div>
  );
}
