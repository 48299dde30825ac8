export type Move = (at: number, pane: { count: number; columns: number; pageRows: () => number }) => number;

/** The keys that move among items, with their targets. */
export const itemMoves = {
  ArrowDown: (at, { count, columns }) => (at + columns < count ? at + columns : at),
  ArrowUp: (at, { columns }) => (at - columns >= 0 ? at - columns : at),
  Home: () => 0,
  End: (_at, { count }) => count - 1,
  PageDown: (at, { columns, pageRows }) => at + columns * pageRows(),
  PageUp: (at, { columns, pageRows }) => at - columns * pageRows(),
} as const satisfies Record<string, Move>;
