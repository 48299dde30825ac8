import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverIsAt } from '#web/testing/server-clock.ts';
import { type Cell, type CsvColumn, csvFileName, csvOf } from './csv.ts';

type Row = readonly Cell[];

const columns: readonly CsvColumn<Row>[] = ['Name', 'Count', 'Note'].map((title, at) => ({
  title,
  of: (row) => row[at],
}));

const header = '\uFEFF"Name","Count","Note"';

const textOf = (...rows: readonly Row[]) => csvOf(columns, [rows]).join('');

/** A strict parser of RFC 4180. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [[]];
  if (!text.startsWith('\uFEFF')) throw new Error('No byte-order mark');
  let at = 1;
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`A cell without its quote at ${String(at)}`);
    let cell = '';
    for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
      if (at >= text.length) throw new Error('A cell without its end');
      if (text[at] === '"') at += 1;
      cell += text[at] ?? '';
    }
    records.at(-1)?.push(cell);
    at += 1;
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      records.push([]);
      at += 2;
    } else if (at < text.length) throw new Error(`Something after a cell at ${String(at)}`);
  }
  return records;
}

describe('a CSV file', () => {
  it('is these bytes, to the last one', () => {
    expect(textOf(['Board "Minutes"', 3, 'a,b'])).toBe(`${header}\r\n"Board ""Minutes""","3","a,b"`);
    expect([...new TextEncoder().encode(textOf()).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
  });

  it('has only its header when there is nothing in it', () => {
    expect(textOf()).toBe(header);
  });

  it('quotes what is missing as an empty cell', () => {
    expect(textOf(['x', null, undefined])).toMatch(/"x","",""$/);
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\nx', '\rx', '=', '＝1+1', '＋1', '－1', '＠sum'])(
    'puts a space before a cell that opens with %j',
    (text) => {
      expect(parseCsv(textOf([text, text, text]))[1]).toEqual([` ${text}`, ` ${text}`, ` ${text}`]);
    },
  );

  it.each(['a=1', ' =1', '1-1', '"=1', '#', "'=1", '\v=', '\u00a0=1'])('does not change %j', (text) => {
    expect(parseCsv(textOf([text, 1, '']))[1]?.[0]).toBe(text);
  });

  it('gives back every text that went in, for any text, through a reader of its own', () => {
    const awkward = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', ' ', 'é', '😀') }),
    );
    const anyRow = fc.tuple(awkward, awkward, fc.option(awkward));
    const expected = (value: string | null) =>
      '=+-@\t\n\r＝＋－＠'.includes((value ?? '').charAt(0) || 'x') ? ` ${value ?? ''}` : (value ?? '');
    fc.assert(
      fc.property(fc.array(fc.array(anyRow, { maxLength: 4 }), { maxLength: 3 }), (pages) => {
        const [, ...records] = parseCsv(csvOf(columns, pages).join(''));
        expect(records).toEqual(pages.flat().map((row) => row.map(expected)));
      }),
    );
  });
});

it.each([
  [new Date(2026, 0, 5), 'audit-log-2026-01-05.csv'],
  [new Date(2026, 11, 31, 23, 59, 59), 'audit-log-2026-12-31.csv'],
])('at %s of the server, the local date in the name of a file has two digits for month and day', (time, name) => {
  serverIsAt(time.getTime());
  expect(csvFileName('audit-log')).toBe(name);
});
