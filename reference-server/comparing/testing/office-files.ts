// Generates small office files, part by part.
import {
  configure,
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';

configure({ useWebWorkers: false });

export type OfficeParts = Readonly<Record<string, string | Uint8Array>>;

export async function zipOf(parts: OfficeParts, password?: string): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), password === undefined ? {} : { password });
  for (const [name, content] of Object.entries(parts))
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  return writer.close();
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function relations(targets: Readonly<Record<string, string>>): string {
  const all = Object.entries(targets).map(
    ([target, type], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export const paragraph = (text: string) =>
  `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** @param body the document's markup @param more other parts by type */
export function docxParts(body: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const named = Object.keys(more).map((type) => [`${type}1.xml`, type] as const);
  const parts = Object.entries(more).map(
    ([type, text]) => [`word/${type}1.xml`, `${head}<w:x ${word}>${text}</w:x>`] as const,
  );
  return {
    '_rels/.rels': relations({ 'word/document.xml': 'officeDocument' }),
    'word/_rels/document.xml.rels': relations(Object.fromEntries(named)),
    'word/document.xml': `${head}<w:document ${word}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(parts),
  };
}

export const docx = (...paragraphs: string[]): Promise<Uint8Array> =>
  zipOf(docxParts(paragraphs.map(paragraph).join('')));

export interface MadeBook {
  /** The rows of each sheet, as markup. */
  sheets: Readonly<Record<string, string>>;
  shared?: readonly string[];
  /** Number formats of the styles 0, 1 and so on. */
  formats?: readonly string[];
  is1904?: boolean;
}

const sheetMl = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

export function xlsxParts({ sheets, shared = [], formats = [], is1904 = false }: MadeBook): Record<string, string> {
  const names = Object.keys(sheets);
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('');
  const files = names.map((_, at) => [`worksheets/sheet${at + 1}.xml`, 'worksheet'] as const);
  const rows = Object.values(sheets).map(
    (text, at) =>
      [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${head}<worksheet ${sheetMl}><dimension ref="A1:XFD1048576"/><sheetData>${text}</sheetData></worksheet>`,
      ] as const,
  );
  const ids = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('');
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  return {
    '_rels/.rels': relations({ 'xl/workbook.xml': 'officeDocument' }),
    'xl/workbook.xml': `${head}<workbook ${sheetMl} xmlns:r="${office}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      ...Object.fromEntries(files),
      'sharedStrings.xml': 'sharedStrings',
      'styles.xml': 'styles',
    }),
    'xl/sharedStrings.xml': `${head}<sst ${sheetMl}>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `${head}<styleSheet ${sheetMl}><numFmts>${ids}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles}</cellXfs></styleSheet>`,
    ...Object.fromEntries(rows),
  };
}

export const xlsx = (book: MadeBook): Promise<Uint8Array> => zipOf(xlsxParts(book));

/** A row of inline texts; null omits a cell. */
export function row(number: number, ...cells: (string | number | null)[]): string {
  const all = cells.map((cell, at) => {
    if (cell === null) return '';
    const name = `${String.fromCharCode(65 + at)}${number}`;
    return typeof cell === 'number'
      ? `<c r="${name}"><v>${cell}</v></c>`
      : `<c r="${name}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${number}">${all.join('')}</row>`;
}
