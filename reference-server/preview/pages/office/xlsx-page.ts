// The sheets of a workbook below each other; hidden sheets, rows and columns stay hidden.
import { cellName } from '#server/comparing/office/cell-names.ts';
import { type Cell, cellsOf, readWorkbook, type Sheet } from '#server/comparing/office/workbook.ts';
import type { Parts } from '#server/comparing/office/zip-parts.ts';
import { limits as read } from '#server/comparing/comparing-limits.ts';
import { damaged } from '#server/comparing/unreadable-file.ts';
import type { PageLimits } from '../page-limits.ts';
import { cell, counted, cutNote, escaped, gridStyles, note, page, shortened } from '../page.ts';

/** @throws CannotRead */
export async function xlsxPage(parts: Parts, limits: PageLimits): Promise<string> {
  const all = await readWorkbook(parts, read);
  if (all.length === 0) throw damaged('it has no sheets');
  const open = all.filter(({ isHidden }) => !isHidden);
  const shown = open.slice(0, limits.sheets);
  const room = { cells: limits.cells, text: limits.text };
  const sections = shown.map((sheet, at) => section(sheet, at, room, limits));
  const list = shown.map(({ name }, at) => `<li><a href="#sheet-${at + 1}">${escaped(name)}</a></li>`);
  const body = [
    shown.length < open.length ? cutNote(shown.length, open.length, 'sheets') : '',
    shown.length > 1 ? `<nav aria-label="Sheets"><ul>${list.join('')}</ul></nav>` : '',
    ...sections,
  ];
  return page(body.join(''), `${gridStyles}${styles}${frozenColumnStyles}`);
}

interface Room {
  cells: number;
  text: number;
}

interface Row {
  number: number;
  cells: Cell[];
}

function section(sheet: Sheet, at: number, room: Room, limits: PageLimits): string {
  const all = sheet.rows.numbers.filter((number) => !sheet.hiddenRows.has(number)).length;
  const hidden = hiddenColumns(sheet);
  const rows = rowsOf(sheet, hidden, room, limits);
  const used = [...new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)))].sort((a, b) => a - b);
  const columns = columnsOf(used, hidden, limits.columns);
  const last = used.filter((column) => !columns.includes(column)).length;
  const notes = [
    rows.length < all ? cutNote(rows.length, all, 'rows') : '',
    last > 0 ? note(`${counted(last)} more columns are not shown.`) : '',
    all === 0 ? note('There is nothing on this sheet.') : '',
  ];
  const table =
    columns.length === 0
      ? ''
      : `<div class="wide" role="region" aria-label="${escaped(sheet.name)}" tabindex="0">${tableOf(rows, columns, sheet.frozen)}</div>`;
  return `<section id="sheet-${at + 1}"><h2>${escaped(sheet.name)}</h2>${notes.join('')}${table}</section>`;
}

export function rowsOf(sheet: Sheet, hidden: ReadonlySet<number>, room: Room, limits: PageLimits): Row[] {
  const decoder = new TextDecoder();
  const { bytes, starts, ends, numbers } = sheet.rows;
  const rows: Row[] = [];
  for (let at = 0; at < numbers.length && rows.length < limits.rows; at++) {
    const number = numbers[at] ?? 0;
    if (sheet.hiddenRows.has(number)) continue;
    if (room.cells <= 0 || room.text <= 0) break;
    const cells = cellsOf(decoder.decode(bytes.subarray(starts[at], ends[at])))
      .filter(({ column }) => !hidden.has(column))
      .map((one) => ({ ...one, shown: shortened(one.shown, limits.cell) }));
    room.cells -= cells.length;
    room.text -= cells.reduce((sum, { shown }) => sum + shown.length, 0);
    rows.push({ number, cells });
  }
  return rows;
}

const MOST_COLUMNS = 16_384;

/** For any ranges, even overlapping ones. */
export function hiddenColumns(sheet: Sheet): Set<number> {
  const steps = new Int32Array(MOST_COLUMNS + 2);
  const within = (column: number) => Math.min(Math.max(1, column), MOST_COLUMNS + 1);
  for (const { from, to } of sheet.hiddenColumns) {
    const [first, next] = [within(from), within(to + 1)];
    steps[first] = (steps[first] ?? 0) + 1;
    steps[next] = (steps[next] ?? 0) - 1;
  }
  const hidden = new Set<number>();
  let depth = 0;
  for (let column = 1; column <= MOST_COLUMNS; column++) {
    depth += steps[column] ?? 0;
    if (depth > 0) hidden.add(column);
  }
  return hidden;
}

