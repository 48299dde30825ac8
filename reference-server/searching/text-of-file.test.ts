import { PDFDocument, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import type { SearchableKind } from '#core/ports/text-search.ts';
import { docx, docxParts, row, xlsx, xlsxParts, zipOf } from '../comparing/testing/office-files.ts';
import { pptxParts, shape, slide } from '../preview/pages/testing/decks.ts';
import { pdf as pdfOf } from '../scenarios/files/pdf.ts';
import { excerptOf } from './excerpt.ts';
import { textOfFile } from './text-of-file.ts';
import { readQuery } from './words.ts';

type Made = string | Uint8Array | Promise<Uint8Array>;

const bytes = async (made: Made) => (typeof made === 'string' ? new TextEncoder().encode(made) : made);
const textOf = (kind: SearchableKind, made: Made) => textOfFile(kind, () => bytes(made));

it.each<[SearchableKind, () => Made, string]>([
  ['text', () => 'a,b\r\n1,2', 'a,b\r\n1,2'],
  ['html', () => '<p>One</p><script>two</script><p>three', 'One\nthree'],
  ['docx', () => docx('One party', 'Other'), 'One party\nOther'],
  [
    'xlsx',
    () => xlsx({ sheets: { Prices: '<row r="1"><c t="str"><v>Due</v></c><c><v>10</v></c></row>' } }),
    'Prices\nDue | 10',
  ],
  ['pptx', () => zipOf(pptxParts([slide(shape('title', 'Teaser')), slide(shape(null, 'End'))])), '\fTeaser\n\fEnd'],
  ['pdf', () => new TextEncoder().encode('%PDF-1.4 and nothing more'), ''],
  ['docx', () => 'no archive', ''],
  ['text', () => Uint8Array.from([0, 1, 2, 3]), ''],
])('a file that is %s yields the text read from it, or none', async (kind, make, text) => {
  expect(await textOf(kind, make())).toBe(text);
});

it('each page of a PDF begins with a mark', async () => {
  const paragraphs = Array.from({ length: 120 }, (_, at) => `Line ${at}`);
  const text = await textOf('pdf', pdfOf({ title: 'Terms', subtitle: '2026', sections: [{ paragraphs }] }));
  expect(text.split('\f').length).toBeGreaterThan(3);
  expect(text.startsWith('\fTerms')).toBe(true);
});

it('hidden sheets, rows and columns of a workbook are not read', async () => {
  const parts = xlsxParts({ sheets: { Open: '', Secret: row(1, 'walk-away price') } });
  const cells = '<c><v>1</v></c><c><v>2</v></c>';
  const sheet = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData><row r="1">${cells}</row><row r="2" hidden="1">${cells}</row></sheetData>`;
  parts['xl/workbook.xml'] = parts['xl/workbook.xml']!.replace('name="Secret"', 'name="Secret" state="veryHidden"');
  parts['xl/worksheets/sheet1.xml'] = parts['xl/worksheets/sheet1.xml']!.replace(/<sheetData.*<\/sheetData>/, sheet);
  expect(await textOf('xlsx', zipOf(parts))).toBe('Open\n1');
});

it('hidden text of a DOCX is not read, and what is hidden no longer is', async () => {
  const run = (look: string, text: string) => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
  const runs = [
    run('<w:vanish/>', 'walk-away price'),
    run('', 'Offer '),
    run('<w:vanish w:val="1"/>', 'of 48 million'),
    run('<w:vanish w:val="false"/>', 'as '),
    run('<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>', 'agreed'),
  ];
  const mark = '<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>';
  expect(await textOf('docx', zipOf(docxParts(`<w:p>${mark}${runs.join('')}</w:p>`)))).toBe('Offer as agreed');
});

it('of a long text no more than a million characters are kept', async () => {
  expect((await textOf('text', 'word '.repeat(300_000))).length).toBe(1_000_000);
});

it('a PDF of very many pages is read from its beginning', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  page.drawText('word '.repeat(60_000), { size: 0.001 });
  const tree = document.catalog.Pages();
  tree.set(PDFName.of('Kids'), document.context.obj(Array<PDFRef>(6000).fill(page.ref)));
  tree.set(PDFName.of('Count'), PDFNumber.of(6000));
  const text = await textOf('pdf', await document.save({ useObjectStreams: false }));
  expect(text.startsWith('\fword word')).toBe(true);
  expect(text.length).toBe(1_000_000);
});

it.each<[string, SearchableKind, (text: string) => Made, string, string, string]>([
  [
    'German',
    'pdf',
    (text) => pdfOf({ title: '1', subtitle: '2', sections: [{ paragraphs: [text] }] }),
    'Die Bürgschaft erlischt',
    'burgsch',
    'Bürgsch',
  ],
  ['Polish', 'docx', (text) => docx(text), 'Umowa sprzedaży udziałów', 'udzialow', 'udziałów'],
  ['Russian', 'html', (text) => `<p>${text}</p>`, 'Условия договора', 'ДОГОВОР', 'договор'],
  ['Japanese', 'pptx', (text) => zipOf(pptxParts([slide(shape(null, text))])), '本契約書に定める', '契約', '契約'],
  ['Arabic', 'docx', (text) => docx(text), 'بين الشَّرِكة والمشتري', 'شركة', 'شَّرِكة'],
  [
    'Greek',
    'xlsx',
    (text) => xlsx({ sheets: { A: `<row r="1"><c t="str"><v>${text}</v></c></row>` } }),
    'Σύμβαση πώλησης',
    'πωλησης',
    'πώλησης',
  ],
])('a document in %s that is %s is found by its words', async (_language, kind, make, text, query, words) => {
  const content = await textOf(kind, make(text));
  const found = await excerptOf(content, readQuery(query)!, () => Promise.resolve());
  const marked = found?.marks.map(({ from, to }) => found.excerpt.slice(from, to).normalize('NFC'));
  expect(marked).toEqual([words.normalize('NFC')]);
});

it('a word that a PDF divides at the end of a line is found', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  for (const [at, line] of ['What either party owes as indem-', 'nification ends with the term'].entries())
    page.drawText(line, { x: 50, y: 700 - at * 20, size: 12 });
  const content = await textOf('pdf', await document.save());
  const found = await excerptOf(content, readQuery('indemnification')!, () => Promise.resolve());
  expect(found?.marks.map(({ from, to }) => found.excerpt.slice(from, to))).toEqual(['indemnification']);
});
