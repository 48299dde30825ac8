// A table of separated values. Its first row is the head, which stays visible.
import type { PageLimits } from '../page-limits.ts';
import { cell, counted, cutNote, escaped, gridStyles, note, page, shortened } from '../page.ts';
import { delimiterOf, readCsv, TSV_DELIMITER } from './csv.ts';

/** @param text UTF-8 */
export function csvPage(text: Uint8Array, isTabbed: boolean, limits: PageLimits): string {
  const { rows, all, columns } = readCsv(text, isTabbed ? TSV_DELIMITER : delimiterOf(text), {
    columns: limits.columns,
    cell: limits.cell,
    isEnough: (count, widest, characters) =>
      count >= limits.rows || count * Math.min(widest, limits.columns) >= limits.cells || characters >= limits.text,
  });
  const width = Math.min(columns, limits.columns);
  const [head = [], ...body] = rows.map((row) => row.map((value) => shortened(value, limits.cell)));
  const notes = [
    rows.length < all ? cutNote(rows.length, all, 'rows') : '',
    width < columns ? note(`The first ${counted(width)} of ${counted(columns)} columns are shown.`) : '',
  ];
  const filled = (row: readonly string[]) => [...row, ...Array.from({ length: width - row.length }, () => '')];
  const heads = filled(head).map((value) => `<th scope="col">${escaped(value)}</th>`);
  const cells = (row: readonly string[]) => filled(row).map((value) => cell(value));
  const lines = body.map((row, at) => `<tr><td>${at + 2}</td>${cells(row).join('')}</tr>`);
  const table = `<table class="grid"><thead><tr><th>1</th>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
  return page(
    `${notes.join('')}${table}`,
    `${gridStyles}body{width:max-content;min-width:100%;box-sizing:border-box}
.note{position:sticky;left:12px;box-sizing:border-box;max-width:calc(100vw - 24px)}`,
  );
}