/** All columns from the first to the last, unless there are too many; then only those with content. */
function columnsOf(used: readonly number[], hidden: ReadonlySet<number>, most: number): number[] {
  const last = used.at(-1) ?? 0;
  if (last > most) return used.slice(0, most);
  return Array.from({ length: last }, (_, at) => at + 1).filter((column) => !hidden.has(column));
}

/** More would leave no room for the others. */
const MOST_FROZEN = 10;

function tableOf(rows: readonly Row[], columns: readonly number[], frozen: Sheet['frozen']): string {
  const textsIn = (column: number) => rows.map(({ cells }) => cells.find((one) => one.column === column)?.shown ?? '');
  const fixed = columns.filter((column) => column <= frozen.columns);
  const pinned = frozenColumns(fixed, textsIn, rows.at(-1)?.number ?? 0);
  const heads = columns.map(
    (column, at) => `<th scope="col"${pinned.cell(at)}>${cellName(column, 1).slice(0, -1)}</th>`,
  );
  const lines = rows.map(({ number, cells }, at) => {
    const byColumn = new Map(cells.map((one) => [one.column, one.shown]));
    const gap = at > 0 && number - (rows[at - 1]?.number ?? 0) > 1 ? ' class="after"' : '';
    return `<tr${gap}><th scope="row">${number}</th>${columns.map((column, place) => cell(byColumn.get(column) ?? '', pinned.cell(place))).join('')}</tr>`;
  });
  const inHead = frozen.rows > MOST_FROZEN ? 0 : rows.filter(({ number }) => number <= frozen.rows).length;
  const head = `<thead><tr><th></th>${heads.join('')}</tr>${lines.slice(0, inHead).join('')}</thead>`;
  const look = inHead > 0 ? 'grid frozen' : 'grid';
  return `<table class="${look}"${pinned.table}>${head}<tbody>${lines.slice(inHead).join('')}</tbody></table>`;
}

const styles = `
nav ul{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 20px;padding:0;list-style:none}
nav a{display:block;padding:6px 12px;border:1px solid #d5dbe5;border-radius:999px;color:#22529a;font-size:13px;text-decoration:none}
nav a:focus-visible,.wide:focus-visible{outline:2px solid #22529a;outline-offset:1px}
section{margin-bottom:28px}
h2{margin:0 0 10px;font-size:17px;line-height:1.3}
.wide{overflow:auto;max-height:85vh}
.grid thead th{text-align:center;color:#5d6a80;font-weight:500}
.frozen thead{position:sticky;top:0;z-index:3}
.frozen thead th{top:auto}
.frozen thead td{background:#fff}
.frozen thead tr:last-child>*{border-bottom:2px solid #aab4c4}
.grid .after>*{border-top:3px double #cdd4df}
@media print{.wide{overflow:visible;max-height:none}nav{display:none}.frozen thead{position:static}}
`;

/** More would leave no room for the others. */
const MOST_FROZEN_COLUMNS = 3;
const MOST_LETTERS = 24;
/** The share of the window that they may take. */
const REACH = 60;

const pixels = (texts: readonly string[]) =>
  22 + 8 * texts.reduce((most, { length }) => Math.max(most, Math.min(length, MOST_LETTERS)), 0);

/** Each has the width of its longest cell, since the next one begins there. @param lastRow the largest row number, which stands before the columns */
function frozenColumns(frozen: readonly number[], textsIn: (column: number) => string[], lastRow: number) {
  const columns = frozen.length > MOST_FROZEN_COLUMNS ? [] : frozen;
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

const frozenColumnStyles = `
.grid[data-frozen] tr>:first-child{box-sizing:border-box;min-width:var(--c0)}
.grid [data-c]{box-sizing:border-box;position:sticky;background:#fff}
${places.map((place) => `.grid ${place}`).join('\n')}
.grid thead th[data-c]{z-index:2;background:#eef1f6}
${lefts.map((_, at) => `[data-frozen="${at + 1}"] [data-c="${at + 1}"]`).join()}{border-right:2px solid #aab4c4}
@media print{.grid [data-c]{position:static}}
`;
