// The keys of a tree, whose visible rows are a list with depths.
interface Row {
  depth: number;
}

/** Where a key leads; null for keys that do not move. @param page the rows of a page; without it there are no pages */
export function treeStep(key: string, rows: readonly Row[], at: number, page?: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, rows.length - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'PageDown':
      return page === undefined ? null : Math.min(at + page, rows.length - 1);
    case 'PageUp':
      return page === undefined ? null : Math.max(at - page, 0);
    case 'ArrowRight':
      return childOf(rows, at) ?? at;
    case 'ArrowLeft':
      return parentOf(rows, at) ?? at;
    default:
      return null;
  }
}

/** Null at the root. */
export function parentOf(rows: readonly Row[], at: number): number | null {
  const depth = rows[at]?.depth ?? 0;
  const above = rows.slice(0, at).findLastIndex((row) => row.depth < depth);
  return above < 0 ? null : above;
}

export function childOf(rows: readonly Row[], at: number): number | null {
  return (rows[at + 1]?.depth ?? 0) > (rows[at]?.depth ?? 0) ? at + 1 : null;
}
