import { type KeyboardEvent, useState } from 'react';

export interface At {
  row: number;
  column: number;
}

/** The focused cell and the selection, from the cell where it began to the focused one. */
export function useCells(ids: { rows: readonly string[]; columns: readonly string[] }, pageRows: () => number) {
  const [active, setActive] = useState<At>({ row: 0, column: 0 });
  /** Null: nothing is selected. */
  const [start, setStart] = useState<At | null>(active);
  const [seen, setSeen] = useState(ids);
  const [rowCount, columnCount] = [ids.rows.length, ids.columns.length];
  const inside = ({ row, column }: At): At => ({
    row: Math.max(0, Math.min(rowCount - 1, row)),
    column: Math.max(0, Math.min(columnCount - 1, column)),
  });
  if (seen !== ids) {
    setSeen(ids);
    if (ids.rows.join() !== seen.rows.join() || ids.columns.join() !== seen.columns.join()) {
      // Follows the ids, so that the selection does not move to other folders when rows are added or removed.
      const row = ids.rows.indexOf(seen.rows[active.row] ?? '');
      const column = ids.columns.indexOf(seen.columns[active.column] ?? '');
      const isThere = row >= 0 && column >= 0;
      setActive(isThere ? { row, column } : inside(active));
      setStart(isThere ? { row, column } : null);
    }
  }
  const here = inside(active);
  const from = start && inside(start);
  const moveTo = (at: At, isExtending = false) => {
    setActive(inside(at));
    if (!isExtending || !from) setStart(inside(at));
  };
  const area = from
    ? {
        top: Math.min(here.row, from.row),
        bottom: Math.max(here.row, from.row),
        left: Math.min(here.column, from.column),
        right: Math.max(here.column, from.column),
      }
    : { top: 0, bottom: -1, left: 0, right: -1 };
  const [lastRow, lastColumn] = [rowCount - 1, columnCount - 1];

  /** The target of a key; null if there is none. */
  const target = ({ key, ctrlKey, metaKey }: KeyboardEvent): At | null => {
    const { row, column } = here;
    const isFar = ctrlKey || metaKey;
    const targets: Readonly<Record<string, At>> = {
      ArrowUp: { row: isFar ? 0 : row - 1, column },
      ArrowDown: { row: isFar ? lastRow : row + 1, column },
      ArrowLeft: { row, column: isFar ? 0 : column - 1 },
      ArrowRight: { row, column: isFar ? lastColumn : column + 1 },
      Home: { row: isFar ? 0 : row, column: 0 },
      End: { row: isFar ? lastRow : row, column: lastColumn },
      PageUp: { row: row - pageRows(), column },
      PageDown: { row: row + pageRows(), column },
    };
    return targets[key] ?? null;
  };

  /** @returns whether the key moved or selected */
  const onKey = (event: KeyboardEvent): boolean => {
    const next = target(event);
    if (next) {
      moveTo(next, event.shiftKey);
      return true;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === ' ' && (isCommand || event.shiftKey)) {
      select({ row: isCommand ? 0 : here.row, column: isCommand ? here.column : 0 }, isCommand, event.shiftKey);
      return true;
    }
    if (isCommand && event.key.toLowerCase() === 'a') {
      select({ row: 0, column: 0 }, true, true);
      return true;
    }
    return false;
  };

  /** Selects from there to the end of its column, row, or both. */
  const select = (at: At, isColumn: boolean, isRow: boolean) => {
    setActive(at);
    setStart({ row: isColumn ? lastRow : at.row, column: isRow ? lastColumn : at.column });
  };

  return { active: here, area, isMany: area.top < area.bottom || area.left < area.right, moveTo, select, onKey };
}

export type Cells = ReturnType<typeof useCells>;
