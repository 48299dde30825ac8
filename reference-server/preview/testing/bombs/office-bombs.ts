// Office files that inflate when unpacked, and very uniform text.
import { docxParts, relations, xlsxParts, zipOf } from '#server/comparing/testing/office-files.ts';
import { PAGE_TYPES } from '#core/records/content-types.ts';
import { pptxParts, shape, slide } from '../../pages/testing/decks.ts';
import { type Bomb, MEGABYTE } from './bomb.ts';

type Parts = Record<string, string | Uint8Array>;

const office = (type: 'docx' | 'xlsx' | 'pptx', name: string, parts: () => Parts, isLong?: true): Bomb => ({
  name: `${type.toUpperCase()} ${name}`,
  type: PAGE_TYPES[type],
  make: () => zipOf(parts()),
  ...(isLong ? { isLong } : {}),
});

const text = (type: 'text' | 'csv', name: string, make: () => Uint8Array, isLong?: true): Bomb => ({
  name: `text ${name}`,
  type: PAGE_TYPES[type],
  make,
  ...(isLong ? { isLong } : {}),
});

const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghij'.replace(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]>`;
const book = (rows: string) => xlsxParts({ sheets: { One: rows } });
const sameSlide = () => {
  const parts = pptxParts([slide(shape(null, 'again '.repeat(1000)))]);
  const again = '<p:sldId id="256" r:id="rId1"/>'.repeat(200_000);
  return {
    ...parts,
    'ppt/presentation.xml': `<p:presentation xmlns:r="r"><p:sldIdLst>${again}</p:sldIdLst></p:presentation>`,
  };
};

export const officeBombs: readonly Bomb[] = [
  office('docx', 'with entities that grow tenfold', () => ({
    ...docxParts(''),
    'word/document.xml': `${laughs}<w:document>&j;</w:document>`,
  })),
  office('docx', 'of a million empty paragraphs', () => docxParts('<w:p/>'.repeat(1_000_000)), true),
  office('docx', 'of a million empty cells', () =>
    docxParts(`<w:tbl><w:tr>${'<w:tc/>'.repeat(1_000_000)}</w:tr></w:tbl>`),
  ),
  office('docx', 'of 10,000 open elements', () => docxParts('<w:p>'.repeat(10_000)), true),
  office('docx', 'that shows one picture 100,000 times', () => ({
    ...docxParts('<w:p><w:r><a:blip r:embed="rId1"/></w:r></w:p>'.repeat(100_000)),
    'word/_rels/document.xml.rels': relations({ 'media/a.png': 'image' }),
    'word/media/a.png': new Uint8Array(8 * MEGABYTE),
  })),
  office('docx', 'of 500 MB of blanks', () => docxParts(' '.repeat(500 * MEGABYTE)), true),
  office('xlsx', 'of a million rows', () => book('<row><c><v>1</v></c></row>'.repeat(1_000_000))),
  office(
    'xlsx',
    'of a million hidden columns',
    () => ({
      ...book(''),
      'xl/worksheets/sheet1.xml': `<worksheet>${'<col min="1" max="16384" hidden="1"/>'.repeat(1_000_000)}</worksheet>`,
    }),
    true,
  ),
  office('xlsx', 'of ten million rows', () => book('<row><c><v>1</v></c></row>'.repeat(10_000_000)), true),
  office('pptx', 'that shows one slide 200,000 times', sameSlide),
  text('text', 'of one line', () => Buffer.alloc(50 * MEGABYTE, 'x'), true),
  text('text', 'of nothing but ends of lines', () => Buffer.alloc(50 * MEGABYTE, '\n'), true),
  text('text', 'of nothing but brackets', () => Buffer.alloc(50 * MEGABYTE, '<'), true),
  text('csv', 'of nothing but commas', () => Buffer.alloc(20 * MEGABYTE, ',')),
  text('csv', 'of quotes that never end', () => Buffer.alloc(50 * MEGABYTE, ',"a'), true),
];
