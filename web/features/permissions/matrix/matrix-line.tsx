import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';

import type { AccessLevel, Group } from '#contract/types.ts';

import { matrixCell } from './matrix-cell.tsx';
import { cellAt } from './matrix-cells.ts';
import { type Changes, givenAt, type Givens, keyOf } from './matrix-changes.ts';
import type { MatrixRow } from './matrix-rows.ts';
import { Globe, Lock, LockKeyhole, type LucideIcon } from 'lucide-react';
import { drawn } from '#web/ui/data/drawn.tsx';

const icons: Record<AccessLevel, LucideIcon> = { public: Globe, restricted: Lock, confidential: LockKeyhole };

interface MatrixLineProps {
  rows: readonly MatrixRow[];
  groups: readonly Group[];
  givens: Givens;
  changes: Changes;
  theirs: ReadonlySet<string>;
  now: number;
  index: number;
  /** The visible columns. */
  columns: readonly VirtualItem[];
  width: number;
  nameWidth: number;
  top: number;
  height: number;
  /** -1 if another row has the focus. */
  activeColumn: number;
  selectedFrom: number;
  selectedTo: number;
}

/** A folder with its cells. Scrolling renders only new rows. */
export const MatrixLine = memo(function MatrixLine(props: MatrixLineProps) {
  const { rows, groups, givens, changes, theirs, now, index, columns, width } = props;
  const row = rows[index];
  if (!row) return null;
  const { id: folderId } = row.folder;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute left-0 w-full border-b border-border contain-strict"
      style={{ top: props.top, height: props.height }}
    >
      <MatrixFolder row={row} index={index} width={props.nameWidth} />
      {columns.map(({ index: column, start: left }) => {
        const groupId = groups[column]?.id;
        if (groupId === undefined) return null;
        const cell = cellAt(rows, index, (id) => givenAt(givens, changes, { folderId: id, groupId }), now);
        const key = keyOf({ folderId, groupId });
        return (
          cell &&
          matrixCell({
            ...{ id: key.replace(' ', '-at-'), cell, at: { row: index, column }, left, width, now },
            isActive: column === props.activeColumn,
            isSelected: column >= props.selectedFrom && column <= props.selectedTo,
            isChanged: changes.has(key),
            isTheirs: theirs.has(key),
          })
        );
      })}
    </div>
  );
});

/** The head of a row. The indent of deep folders is limited. */
function MatrixFolder({ row, index, width }: { row: MatrixRow; index: number; width: number }) {
  const { folder, depth, isPublic } = row;
  const seen = isPublic ? 'everybody sees it' : 'only people with a permission see it';
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      title={`${folder.name}: ${folder.accessLevel}, ${seen}`}
      data-row={index}
      data-column={-1}
      style={{ width, paddingLeft: 12 + Math.min(depth, width / 28) * 14 }}
      className="sticky left-0 z-10 flex h-full items-center gap-1.5 border-r border-border bg-surface pr-2 text-cell"
    >
      {drawn(icons[folder.accessLevel], { size: 13, className: 'flex-none text-text-subtle' })}
      <span className="truncate">{folder.name}</span>
      <span className="sr-only">
        , {folder.accessLevel}, {seen}
      </span>
    </div>
  );
}
