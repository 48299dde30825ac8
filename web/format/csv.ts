import { serverNow } from '#web/api/server-time.ts';
import { dayOf } from './days.ts';

export type Cell = string | number | null | undefined;

export interface CsvColumn<Row> {
  title: string;
  of: (row: Row) => Cell;
}

export const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

/** Characters that make spreadsheets treat a cell as a formula, or that hide one behind white space. */
const opensFormula = /^[=+\-@\t\n\r＝＋－＠]/;

function quoted(value: Cell): string {
  const text = String(value ?? '');
  const safe = opensFormula.test(text) ? ` ${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** With byte-order mark, quoted cells and CRLF; in pages and pieces, so that it is never a single string. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], pages: readonly (readonly Row[])[]): string[] {
  return ['\uFEFF', ...csvRecords(columns, pages)];
}

/** The header and the records alone, as a further table of a file. */
export function csvRecords<Row>(columns: readonly CsvColumn<Row>[], pages: readonly (readonly Row[])[]): string[] {
  const header = columns.map((column) => quoted(column.title)).join(',');
  const records = pages.map((page) =>
    page.map((row) => `\r\n${columns.map((column) => quoted(column.of(row))).join(',')}`).join(''),
  );
  return [header, ...records];
}

/** Named by the user's local date. */
export const csvFileName = (about: string): string => `${about}-${dayOf(serverNow())}.csv`;
