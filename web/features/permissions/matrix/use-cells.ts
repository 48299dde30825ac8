import { type KeyboardEvent, useState } from 'react';

/** A place in the grid. */
export interface At {
  row: number;
  column: number;
}

interface CellsOptions {
  rowCount: number;
  columnCount: number;
  pageRows: () => number;
}

/** Which cell has the focus, and which are selected: those between it and the one where the selection began. */
export function useCells({ rowCount, columnCount, pageRows }: CellsOptions) {
  const [active, setActive] = useState<At>({ row: 0, column: 0 });
  const [start, setStart] = useState<At>(active);
  const inside = ({ row, column }: At): At => ({
    row: Math.max(0, Math.min(rowCount - 1, row)),
    column: Math.max(0, Math.min(columnCount - 1, column)),
  });
  const [here, from] = [inside(active), inside(start)];
  const moveTo = (at: At, isExtending = false) => {
    setActive(inside(at));
    if (!isExtending) setStart(inside(at));
  };
  const area = {
    top: Math.min(here.row, from.row),
    bottom: Math.max(here.row, from.row),
    left: Math.min(here.column, from.column),
    right: Math.max(here.column, from.column),
  };
  const [lastRow, lastColumn] = [rowCount - 1, columnCount - 1];

  /** Where a key leads; null for one that leads nowhere. */
  const target = ({ key, ctrlKey, metaKey }: KeyboardEvent): At | null => {
    const { row, column } = here;
    const isFar = ctrlKey || metaKey;
    switch (key) {
      case 'ArrowUp':
        return { row: isFar ? 0 : row - 1, column };
      case 'ArrowDown':
        return { row: isFar ? lastRow : row + 1, column };
      case 'ArrowLeft':
        return { row, column: isFar ? 0 : column - 1 };
      case 'ArrowRight':
        return { row, column: isFar ? lastColumn : column + 1 };
      case 'Home':
        return { row: isFar ? 0 : row, column: 0 };
      case 'End':
        return { row: isFar ? lastRow : row, column: lastColumn };
      case 'PageUp':
        return { row: row - pageRows(), column };
      case 'PageDown':
        return { row: row + pageRows(), column };
      default:
        return null;
    }
  };

  /** @returns whether the key was one of movement or selection */
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

  /** From there, to the end of its column, of its row, or of both. */
  const select = (at: At, isColumn: boolean, isRow: boolean) => {
    setActive(at);
    setStart({ row: isColumn ? lastRow : at.row, column: isRow ? lastColumn : at.column });
  };

  return { active: here, area, isMany: area.top !== area.bottom || area.left !== area.right, moveTo, select, onKey };
}

export type Cells = ReturnType<typeof useCells>;
