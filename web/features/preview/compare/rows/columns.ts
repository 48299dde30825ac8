// The columns of the changes' table, in which each row is a grid.
import type { Row } from './rows.ts';

export const columns = {
  inline: 'grid grid-cols-[var(--number)_var(--number)_1.25rem_minmax(0,1fr)]',
  split: 'grid grid-cols-[var(--number)_minmax(0,1fr)_var(--number)_minmax(0,1fr)]',
  cells: 'grid grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)] max-md:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)]',
} as const;

/** As wide as the longest line number. */
export function numberWidth(rows: readonly Row[]): string {
  let highest = 0;
  for (const row of rows) {
    if (row.kind === 'line') highest = Math.max(highest, row.before?.number ?? 0, row.after?.number ?? 0);
  }
  return `${String(highest).length * 0.5 + 0.875}rem`;
}
