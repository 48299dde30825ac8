import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { PAGE_TYPES } from '#core/records/content-types.ts';
import { docxParts, paragraph, relations, row, xlsxParts, zipOf } from '#server/comparing/testing/office-files.ts';
import { pngChart } from '#server/scenarios/files/pictures.ts';
import { pageLimits, type PageLimits } from './page-limits.ts';
import { pageOf } from './page-of.ts';
import { pptxParts, shape, slide } from './testing/decks.ts';

type Office = 'docx' | 'xlsx' | 'pptx';

const htmlOf = (bytes: Uint8Array, type: Office, limits: Partial<PageLimits> = {}) =>
  pageOf(bytes, PAGE_TYPES[type], undefined, { ...pageLimits, ...limits });

async function shown(parts: Record<string, string | Uint8Array>, type: Office, limits: Partial<PageLimits> = {}) {
  return new JSDOM(await htmlOf(await zipOf(parts), type, limits)).window.document;
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
const rows = (document: Document) =>
  [...document.querySelectorAll('tbody tr')].map((one) => [...one.children].map((cell) => cell.textContent));

const styles = `<w:styles xmlns:w="w"><w:style w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>
<w:style w:styleId="Clause"><w:name w:val="Clause"/><w:basedOn w:val="Heading1"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
<w:style w:styleId="Loop"><w:name w:val="x"/><w:basedOn w:val="Loop"/></w:style></w:styles>`;
const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="7">
<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum>
<w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>
<w:num w:numId="4"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>
<w:abstractNum w:abstractNumId="8">
<w:lvl w:ilvl="0"><w:numFmt w:val="upperRoman"/><w:lvlText w:val="Article %1"/></w:lvl>
<w:lvl w:ilvl="1"><w:isLgl/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2"/></w:lvl></w:abstractNum>
<w:num w:numId="9"><w:abstractNumId w:val="8"/></w:num></w:numbering>`;
const styled = (style: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const item = (level: number, text: string, list = 3) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

function document(body: string, more: Record<string, string | Uint8Array> = {}, targets: Record<string, string> = {}) {
  const parts = docxParts(body);
  const known = { 'styles.xml': 'styles', 'numbering.xml': 'numbering', ...targets };
  return {
    ...parts,
    'word/_rels/document.xml.rels': relations(known),
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    ...more,
  };
}

describe('a DOCX', () => {
  it('has its headings, also those that their styles are based on', async () => {
    const body = styled('Heading1', 'One') + styled('Clause', 'Two') + styled('Loop', 'Text') + paragraph('More');
    const page = await shown(document(body), 'docx');
    expect([texts(page, 'h1'), texts(page, 'h2'), texts(page, 'p')]).toEqual([['One', 'Two'], [], ['Text', 'More']]);
  });

  it('counts its clauses as the document does', async () => {
    const page = await shown(
      document([item(0, 'a'), item(1, 'b'), item(1, 'c'), item(0, 'd'), item(1, 'e')].join('')),
      'docx',
    );
    expect(texts(page, 'p')).toEqual(['1. a', '1.a) b', '1.b) c', '2. d', '2.a) e']);
  });

  it('counts anew where a list begins again, and clauses of articles in digits', async () => {
    const restarted = [item(0, 'a'), item(0, 'b', 4), item(0, 'c', 4), item(1, 'd', 4)];
    const legal = [item(0, 'e', 9), item(0, 'f', 9), item(1, 'g', 9)];
    const page = await shown(document([...restarted, ...legal].join('')), 'docx');
    expect(texts(page, 'p').slice(0, 4)).toEqual(['1. a', '5. b', '6. c', '6.a) d']);
    expect(texts(page, 'p').slice(4)).toEqual(['Article I e', 'Article II f', '2.1 g']);
  });

  it('has its tables, with cells over several columns', async () => {
    const cell = (text: string, span = 1) =>
      `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Head', 2)}</w:tr><w:tr>${cell('a')}${cell('b')}</w:tr></w:tbl>`;
    const page = await shown(document(table), 'docx');
    expect(texts(page, 'td')).toEqual(['Head', 'a', 'b']);
    expect(page.querySelector('td')?.colSpan).toBe(2);
  });

  it('has bold text and such, and nothing that was deleted or is hidden', async () => {
    const run = (look: string, text: string) =>
      `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body =
      `<w:p>${run('<w:b/><w:i/>', 'Bold')}${run('<w:b w:val="0"/>', ' plain')}${run('<w:vanish/>', 'hidden')}` +
      `<w:del>${run('', 'deleted')}</w:del><w:ins>${run('', ' inserted')}</w:ins></w:p>`;
    const page = await shown(document(body), 'docx');
    expect(page.querySelector('p')?.innerHTML).toBe('<b><i>Bold</i></b> plain inserted');
  });

  it('has its notes at the end, numbered as they are referred to', async () => {
    const notes =
      '<w:footnotes xmlns:w="w"><w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote>' +
      `<w:footnote w:id="9">${paragraph('The ninth')}</w:footnote></w:footnotes>`;
    const body = '<w:p><w:r><w:t>Text</w:t></w:r><w:r><w:footnoteReference w:id="9"/></w:r></w:p>';
    const page = await shown(document(body, { 'word/footnotes.xml': notes }, { 'footnotes.xml': 'footnotes' }), 'docx');
    expect([texts(page, 'main > p'), texts(page, '.notes p')]).toEqual([['Text[1]'], ['', '[1] The ninth']]);
  });

  it('embeds its pictures, describes the others, and requests none', async () => {
    const picture = (id: string) =>
      `<w:p><w:r><w:drawing><wp:inline xmlns:wp="wp"><wp:extent cx="952500"/><wp:docPr descr="A &quot;chart&quot;"/>` +
      `<a:blip xmlns:a="a" xmlns:r="r" r:embed="${id}" r:link="${id}"/></wp:inline></w:drawing></w:r></w:p>`;
    const external =
      '<Relationships xmlns="x"><Relationship Id="rId1" Type="x/image" Target="media/a.png"/>' +
      '<Relationship Id="rId2" Type="x/image" Target="http://x.example/b.png" TargetMode="External"/>' +
      '<Relationship Id="rId3" Type="x/image" Target="media/c.emf"/></Relationships>';
    const body = ['rId1', 'rId2', 'rId3', 'rId4'].map(picture).join('');
    const page = await shown(
      document(body, {
        'word/_rels/document.xml.rels': external,
        'word/media/a.png': pngChart([{ label: 'a', value: 1 }]),
        'word/media/c.emf': 'no picture',
      }),
      'docx',
    );
    const images = [...page.querySelectorAll('img')];
    expect(images.map(({ alt, width }) => [alt, width])).toEqual([['A "chart"', 100]]);
    expect(images[0]?.src).toMatch(/^data:image\/png;base64,/);
    expect(texts(page, '.picture')).toEqual(Array.from({ length: 3 }, () => 'Picture: A "chart"'));
    expect(page.documentElement.innerHTML).not.toContain('x.example');
  });

  it('stays text, whatever markup and links it contains', async () => {
    const body =
      '<w:p><w:hyperlink w:anchor="javascript:x()"><w:r><w:t>&lt;script&gt;x()&lt;/script&gt;</w:t></w:r></w:hyperlink></w:p>' +
      '<w:p><w:r><w:instrText>INCLUDEPICTURE "http://x.example"</w:instrText></w:r></w:p>';
    const page = await shown(document(body), 'docx');
    expect(texts(page, 'p')).toEqual(['<script>x()</script>', '']);
    expect(page.querySelectorAll('a, script')).toHaveLength(0);
  });

  it('that is long notes that its beginning is shown', async () => {
    const page = await shown(document(paragraph('Words of it').repeat(50)), 'docx', { text: 100 });
    expect(texts(page, '.note')).toEqual(['The document is long: only its beginning is shown.']);
    expect(texts(page, 'p').length).toBeLessThan(10);
  });
});

describe('an XLSX', () => {
  it('has its sheets as tables, with a list that leads to them and numbers as they are shown', async () => {
    const date = '<row r="1"><c r="A1" s="0"><v>46037</v></c><c r="C1" t="b"><v>1</v></c></row>';
    const page = await shown(
      xlsxParts({
        sheets: { 'One &amp; &lt;b&gt;': `${row(1, 'Name', 'Sum')}${row(3, '=1+1', 12.5)}`, Two: date },
        formats: ['yyyy-mm-dd'],
      }),
      'xlsx',
    );
    expect(texts(page, 'h2')).toEqual(['One & <b>', 'Two']);
    const links = [...page.querySelectorAll('nav a')].map((one) => one.getAttribute('href') ?? '');
    expect(links.map((link) => page.querySelector(link)?.localName)).toEqual(['section', 'section']);
    expect(rows(page)).toEqual([
      ['1', 'Name', 'Sum'],
      ['3', '=1+1', expect.any(String)],
      ['1', '2026-01-15', '', 'TRUE'],
    ]);
  });

  it('leaves out the sheets, rows and columns that its author hid', async () => {
    const cols = '<cols><col min="2" max="2" hidden="1"/></cols>';
    const hiddenRow = row(2, 'x', 'y', 'z').replace('<row ', '<row hidden="true" ');
    const parts = xlsxParts({
      sheets: { Open: `${row(1, 'a', 'secret', 'c')}${hiddenRow}`, Hidden: row(1, 'secret') },
    });
    const open = 'xl/worksheets/sheet1.xml';
    const page = await shown(
      {
        ...parts,
        [open]: parts[open]!.replace('<sheetData>', `${cols}<sheetData>`),
        'xl/workbook.xml': parts['xl/workbook.xml']!.replace('name="Hidden"', 'name="Hidden" state="veryHidden"'),
      },
      'xlsx',
    );
    expect(texts(page, 'h2')).toEqual(['Open']);
    expect(rows(page)).toEqual([['1', 'a', 'c']]);
    expect(texts(page, 'thead th')).toEqual(['', 'A', 'C']);
  });

  it('notes how many of its rows are shown, and how many of its columns are not', async () => {
    const sheet = Array.from({ length: 9 }, (_, at) => row(at + 1, 'a', 'b', 'c')).join('');
    const page = await shown(xlsxParts({ sheets: { One: sheet } }), 'xlsx', { rows: 4, columns: 2 });
    expect(rows(page)).toHaveLength(4);
    expect(texts(page, '.note')).toEqual(['The first 4 of 9 rows are shown.', '1 more columns are not shown.']);
  });

  it('keeps its frozen rows in sight, as long as they leave room for the others', async () => {
    const sheet = Array.from({ length: 14 }, (_, at) => row(at + 1, `r${at + 1}`)).join('');
    const parts = xlsxParts({ sheets: { One: sheet } });
    const part = 'xl/worksheets/sheet1.xml';
    const frozenAt = async (ySplit: number, state: string) => {
      const pane = `<sheetViews><sheetView><pane ySplit="${ySplit}" state="${state}"/></sheetView></sheetViews>`;
      const xml = parts[part]!.replace('<sheetData>', `${pane}<sheetData>`);
      return texts(await shown({ ...parts, [part]: xml }, 'xlsx'), '.frozen thead td');
    };
    expect(await frozenAt(2, 'frozen')).toEqual(['r1', 'r2']);
    expect(await frozenAt(2, 'split')).toEqual([]);
    expect(await frozenAt(12, 'frozen')).toEqual([]);
  });

  it('keeps its frozen columns in sight, as long as they leave room for the others', async () => {
    const parts = xlsxParts({ sheets: { One: row(7, 'a', 'b', 'c', 'd', 'e') } });
    const part = 'xl/worksheets/sheet1.xml';
    const frozenAt = async (xSplit: number) => {
      const xml = parts[part]!.replace('<sheetData>', `<pane xSplit="${xSplit}" state="frozen"/><sheetData>`);
      return texts(await shown({ ...parts, [part]: xml }, 'xlsx'), '[data-frozen] td[data-c]');
    };
    expect(await frozenAt(2)).toEqual(['a', 'b']);
    expect(await frozenAt(4)).toEqual([]);
  });

  it('marks a formula without a stored value', async () => {
    const cells =
      '<c r="A1"><f>SUM(B1:B9)</f></c><c r="B1"><f t="shared" si="0"/></c><c r="C1" t="str"><f>""</f><v></v></c>' +
      '<c r="D1"><f>1+1</f><v>2</v></c>';
    const page = await shown(xlsxParts({ sheets: { One: `<row r="1">${cells}</row>` } }), 'xlsx');
    expect(rows(page)).toEqual([['1', 'No stored value: =SUM(B1:B9)', 'No stored value', '', '2']]);
  });

  it('of a head and 5,000 rows is shown whole', async () => {
    const sheet = Array.from({ length: 5001 }, (_, at) => row(at + 1, 'a')).join('');
    const html = await htmlOf(await zipOf(xlsxParts({ sheets: { One: sheet } })), 'xlsx');
    expect(html).toContain('<th scope="row">5001</th>');
    expect(html).not.toContain('class="note"');
  });

  it('with one cell in its last column has that column alone', async () => {
    const page = await shown(xlsxParts({ sheets: { One: '<row r="1"><c r="XFD1"><v>1</v></c></row>' } }), 'xlsx');
    expect(texts(page, 'thead th')).toEqual(['', 'XFD']);
  });

  it('notes an empty sheet', async () => {
    const page = await shown(xlsxParts({ sheets: { One: '' } }), 'xlsx');
    expect(texts(page, '.note')).toEqual(['There is nothing on this sheet.']);
  });
});

describe('a PPTX', () => {
  it('is one box for each slide in the order of the show, its title first', async () => {
    const page = await shown(
      pptxParts([slide(shape(null, 'Text', 'More') + shape('title', 'First')), slide(shape('body', 'Second'))]),
      'pptx',
    );
    expect(texts(page, 'section')).toEqual(['1FirstTextMore', '2Second']);
    expect(texts(page, 'h2')).toEqual(['First']);
  });

  it('leaves out hidden slides, slide numbers and footers', async () => {
    const page = await shown(
      pptxParts([slide(shape(null, 'Hidden'), 'show="0"'), slide(shape('sldNum', '7') + shape('ftr', 'Footer'))]),
      'pptx',
    );
    expect(texts(page, 'section:not([hidden])')).toEqual(['2No text on this slide']);
  });

  it('has its tables, and its texts stay text', async () => {
    const cell = (text: string) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
    const table = `<p:graphicFrame><a:tbl><a:tr>${cell('&lt;script&gt;')}${cell('b')}</a:tr></a:tbl></p:graphicFrame>`;
    const page = await shown(pptxParts([slide(table)]), 'pptx');
    expect(texts(page, 'td')).toEqual(['<script>', 'b']);
    expect(page.querySelector('script')).toBeNull();
  });

  it('notes how many of its slides are shown', async () => {
    const page = await shown(pptxParts(['a', 'b', 'c'].map((one) => slide(shape(null, one)))), 'pptx', { slides: 2 });
    expect(texts(page, 'section')).toEqual(['1a', '2b']);
    expect(texts(page, '.note')).toEqual(['The first 2 of 3 slides are shown.']);
  });
});

describe('what is no office file of its kind', () => {
  const entities = '<!DOCTYPE x [<!ENTITY a "x"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
  const deep = '<w:x>'.repeat(10_000);
  it.each<[string, Office, Record<string, string>]>([
    ['a workbook called a DOCX', 'docx', xlsxParts({ sheets: { One: row(1, 'a') } })],
    ['a document called an XLSX', 'xlsx', docxParts(paragraph('a'))],
    ['a document called a PPTX', 'pptx', docxParts(paragraph('a'))],
    ['a ZIP of something else', 'docx', { 'readme.txt': 'x' }],
    [
      'a document with entities',
      'docx',
      { ...docxParts(''), 'word/document.xml': `${entities}<w:document>&b;</w:document>` },
    ],
    ['a document that is nested too deeply', 'docx', docxParts(deep)],
    ['a document that is not well formed', 'docx', docxParts('<w:p>')],
    ['a slide that is none', 'pptx', { ...pptxParts([slide('')]), 'ppt/slides/slide1.xml': '<p:notes/>' }],
  ])('%s is not read', async (_, type, parts) => {
    await expect(htmlOf(await zipOf(parts), type)).rejects.toMatchObject({ name: 'CannotRead' });
  });

  it.each(['file', 'inflated'] as const)('one that goes beyond the limit of "%s" is too large', async (limit) => {
    const bytes = await zipOf(docxParts(paragraph('a'.repeat(100_000))));
    const most = { file: 10_000, inflated: 110_000 };
    expect(bytes.length).toBeLessThan(most.file);
    await expect(pageOf(bytes, PAGE_TYPES.docx, undefined, pageLimits, most)).resolves.toContain('aaa');
    const read = pageOf(bytes, PAGE_TYPES.docx, undefined, pageLimits, { ...most, [limit]: most[limit] / 100 });
    await expect(read).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('one with a password is not read', async () => {
    await expect(htmlOf(await zipOf(docxParts(paragraph('a')), 'secret'), 'docx')).rejects.toMatchObject({
      reason: 'encrypted',
    });
  });
});
