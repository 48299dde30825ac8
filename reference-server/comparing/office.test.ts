import { describe, expect, it } from 'vitest';
import { deflateRawSync } from 'node:zlib';
import { isDeep } from '../testing/deep.ts';
import { limits } from './comparing-limits.ts';
import { compared, inCells, inLines } from './testing/compared.ts';
import { docx, docxParts, type MadeBook, paragraph, row, xlsx, xlsxParts, zipOf } from './testing/office-files.ts';

const tight = (less: Partial<typeof limits>) => ({ limits: { ...limits, ...less } });
const docxOf = (body: string, more?: Record<string, string>) => zipOf(docxParts(body, more));

describe('two DOCX', () => {
  it('are compared by paragraphs and rows of tables', async () => {
    const table = (price: string) =>
      `<w:tbl><w:tr><w:tc>${paragraph('Price')}</w:tc><w:tc>${paragraph(price)}${paragraph('net')}</w:tc></w:tr></w:tbl>`;
    const before = docxOf(paragraph('One party') + table('10'));
    const after = docxOf(paragraph('One other party') + table('12') + paragraph('Signed'));
    expect(inLines(await compared('docx', before, after))).toEqual([
      '- One party',
      '- Price | [10] net',
      '+ One [other ]party',
      '+ Price | [12] net',
      '+ [Signed]',
    ]);
  });

  it('are compared by headers, footnotes and footers as well', async () => {
    const with_ = (year: string) =>
      docxOf(paragraph('Body'), {
        header: paragraph(`Head ${year}`),
        footnotes: paragraph(`Note ${year}`),
        footer: paragraph('Page'),
      });
    expect(inLines(await compared('docx', with_('2025'), with_('2026')))).toEqual([
      '- Head [2025]',
      '+ Head [2026]',
      '  Body',
      '- Note [2025]',
      '+ Note [2026]',
      '  Page',
    ]);
  });

  it('are read as they would be printed: without what was deleted with tracking, and a text box once', async () => {
    const tracked =
      '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins><w:r><w:t>come</w:t></w:r></w:ins>' +
      '<w:r><w:fldChar/><w:instrText>PAGE</w:instrText><w:tab/><w:t>here</w:t></w:r></w:p>';
    const box =
      '<w:p><w:r><mc:AlternateContent xmlns:mc="x"><mc:Choice><w:txbxContent><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent></mc:Choice>' +
      '<mc:Fallback><w:txbxContent><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent><w:t>Around</w:t></w:r></w:p>';
    const content = await compared('docx', docx(), docxOf(tracked + box));
    expect(inLines(content)).toEqual(['+ [come\there]', '+ [Box]', '+ [Around]']);
  });

  it('are found by the parts that the file declares', async () => {
    const parts = docxParts(paragraph('Moved'));
    const { 'word/document.xml': main = '', ...others } = parts;
    const moved = {
      ...others,
      'word/document2.xml': main,
      '_rels/.rels': (parts['_rels/.rels'] ?? '').replace('word/document.xml', '/word/document2.xml'),
    };
    expect(inLines(await compared('docx', docx('Moved'), zipOf(moved)))).toEqual([]);
  });
});

