import { dayInWords } from '#web/domain/expiry/expiry.ts';
import { cx } from '#web/ui/theme/cx.ts';

import { type Cell, cellInWords, isMore, type Level } from './matrix-cells.ts';

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
export function matrixCell(props: MatrixCellProps) {
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
        'absolute inset-y-0 truncate border-r border-border px-1 text-center text-caption leading-8 -outline-offset-2 select-none',
        look,
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
  if (inherited && isMore(inherited.level, level) && inherited.level !== 'none') {
    return { word: looks[inherited.level].word, look: light };
  }
  const end = own?.expiresAt ? dayInWords(own.expiresAt, now) : null;
  if (level !== 'none') {
    const { word, look } = looks[level];
    return { word: end === null ? word : `${word}, ${end}`, look: `${look} font-label` };
  }
  if (own?.canRead && end !== null) return { word: `Ended ${end}`, look: `${light} line-through` };
  return { word: isPublic ? 'Everybody' : '–', look: light };
}
