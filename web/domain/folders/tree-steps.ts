// The keys of a tree, whose visible rows are a list with depths.
interface Row {
  depth: number;
}

/** Where a key leads; null for keys that do not move. @param page the rows of a page; without it there are no pages */
export function treeStep(key: string, rows: readonly Row[], at: number, page?: number): number | null {
  const last = rows.length - 1;
  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => Math.min(at + 1, last),
    ArrowUp: () => Math.max(at - 1, 0),
    Home: () => 0,
    End: () => last,
    ...(page !== undefined && { PageDown: () => Math.min(at + page, last), PageUp: () => Math.max(at - page, 0) }),
    ArrowRight: () => childOf(rows, at) ?? at,
    ArrowLeft: () => parentOf(rows, at) ?? at,
  };
  return steps[key]?.() ?? null;
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
