// A report as CSV (RFC 4180): one table. The first cell of each record names its section, and the first record of a
// section names its columns. All records have the same number of cells, all cells are quoted, and none is a formula in
// spreadsheets. The last record confirms that the file is complete.
import { headings } from './columns.ts';
import type { Column, Cover, Report, Section } from './report.ts';

export const FORMAT = 'strongroom-compliance-report';
export const FORMAT_VERSION = 2;

const CELLS = 1 + Math.max(...Object.values(headings).map(({ columns }) => columns.length));

/** Characters that make spreadsheets treat a cell as a formula, or that hide one behind white space. */
const opensFormula = /^[=+\-@\t\n\r＝＋－＠]/;

function quoted(text: string): string {
  const safe = opensFormula.test(text) ? ` ${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function record(...cells: readonly string[]): string {
  const all = [...cells, ...Array<string>(CELLS - cells.length).fill('')];
  return `${all.map(quoted).join(',')}\r\n`;
}

export async function* csvOfReport(cover: Cover, opening: () => Promise<Report>): AsyncGenerator<string> {
  yield `\uFEFF${record('report', FORMAT, String(FORMAT_VERSION), cover.id, String(cover.head.seq), cover.head.hash)}`;
  let rows = 0;
  for (const section of (await opening()).sections()) {
    yield record(section.kind, ...section.columns.map(({ title }) => title));
    for await (const text of recordsOf(section)) {
      rows += 1;
      yield text;
    }
  }
  yield record('end', 'complete', String(rows));
}

async function* recordsOf(section: Section): AsyncGenerator<string> {
  const { kind } = section;
  // Columns and rows are of one kind, which the compiler cannot follow through the union.
  const columns = section.columns as readonly Column<unknown>[];
  for await (const row of section.rows) yield record(kind, ...columns.map((column) => column.text(row)));
}
