/** What a spreadsheet may be given in one cell. */
export type Cell = string | number | null | undefined;

export interface CsvColumn<Row> {
  title: string;
  of: (row: Row) => Cell;
}

/** What makes a spreadsheet take a cell for a formula, or hides one behind white space. */
const opensFormula = /^[=+\-@\t\n\r]/;

function quoted(value: Cell): string {
  const text = String(value ?? '');
  const safe = opensFormula.test(text) ? ` ${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * One CSV file: a byte-order mark, the header, one record a row, every cell quoted, records divided by CRLF and none after
 * the last. Rows come as pages and the file as pieces, so that one of any length is never one string.
 */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], pages: readonly (readonly Row[])[]): string[] {
  const header = `\uFEFF${columns.map((column) => quoted(column.title)).join(',')}`;
  const records = pages.map((page) =>
    page.map((row) => `\r\n${columns.map((column) => quoted(column.of(row))).join(',')}`).join(''),
  );
  return [header, ...records];
}

/** Named by the day on the exporter's own calendar, not by the one in Greenwich. */
export function csvFileName(about: string, day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, '0');
  const date = String(day.getDate()).padStart(2, '0');
  return `${about}-${String(day.getFullYear())}-${month}-${date}.csv`;
}
