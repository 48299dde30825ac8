import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AuditEntry } from '#contract/types.ts';

import { auditCsv, auditCsvFileName } from './audit-csv.ts';

const entry: AuditEntry = {
  id: 'audit-1',
  createdAt: '2026-01-14T09:12:00.000Z',
  activityType: 'document_download',
  description: 'Downloaded "Board Minutes.pdf"',
  userId: 'user-1',
  ipAddress: '10.24.8.12',
  resourceType: 'document',
  resourceId: 'document-1',
  userAgent: 'Mozilla/5.0',
};

const header =
  '\uFEFF"Timestamp","Activity Type","Description","User ID","IP Address","Resource Type","Resource ID","User Agent"';

const csvOf = (...entries: AuditEntry[]) => auditCsv([entries]).join('');

/** Reads by the grammar of RFC 4180, one character at a time, and refuses whatever the grammar does not allow. */
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

describe('the exported log', () => {
  it('is these bytes, to the last one', () => {
    const record =
      '"2026-01-14T09:12:00.000Z","document_download","Downloaded ""Board Minutes.pdf""","user-1","10.24.8.12","document","document-1","Mozilla/5.0"';
    expect(csvOf(entry, entry)).toBe(`${header}\r\n${record}\r\n${record}`);
    const bytes = new TextEncoder().encode(csvOf(entry));
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
  });

  it('has only its header when there is nothing in it', () => {
    expect(csvOf()).toBe(header);
  });

  it('quotes what is missing as an empty cell', () => {
    const bare = { ...entry, userId: null, ipAddress: null, resourceType: null, resourceId: null, userAgent: null };
    expect(parseCsv(csvOf(bare))[1]?.slice(3)).toEqual(['', '', '', '', '']);
    expect(csvOf(bare)).toMatch(/,"","","","",""$/);
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\nx', '\rx', '='])(
    'puts a space before a cell that opens with %j',
    (text) => {
      const everywhere = {
        ...entry,
        createdAt: text,
        activityType: text,
        description: text,
        userId: text,
        ipAddress: text,
        resourceType: text,
        resourceId: text,
        userAgent: text,
      };
      expect(parseCsv(csvOf(everywhere))[1]).toEqual(Array.from({ length: 8 }, () => ` ${text}`));
    },
  );

  it.each(['a=1', ' =1', '1-1', '"=1', '#', "'=1", '\v=', '\u00a0=1'])('leaves %j as it is', (text) => {
    expect(parseCsv(csvOf({ ...entry, description: text }))[1]?.[2]).toBe(text);
  });

  it('gives back every text that went in, for any text, through a reader of its own', () => {
    const awkward = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', ' ', 'é', '😀') }),
    );
    const anyEntry = fc.record({
      id: fc.string(),
      createdAt: awkward,
      activityType: awkward,
      description: awkward,
      userId: fc.option(awkward),
      ipAddress: fc.option(awkward),
      resourceType: fc.option(awkward),
      resourceId: fc.option(awkward),
      userAgent: fc.option(awkward),
    });
    const expected = (value: string | null) =>
      '=+-@\t\n\r'.includes((value ?? '').charAt(0) || 'x') ? ` ${value ?? ''}` : (value ?? '');
    fc.assert(
      fc.property(fc.array(fc.array(anyEntry, { maxLength: 4 }), { maxLength: 3 }), (pages) => {
        const [, ...records] = parseCsv(auditCsv(pages).join(''));
        expect(records).toEqual(
          pages
            .flat()
            .map((one) =>
              [
                one.createdAt,
                one.activityType,
                one.description,
                one.userId,
                one.ipAddress,
                one.resourceType,
                one.resourceId,
                one.userAgent,
              ].map(expected),
            ),
        );
      }),
    );
  });
});

describe('the name of the exported file', () => {
  it('carries the local date with two digits for month and day', () => {
    expect(auditCsvFileName(new Date(2026, 0, 5))).toBe('audit-log-2026-01-05.csv');
    expect(auditCsvFileName(new Date(2026, 11, 31, 23, 59, 59))).toBe('audit-log-2026-12-31.csv');
  });
});
