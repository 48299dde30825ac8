import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { keyOf } from './matrix-changes.ts';
import { MatrixLine } from './matrix-line.tsx';
import { sizeOf } from './matrix-summary.ts';
import type { At, Cells } from './use-cells.ts';
import type { Matrix } from './use-matrix.ts';

const HEAD = 44;
const ROW = 32;

export const pageOf = (scroller: HTMLElement | null): number =>
  Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - HEAD) / ROW) - 1);

interface MatrixGridProps {
  matrix: Matrix;
  now: number;
  cells: Cells;
  scroller: RefObject<HTMLDivElement | null>;
  /** Called for keys that neither move nor select. */
  onKey: (event: KeyboardEvent) => void;
}

/** Folders down, groups across. Only visible cells and the focused one are rendered. */
export function MatrixGrid({ matrix, now, cells, scroller, onKey }: MatrixGridProps) {
  const { rows, groups, givens, changes, news } = matrix;
  const isNarrow = useMediaQuery('(width < 48rem)');
  const [nameWidth, width] = isNarrow ? [136, 84] : [280, 116];
  const theirs = useMemo(() => new Set(news.theirs.map(keyOf)), [news]);
  const { active, area } = cells;
  // A stable function, since another would rerender all rows.
  const keptRow = useCallback((range: Range) => withKept(range, active.row), [active.row]);
  const keptColumn = useCallback((range: Range) => withKept(range, active.column), [active.column]);
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    overscan: 6,
    rangeExtractor: keptRow,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: groups.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => width,
    paddingStart: nameWidth,
    scrollPaddingStart: nameWidth,
    overscan: 1,
    rangeExtractor: keptColumn,
  });
  useEffect(() => {
    across.measure();
    // oxlint-disable-next-line react/exhaustive-deps -- the widths of all columns follow the window's
  }, [width]);

  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    if (!hasFocus) return;
    down.scrollToIndex(active.row);
    across.scrollToIndex(active.column);
    scroller.current
      ?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)
      ?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the focus follows the active cell alone
  }, [active.row, active.column, hasFocus]);

  const press = (event: PointerEvent) => {
    const at = placeOf(event.target);
    if (!at || event.button !== 0) return;
    if (at.row < 0) cells.select({ row: 0, column: at.column }, true, false);
    else if (at.column < 0) cells.select({ row: at.row, column: 0 }, false, true);
    else cells.moveTo(at, event.shiftKey);
  };

  const columns = across.getVirtualItems();
  return (
    <div
      ref={scroller}
      // Pressing a head focuses it, and keys continue from the active cell.
      tabIndex={-1}
      className="h-full overflow-auto rounded-lg border border-border bg-surface"
      onPointerDown={press}
      onKeyDown={(event) => {
        if (cells.onKey(event)) event.preventDefault();
        else onKey(event);
      }}
      onFocus={(event) => {
        setHasFocus(true);
        // Screen readers focus a cell without a press; keys act on that one.
        const at = placeOf(event.target);
        if (at && (at.row !== active.row || at.column !== active.column)) cells.moveTo(at);
      }}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div
        role="grid"
        aria-label="Access of groups to folders"
        aria-rowcount={rows.length + 1}
        aria-colcount={groups.length + 1}
        aria-multiselectable
        className="relative"
        style={{ height: down.getTotalSize(), width: across.getTotalSize() }}
      >
        <div
          role="row"
          aria-rowindex={1}
          className="sticky top-0 z-20 border-b border-border bg-surface-sunken"
          style={{ height: HEAD }}
        >
          <div
            role="columnheader"
            aria-colindex={1}
            className="sticky left-0 z-10 flex h-full items-center border-r border-border bg-surface-sunken px-3 text-caption font-label text-text-subtle"
            style={{ width: nameWidth }}
          >
            Folder
          </div>
          {columns.map(({ index, start }) => {
            const group = groups[index];
            return (
              group && (
                <div
                  key={group.id}
                  role="columnheader"
                  aria-colindex={index + 2}
                  aria-label={`${group.name}, ${sizeOf(group, now)}`}
                  title={`${group.name}: ${sizeOf(group, now)}`}
                  data-row={-1}
                  data-column={index}
                  style={{ left: start, width }}
                  className="absolute inset-y-0 grid content-center border-r border-border px-2 text-caption"
                >
                  <span className="truncate font-label text-text">{group.name}</span>
                  <span className="sr-only">, </span>
                  <span className="truncate text-text-subtle first-letter:uppercase">{sizeOf(group, now)}</span>
                </div>
              )
            );
          })}
        </div>
        {down.getVirtualItems().map(({ index, start }) => (
          <MatrixLine
            key={rows[index]?.folder.id ?? index}
            {...{ rows, groups, givens, changes, theirs, now, index, columns, width, nameWidth }}
            top={start}
            height={ROW}
            activeColumn={index === active.row ? active.column : -1}
            selectedFrom={index >= area.top && index <= area.bottom ? area.left : Infinity}
            selectedTo={area.right}
          />
        ))}
      </div>
    </div>
  );
}

/** Keeps the focused row rendered, however far it is scrolled away. */
function withKept(range: Range, kept: number): number[] {
  return [...new Set([...defaultRangeExtractor(range), kept])]
    .filter((index) => index < range.count)
    .sort((one, other) => one - other);
}

function placeOf(target: EventTarget): At | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}
