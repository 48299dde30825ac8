import { Checkbox } from '#web/ui/form/checkbox.tsx';

import { permissionColumns } from './permission-columns.ts';
import type { PermissionRow } from './permission-rows.ts';
import type { PermissionTableProps } from './permission-table-props.ts';
import { hasRight, type Right } from './ticks.ts';

/** The deepest indent; deeper names would have no room, and the order still shows the parent. */
const DEEPEST_INDENT = 8;

interface PermissionRowLineProps extends Omit<PermissionTableProps, 'kind' | 'shown'> {
  row: PermissionRow;
  index: number;
  top: number;
}

export function PermissionRowLine({
  row,
  index,
  top,
  icon,
  rights,
  ticks,
  onTick,
  isFurtherDisabled,
}: PermissionRowLineProps) {
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
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className={`${permissionColumns} absolute inset-x-0 top-0 h-9 border-b border-border last:border-b-0 hover:bg-surface-hover`}
    >
      <span
        role="cell"
        title={row.name}
        style={{ paddingLeft: Math.min(row.depth, DEEPEST_INDENT) * 20 }}
        className="flex min-w-0 items-center gap-2 text-cell"
      >
        {icon(row)}
        <span className="truncate">{row.name}</span>
        {row.place !== '' && <span className="max-w-1/3 truncate text-caption text-text-subtle">{row.place}</span>}
      </span>
      {box('base')}
      {box('further')}
    </div>
  );
}