describe('two XLSX', () => {
  const book = (sheets: MadeBook['sheets'], more: Partial<MadeBook> = {}) => xlsx({ sheets, ...more });

  it('are compared by sheet and cell', async () => {
    const before = book({ Costs: row(1, 'Item', 'Sum') + row(2, 'Roof', 100), Old: row(1, 'x'), Same: row(1, 1) });
    const after = book({
      Costs: row(1, 'Item', 'Sum') + row(2, 'Roof', 120, 'net'),
      New: row(1, 'y'),
      Same: row(1, 1),
    });
    const content = await compared('xlsx', before, after);
    expect(content).toMatchObject({ kind: 'sheets', changes: 4, isCut: false });
    expect(inCells(content)).toEqual([
      'Costs changed',
      'B2: 100 > 120',
      'C2: null > net',
      'New added',
      'A1: null > y',
      'Same same',
      'Old removed',
      'A1: x > null',
    ]);
  });

  it('keep rows together that moved because a row was inserted above them', async () => {
    const rows = (from: number) => Array.from({ length: 20 }, (_, at) => row(at + from, `Person ${at}`, at)).join('');
    const before = book({ List: rows(1) });
    const after = book({ List: row(1, 'Newcomer', 99) + rows(2).replace('Person 12', 'Person twelve') });
    expect(inCells(await compared('xlsx', before, after))).toEqual([
      'List changed',
      'A1: null > Newcomer',
      'B1: null > 99',
      'A13>A14: Person 12 > Person twelve',
    ]);
  });

  it('show dates, amounts and percentages as the workbook does', async () => {
    const formats = ['yyyy-mm-dd', '#,##0.00', '0%', 'no [[ format'];
    const cells = (...values: number[]) =>
      `<row r="1">${values.map((value, at) => `<c s="${at}"><v>${value}</v></c>`).join('')}</row>`;
    const before = book({ S: cells(45000, 1234.5, 0.25, 1) }, { formats });
    const after = book({ S: cells(45001, 2234.5, 0.5, 2) }, { formats });
    expect(inCells(await compared('xlsx', before, after))).toEqual([
      'S changed',
      'A1: 2023-03-15 > 2023-03-16',
      'B1: 1,234.50 > 2,234.50',
      'C1: 25% > 50%',
      'D1: 1 > 2',
    ]);
    const early = book({ S: cells(45000 - 1462) }, { formats, is1904: true });
    expect(inCells(await compared('xlsx', before, early))).toContain('B1: 1,234.50 > null');
    expect(inCells(await compared('xlsx', before, early)).join()).not.toContain('A1');
  });

  it('do not show a shared text in a cell without one', async () => {
    const cells = '<row r="1"><c t="s"><v>0</v></c><c t="s"/><c t="s"><v></v></c></row>';
    const [before, after] = ['Seller', 'Buyer'].map((text) => book({ S: cells }, { shared: [text] }));
    expect(inCells(await compared('xlsx', before!, after!))).toEqual(['S changed', 'A1: Seller > Buyer']);
  });

  it('show numbers without their last binary digits, and line breaks as such', async () => {
    const cells = '<c><v>0.30000000000000004</v></c><c t="str"><v>one_x000D_\ntwo</v></c>';
    const after = book({ S: `<row r="1">${cells}</row>` });
    expect(inCells(await compared('xlsx', book({ S: '' }), after))).toEqual([
      'S changed',
      'A1: null > 0.3',
      'B1: null > one\ntwo',
    ]);
  });

  it('show a cell’s full value where two are formatted alike', async () => {
    const cell = (value: number) => `<row r="1"><c r="A1" s="0"><v>${value}</v></c></row>`;
    const [before, after] = [1.001, 1.002].map((value) => book({ S: cell(value) }, { formats: ['0.00'] }));
    expect(inCells(await compared('xlsx', before ?? '', after ?? ''))).toEqual(['S changed', 'A1: 1.001 > 1.002']);
  });

  it('read shared texts, booleans, errors and results of formulas', async () => {
    const cells =
      '<c r="A1" t="s"><v>1</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="e"><v>#REF!</v></c>' +
      '<c r="D1" t="str"><f>A1&amp;"!"</f><v>two!</v></c><c r="E1"><f>1+1</f><v>2</v></c><c r="F1" t="s"><v>77</v></c>';
    const after = book({ S: `<row r="1">${cells}</row>` }, { shared: ['one', 'two'] });
    expect(inCells(await compared('xlsx', book({ S: '' }), after))).toEqual([
      'S changed',
      'A1: null > two',
      'B1: null > TRUE',
      'C1: null > #REF!',
      'D1: null > two!',
      'E1: null > 2',
    ]);
  });

  it('with many empty cells are compared by the others', async () => {
    const empty = '<c s="1"/>'.repeat(1000);
    const rows = Array.from({ length: isDeep ? 1000 : 200 }, (_, at) => `<row r="${at + 1}">${empty}</row>`).join('');
    const content = await compared(
      'xlsx',
      book({ S: rows }),
      book({ S: `${rows}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }),
    );
    expect(inCells(content)).toEqual(['S changed', 'XFD1048576: null > 1']);
  });

  it('count every cell and list up to the limit', async () => {
    const rows = (more: number) => Array.from({ length: 100 }, (_, at) => row(at + 1, at * 1000 + more)).join('');
    const content = await compared(
      'xlsx',
      book({ S: rows(0), T: rows(0) }),
      book({ S: rows(1), T: rows(1) }),
      tight({ shown: { changes: 10, lines: 100, characters: 10_000 } }),
    );
    expect(content).toMatchObject({ isCut: true });
    expect(inCells(content)).toHaveLength(12);
  });

  it.each([
    ['cells', { cells: 3 }],
    ['text', { text: 6 }],
    ['what comes out of the file', { inflated: 1000 }],
  ])('are too large where there is too much of %s', async (_, less) => {
    const large = book({ S: row(1, 'one', 'two', 'three') + row(2, 'four', 'five', 'six') });
    expect(await compared('xlsx', large, book({ S: row(1, 'a') }), tight(less))).toEqual({
      kind: 'none',
      reason: 'too-large',
      of: 'from',
    });
  });
});

describe('an office file', () => {
  const none = (reason: string) => ({ kind: 'none', reason, of: 'to' });

  it('that declares less than its size is read no further than is allowed', async () => {
    const bomb = await zipOf(docxParts(paragraph('a'.repeat(5_000_000))));
    // Declares a size of a few bytes.
    const declared = bomb.slice();
    const size = new Uint8Array(new Uint32Array([5_000_000]).buffer);
    for (let at = 0; at < declared.length - 4; at++)
      if ([0, 1, 2].every((i) => Math.abs((declared[at + i] ?? 0) - (size[i] ?? 0)) === 0))
        declared.set([9, 0, 0, 0], at);
    for (const bytes of [bomb, declared]) {
      const content = await compared('docx', docx('x'), bytes, tight({ inflated: 1_000_000 }));
      expect(['too-large', 'damaged']).toContain(content.kind === 'none' ? content.reason : '');
    }
    expect(await compared('docx', docx('x'), bomb, tight({ inflated: 1_000_000 }))).toEqual(none('too-large'));
    expect(await compared('docx', docx('x'), bomb, tight({ text: 1_000_000 }))).toEqual(none('too-large'));
  });

  it.each([
    ['entities that multiply', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><x>&b;</x>'],
    ['an entity of a file', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x><t>&a;</t></x>'],
    ['an entity that it does not declare', '<x><t>&nothing;</t></x>'],
    ['elements nested without end', `${'<x>'.repeat(100_000)}${'</x>'.repeat(100_000)}`],
    ['elements that are not closed', '<x><p><t>half'],
    ['bytes that are no text', 'ÿ\u0000\u0001'],
  ])('with %s is damaged', async (_, markup) => {
    expect(await compared('docx', docx('x'), zipOf({ ...docxParts(''), 'word/document.xml': markup }))).toEqual(
      none('damaged'),
    );
  });

  it.each(['word/document.xml', '_rels/.rels'])(
    'without %s is damaged, unless it is where it always is',
    async (missing) => {
      const { [missing]: _, ...parts } = docxParts(paragraph('x'));
      const content = await compared('docx', docx('x'), zipOf(parts));
      expect(content).toEqual(
        missing === '_rels/.rels' ? { kind: 'text', changes: 0, isCut: false, blocks: [] } : none('damaged'),
      );
    },
  );

  it('whose sheets lead nowhere has them empty', async () => {
    const { 'xl/worksheets/sheet1.xml': _, ...parts } = xlsxParts({ sheets: { S: row(1, 'x') } });
    expect(inCells(await compared('xlsx', xlsx({ sheets: { S: row(1, 'x') } }), zipOf(parts)))).toEqual([
      'S changed',
      'A1: x > null',
    ]);
  });

  it('with a password is encrypted, in the way of ZIP files and in that of office programs', async () => {
    expect(await compared('docx', docx('x'), zipOf(docxParts(paragraph('x')), 'secret'))).toEqual(none('encrypted'));
    const compound = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await compared('docx', docx('x'), compound)).toEqual(none('encrypted'));
    expect(await compared('docx', docx('x'), compound.subarray(0, 600))).toEqual(none('damaged'));
  });

  it('that is cut short, empty or something else is damaged', async () => {
    const whole = await docx('x');
    for (const bytes of [
      whole.subarray(0, 200),
      new Uint8Array(),
      Buffer.from('PK\u0003\u0004 and no more'),
      deflateRawSync('x'),
    ])
      expect(await compared('docx', docx('x'), bytes)).toEqual(none('damaged'));
  });

  it('with changed bytes anywhere is compared or damaged, and nothing else happens', async () => {
    const whole = await xlsx({ sheets: { S: row(1, 'one', 2) }, shared: ['a'], formats: ['0.0'] });
    for (let at = 0; at < whole.length; at += isDeep ? 7 : 47) {
      const content = await compared('xlsx', whole, whole.with(at, 0xff ^ (whole[at] ?? 0)));
      const came = content.kind === 'none' ? content.reason : content.kind;
      expect(['sheets', 'damaged', 'encrypted', 'too-large'], `byte ${at}`).toContain(came);
    }
  });
});
