import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import type { AccessLevel, Group } from '#contract/types.ts';
import { cellAt, type Cell, cellInWords, isMore, type Level } from './matrix-cells.ts';
import { type Changes, givenAt, type Givens, keyOf } from './matrix-changes.ts';
import type { MatrixRow } from './matrix-rows.ts';
import { Globe, Lock, LockKeyhole, type LucideIcon } from 'lucide-react';
import { drawn } from '#web/ui/data/drawn.tsx';
import { dayInWords } from '#web/domain/expiry/expiry.ts';
import { cx } from '#web/ui/theme/cx.ts';

const icons: Record<AccessLevel, LucideIcon> = { public: Globe, restricted: Lock, confidential: LockKeyhole };

interface MatrixLineProps {
  rows: readonly MatrixRow[];
  groups: readonly Group[];
  givens: Givens;
  changes: Changes;
  theirs: ReadonlySet<string>;
  now: number;
  index: number;
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

const looks: Record<Exclude<Level, 'none'>, { word: string; look: string }> = {
  view: { word: 'View', look: 'bg-info-soft text-info' },
  document: { word: 'View*', look: 'bg-neutral-soft text-text' },
  download: { word: 'Download', look: 'bg-success-soft text-success' },
};

interface MatrixCellProps {
  id: string;
  cell: Cell;
  at: { row: number; column: number };
  left: number;
  width: number;
  now: number;
  isActive: boolean;
  isSelected: boolean;
  isChanged: boolean;
  isTheirs: boolean;
}

/** An element instead of a component, with text only, since hundreds are rendered during scrolling. */
function matrixCell(props: MatrixCellProps) {
  const { id, cell, at, left, width, now, isActive, isSelected, isChanged, isTheirs } = props;
  const whole =
    cellInWords(cell, now) + (isChanged ? '; changed' : '') + (isTheirs ? '; changed by somebody else' : '');
  const { word, look } = shown(cell, now);
  return (
    <div
      key={id}
      id={id}
      role="gridcell"
      aria-colindex={at.column + 2}
      aria-selected={isSelected}
      aria-label={whole}
      title={whole}
      tabIndex={isActive ? 0 : -1}
      data-row={at.row}
      data-column={at.column}
      style={{ left, width }}
      className={cx(
        'absolute inset-y-0 border-r border-border px-1 text-center text-caption leading-8 -outline-offset-2 select-none',
        look,
        // Short text is not clipped, since each clip is one more layer to compose.
        cell.own?.expiresAt && 'truncate',
        isSelected && 'inset-ring-2 inset-ring-accent-border',
        isTheirs && 'underline decoration-warning decoration-2 underline-offset-4',
        isChanged && 'border-b-2 border-b-accent',
      )}
    >
      {word}
    </div>
  );
}

function shown({ own, level, inherited, isPublic }: Cell, now: number): { word: string; look: string } {
  const light = 'text-text-subtle';
  if (inherited && isMore(inherited.level, level) && inherited.level !== 'none')
    return { word: looks[inherited.level].word, look: light };
  const end = own?.expiresAt ? dayInWords(own.expiresAt, now) : null;
  if (level !== 'none') {
    const { word, look } = looks[level];
    return { word: end === null ? word : `${word}, ${end}`, look: `${look} font-label` };
  }
  if (own?.canRead && end !== null) return { word: `Ended ${end}`, look: `${light} line-through` };
  return { word: isPublic ? 'Everybody' : '–', look: light };
}
