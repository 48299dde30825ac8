import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';

import type { Group } from '#contract/types.ts';

import { matrixCell } from './matrix-cell.tsx';
import { cellAt } from './matrix-cells.ts';
import { type Changes, givenAt, type Givens, keyOf } from './matrix-changes.ts';
import { MatrixFolder } from './matrix-folder.tsx';
import type { MatrixRow } from './matrix-rows.ts';

interface MatrixLineProps {
  rows: readonly MatrixRow[];
  groups: readonly Group[];
  givens: Givens;
  changes: Changes;
  theirs: ReadonlySet<string>;
  now: number;
  index: number;
  /** Those in view. */
  columns: readonly VirtualItem[];
  width: number;
  nameWidth: number;
  top: number;
  height: number;
  /** -1 where another row has the focus. */
  activeColumn: number;
  selectedFrom: number;
  selectedTo: number;
}

/** A folder with its cells. Scrolling down draws the rows that come, and none again. */
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
