// Columns of a workbook that stay in sight. Each has the width of its longest cell, since the next one begins there.

/** More would leave no room for the others. */
const MOST_FROZEN = 3;
const MOST_LETTERS = 24;
/** The share of the window that they may take. */
const REACH = 60;

const pixels = (texts: readonly string[]) =>
  22 + 8 * texts.reduce((most, { length }) => Math.max(most, Math.min(length, MOST_LETTERS)), 0);

/** @param lastRow the largest row number, which stands before the columns */
export function frozenColumns(frozen: readonly number[], textsIn: (column: number) => string[], lastRow: number) {
  const columns = frozen.length > MOST_FROZEN ? [] : frozen;
  const widths = columns.map((column) => `min(${pixels(textsIn(column))}px,${REACH / columns.length}vw)`);
  const declared = [`${pixels([String(lastRow)])}px`, ...widths].map((width, at) => `--c${at}:${width}`);
  return {
    /** Attributes of the table. */
    table: columns.length === 0 ? '' : ` data-frozen="${columns.length}" style="${declared.join(';')}"`,
    /** Attributes of a cell in this column, counted from 0. */
    cell: (at: number) => (at < columns.length ? ` data-c="${at + 1}"` : ''),
  };
}

const lefts = ['var(--c0)', 'calc(var(--c0) + var(--c1))', 'calc(var(--c0) + var(--c1) + var(--c2))'];
const places = lefts.map(
  (left, at) => `[data-c="${at + 1}"]{left:${left};min-width:var(--c${at + 1});max-width:var(--c${at + 1})}`,
);

export const frozenColumnStyles = `
.grid[data-frozen] tr>:first-child{box-sizing:border-box;min-width:var(--c0)}
.grid [data-c]{box-sizing:border-box;position:sticky;background:#fff}
${places.map((place) => `.grid ${place}`).join('\n')}
.grid thead th[data-c]{z-index:2;background:#eef1f6}
${lefts.map((_, at) => `[data-frozen="${at + 1}"] [data-c="${at + 1}"]`).join()}{border-right:2px solid #aab4c4}
@media print{.grid [data-c]{position:static}}
`;
