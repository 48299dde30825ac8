import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import type { TextEncoding } from '#contract/types.ts';
import { pageLimits, type PageLimits } from './page-limits.ts';
import { pageOf } from './page-of.ts';

const page = async (
  content: string | Uint8Array,
  type: string,
  limits: Partial<PageLimits> = {},
  encoding?: TextEncoding,
) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return new JSDOM(await pageOf(bytes, type, encoding, { ...pageLimits, ...limits })).window.document;
};

const lines = (document: Document) => [...document.querySelectorAll('.text div')].map((line) => line.textContent);
const rows = (document: Document) =>
  [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const notes = (document: Document) => [...document.querySelectorAll('.note')].map((one) => one.textContent);

describe('plain text', () => {
  it('is shown line by line, whichever way its lines end', async () => {
    expect(lines(await page('one\r\n\r\n  two\rthree\nfour', 'text/plain'))).toEqual([
      'one',
      '',
      '  two',
      'three',
      'four',
    ]);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffZürich')],
    ['what can be no UTF-8', Buffer.from('Z\xfcrich', 'latin1')],
    ['UTF-16, the small end first', Buffer.from('\ufeffZürich', 'utf16le')],
    ['UTF-16, the big end first', Buffer.from('\ufeffZürich', 'utf16le').swap16()],
  ])('is read in %s', async (_, bytes) => {
    expect(lines(await page(bytes, 'text/plain'))).toEqual(['Zürich']);
  });

  const little = (text: string) => Buffer.from(text, 'utf16le');
  it.each([
    ['Latin', 'name;value\nZürich;1\n'],
    ['Latin with letters whose lower byte is zero', 'Āda;Ā\r\nǺ;1\r\n'],
    ['Cyrillic', 'имя;значение\nМосква и область;столица\n'],
    ['Japanese', '名前,値\n東京は日本の首都です。,一\n大阪,二\n'],
    ['Chinese, with few zeros', `${'合同签署日期以及双方义务'.repeat(40)}\n`],
    ['Korean', '이름,값\n서울 특별시,1\n'],
    ['pictures, and an end in the middle of a character', 'Ok 👍 fine 👍\n\0'],
  ])('of %s is read in UTF-16 without a mark, whichever end comes first', async (_, text) => {
    const shown = (bytes: Uint8Array) => page(bytes, 'text/plain').then((document) => lines(document).join('\n'));
    const wanted = text.replace(/\0$/, '').replaceAll('\r', '').trimEnd();
    const bytes = text.endsWith('\0') ? little(text).subarray(0, -1) : little(text);
    expect((await shown(bytes)).replace(/\n\ufffd$/, '')).toBe(wanted);
    if (bytes.length % 2 === 0) expect(await shown(Buffer.from(bytes).swap16())).toBe(wanted);
  });

  it('with a few zeros in it, and every other kind of bytes, is still no text', async () => {
    const numbers = Float64Array.from({ length: 600 }, (_, at) => at / 7);
    for (const bytes of [Buffer.from('hello\0world, here is more.'), Buffer.from(numbers.buffer), Buffer.alloc(64)])
      await expect(page(bytes, 'text/plain')).rejects.toThrow(/no text/);
  });

  it('that looks binary is read in the encoding that its reader chooses', async () => {
    const bytes = little('合同\n');
    await expect(page(bytes, 'text/plain')).resolves.toBeDefined();
    expect(lines(await page(Buffer.from('hello\0world!'), 'text/plain', {}, 'utf-16le'))).toHaveLength(1);
    await expect(page(Buffer.from('hello\0world!'), 'text/plain', {}, 'windows-1252')).rejects.toThrow(/no text/);
  });

  it.each([
    ['shift_jis', Buffer.from([0x93, 0x8c, 0x8b, 0x9e]), '東京'],
    ['windows-1251', Buffer.from([0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0]), 'Москва'],
    ['utf-8', Buffer.from('Z\xfcrich', 'latin1'), 'Z\ufffdrich'],
    ['utf-16be', Buffer.from('ab'), '慢'],
  ] as const)('is read in %s where its reader chooses it', async (encoding, bytes, text) => {
    expect(lines(await page(bytes, 'text/plain', {}, encoding))).toEqual([text]);
    expect(rows(await page(bytes, 'text/csv', {}, encoding))).toEqual([['1', text]]);
  });

  it('that is a binary file is refused in every encoding', async () => {
    await expect(page('\0\0\0\0', 'text/plain', {}, 'utf-16le')).rejects.toThrow(/no text/);
  });

  it('stays text, whatever markup it contains', async () => {
    const hostile = '</div></body><script>x()</script><img src=//x.example onerror=x()>&lt;b&gt; "quoted" \u0007\u001b';
    const document = await page(hostile, 'text/plain');
    expect(lines(document)).toEqual([hostile.slice(0, -2)]);
    expect(document.querySelectorAll('script, img, a, link, iframe')).toHaveLength(0);
  });

  it('notes how many of its lines are shown, and that long ones are cut', async () => {
    const document = await page(`${'x'.repeat(50)}\n`.repeat(9), 'text/plain', { lines: 4, line: 20 });
    expect(lines(document)).toEqual(Array.from({ length: 4 }, () => `${'x'.repeat(20)}…`));
    expect(notes(document)).toEqual(['The first 4 of 9 lines are shown.', 'Lines are shown up to 20 characters.']);
  });

  it.runIf(isDeep)('of one line of fifty megabytes is cut like any other', async () => {
    const document = await page(new Uint8Array(50 * 1024 * 1024).fill(120), 'text/plain');
    expect(lines(document)[0]).toHaveLength(pageLimits.line + 1);
  });

  it.each([
    ['nothing', ''],
    ['zeros', '\0\0\0\0'],
    ['a zero at its end', `${'text '.repeat(5000)}\0`],
    ['control characters', '\x01\x02\x03\x04 text'],
  ])('that is %s is no text', async (_, content) => {
    await expect(page(content, 'text/plain')).rejects.toThrow(/no text|empty/);
  });
});

describe('a CSV', () => {
  it('is a table whose first row is its head, with rows numbered as in the file', async () => {
    const document = await page('Name,Sum\r\nA,12.50\r\n"B ""b"", C","two\nlines"\n', 'text/csv');
    expect(rows(document)).toEqual([
      ['1', 'Name', 'Sum'],
      ['2', 'A', '12.50'],
      ['3', 'B "b", C', 'two\nlines'],
    ]);
    expect(document.querySelectorAll('thead th[scope=col]')).toHaveLength(2);
    expect([...document.querySelectorAll('td.n')].map((one) => one.textContent)).toEqual(['12.50']);
  });

  it.each([
    ['semicolons', 'text/csv', 'a;b;c\n1,5;2;3\n'],
    ['tabs', 'text/csv', 'a\tb\tc\n1,5\t2\t3\n'],
    ['bars', 'text/csv', 'a|b|c\n1,5|2|3\n'],
    ['tabs, by its type', 'text/tab-separated-values', 'a\tb\tc\n1,5\t2\t3\n'],
  ])('may be separated by %s', async (_, type, content) => {
    expect(rows(await page(content, type))).toEqual([
      ['1', 'a', 'b', 'c'],
      ['2', '1,5', '2', '3'],
    ]);
  });

  it('with short rows, long rows, and quotes that never end keeps what it has', async () => {
    expect(rows(await page('a,b\n1\n2,3,\n"never,4\n', 'text/csv'))).toEqual([
      ['1', 'a', 'b', ''],
      ['2', '1', '', ''],
      ['3', '2', '3', ''],
      ['4', '"never', '4', ''],
    ]);
  });

  it('stays text, formulas and markup alike', async () => {
    const document = await page('a,b\n=HYPERLINK("http://x.example"),<script>x()</script>\n', 'text/csv');
    expect(rows(document)[1]).toEqual(['2', '=HYPERLINK("http://x.example")', '<script>x()</script>']);
    expect(document.querySelectorAll('script, a')).toHaveLength(0);
  });

  it('notes how many of its rows and columns are shown', async () => {
    const content = Array.from({ length: 30 }, (_, at) => `${at},b,c`).join('\n');
    const document = await page(content, 'text/csv', { rows: 10, columns: 2 });
    expect(rows(document)).toHaveLength(10);
    expect(rows(document)[9]).toEqual(['10', '9', 'b']);
    expect(notes(document)).toEqual(['The first 10 of 30 rows are shown.', 'The first 2 of 3 columns are shown.']);
  });

  it.each(
    casesOf([
      ['quotes', '"'],
      ['rows', 'a,b,c,d\n'],
      ['commas', ','],
      ['quotes that begin fields', ',"a'],
      ['quotes within quotes', ',"""a'],
    ]),
  )(
    'of ten megabytes of %s is shown as far as anybody reads',
    async (_, piece) => {
      const bytes = Buffer.alloc(10 * 1024 * 1024, piece);
      expect((await pageOf(bytes, 'text/csv')).length).toBeLessThan(8 * 1024 * 1024);
    },
    60_000,
  );
});
