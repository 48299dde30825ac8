// A spreadsheet with one sheet for every section with a table. Numeric cells are numbers.
import { escaped } from '#server/preview/pages/page.ts';
import { contentTypes, office, relations, relationships, xmlHead } from './markup.ts';
import type { SamplePaper } from './sample-paper.ts';
import { zip } from './zip.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function xlsx(paper: SamplePaper): Uint8Array {
  const sheets = paper.sections.flatMap(({ heading, table }) =>
    table ? [{ heading: heading ?? paper.title, table }] : [],
  );
  const names = sheets.map(
    ({ heading }, at) => `<sheet name="${escaped(sheetName(heading, at))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const parts = sheets.map((_, at) => [`/xl/worksheets/sheet${at + 1}.xml`, `${sheetType}.worksheet+xml`] as const);
  return zip([
    ['[Content_Types].xml', contentTypes([['/xl/workbook.xml', `${sheetType}.sheet.main+xml`], ...parts])],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${xmlHead}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships(sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`])),
    ],
    ...sheets.map(
      ({ table }, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet([[paper.subtitle], [], ...table])] as const,
    ),
  ]);
}

/** At most 31 characters, without those that are reserved. */
function sheetName(heading: string, at: number): string {
  return `${at + 1} ${heading.replace(/[\\/?*[\]:]/g, ' ')}`.slice(0, 31);
}

function sheet(rows: readonly (readonly string[])[]): string {
  const body = rows.map((row, at) => {
    const cells = row.map((text, column) => cell(text, `${String.fromCharCode(65 + column)}${at + 1}`));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `${xmlHead}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${body.join('')}</sheetData></worksheet>`;
}

function cell(text: string, place: string): string {
  if (/^-?\d{1,3}(,\d{3})*(\.\d+)?$/.test(text)) return `<c r="${place}"><v>${text.replaceAll(',', '')}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}
