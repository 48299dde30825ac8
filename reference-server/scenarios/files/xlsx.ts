// A spreadsheet with one sheet for every section with a table. Numeric cells are numbers.
import { escaped, xmlHead } from './markup.ts';
import type { Paper } from './paper.ts';
import { zip } from './zip.ts';

const office = 'http://schemas.openxmlformats.org';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function xlsx(paper: Paper): Uint8Array {
  const sheets = paper.sections.flatMap(({ heading, table }) =>
    table ? [{ heading: heading ?? paper.title, table }] : [],
  );
  const overrides = sheets.map(
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
  );
  const names = sheets.map(
    ({ heading }, at) => `<sheet name="${escaped(sheetName(heading, at))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return zip([
    [
      '[Content_Types].xml',
      `${xmlHead}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>${overrides.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${xmlHead}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${xmlHead}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${xmlHead}<Relationships xmlns="${office}/package/2006/relationships">${targets.join('')}</Relationships>`,
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
