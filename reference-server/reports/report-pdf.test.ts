import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { headings } from '#core/reports/columns.ts';
import type { EventRow, FactRow, Report, Section } from '#core/reports/report.ts';
import { collect } from '#core/store/memory-objects.ts';
import { isDeep } from '#server/testing/deep.ts';
import { readPdf } from '../preview/testing/pdf-reader.ts';
import type { Fonts } from './pdf/pdf-paper.ts';
import { reportPdf } from './pdf/report-pdf.ts';
import { readReportFonts } from './report-fonts.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await readReportFonts();
});

const event = (at: number, person: string, description: string): EventRow => ({
  id: `audit-${at}`,
  at: '2026-03-01T10:00:00.000Z',
  type: 'permission_granted',
  personId: `user-${at}`,
  person,
  description,
  resourceType: 'document',
  resourceId: `doc-${at}`,
  ipAddress: '10.24.8.61',
});

interface Content {
  from?: string;
  facts?: readonly FactRow[];
  grants?: AsyncIterable<EventRow> | Iterable<EventRow>;
  broken?: { seq: number; reason: string } | null;
}

async function* each<Row>(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<Row> {
  yield* rows;
}

/** Rows for each user and item must not be read, since they are for programs. */
const unread: Iterable<never> = {
  [Symbol.iterator]() {
    throw new Error('Access was read item by item');
  },
};

function reportOf({ from = '2026-01-01T00:00:00.000Z', facts = [], grants = [], broken = null }: Content): Report {
  const atEnd = { seq: 7, hash, auditEntries: 9 };
  const sections: Section[] = [
    { kind: 'cover', ...headings.cover, rows: each(facts) },
    { kind: 'policyChanges', ...headings.policyChanges, rows: each<EventRow>([]) },
    { kind: 'access', ...headings.access, rows: unread },
    { kind: 'grants', ...headings.grants, rows: each(grants) },
    {
      kind: 'chain',
      ...headings.chain,
      rows: each([{ fact: 'headHash', title: 'Hash of the last one', value: hash }]),
    },
  ];
  return {
    cover: {
      id: 'report-1',
      room: 'https://rooms.example.org',
      from,
      to: '2026-04-01T00:00:00.000Z',
      madeAt: '2026-04-02T09:30:00.000Z',
      madeBy: { id: 'user-1', name: 'Grace <&> שלום', email: 'grace@example.org', role: 'manager' },
      head: { seq: 7, hash },
    },
    chain: { length: 7, auditEntries: 9, head: { seq: 7, hash }, atEnd, broken },
    summary: [{ figure: 'views', title: 'Views', value: 1234, note: '' }],
    sections: () => sections,
  };
}

const bytesOf = (content: Content) => collect(reportPdf({ fonts })(reportOf(content)));
const pagesOf = async (content: Content) => (await readPdf(await bytesOf(content))).map(({ text }) => text.split('\n'));
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => event(at, `Person ${at}`, `Granted "file ${at}"`));

describe('a compliance report on paper', () => {
  it('is a whole file: it begins with its head, and its end names the place of its table', async () => {
    const text = Buffer.from(await bytesOf({ grants: many(200) })).toString('latin1');
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
  });

  it('has the logo of the data room on its cover', async () => {
    const logo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const shown = async (of: Buffer | null) =>
      Buffer.from(await collect(reportPdf({ fonts, logo: of })(reportOf({ grants: many(1) })))).toString('latin1');
    expect(await shown(logo)).toContain('/Subtype /Image');
    expect(await shown(null)).not.toContain('/Subtype /Image');
  });

  it("is in the app's typeface, and a name in letters that it lacks in another", async () => {
    const text = Buffer.from(await bytesOf({ grants: many(1) })).toString('latin1');
    const faces = new Set([...text.matchAll(/BaseFont \/\w+\+([\w-]+)/g)].map(([, name]) => name));
    expect([...faces].sort()).toEqual(['DejaVuSansCondensed', 'DejaVuSansMono', 'Inter-Regular', 'Inter-SemiBold']);
  });

  it('of everything is from the beginning of the log, and names no day before it', async () => {
    const from = '1970-01-01T00:00:00.000Z';
    const pages = await pagesOf({ from, facts: [{ fact: 'from', title: 'From', value: from }], grants: many(1) });
    expect(pages[0]?.filter((line) => line.startsWith('The beginning of the log'))).toHaveLength(2);
    expect(pages.flat().join('\n')).toContain('up to 2026-03-31');
    expect(pages.flat().join('\n')).not.toContain('1970');
  });

  it('begins with a cover, contents with the right pages, and numbers every page of how many', async () => {
    const pages = await pagesOf({ facts: [{ fact: 'id', title: 'Report', value: 'report-1' }], grants: many(60) });
    expect(pages[0]).toEqual(expect.arrayContaining(['Compliance Report', 'Report', 'report-1']));
    const contents = pages[1] ?? [];
    for (const title of ['Changes of the security policy', 'Grants and revocations', 'The audit chain']) {
      const page = Number(contents[contents.indexOf(title) + 1]);
      expect(pages[page - 1], `${title} on page ${page}`).toContain(title);
      expect(page).toBeGreaterThan(2);
    }
    pages.forEach((text, at) => {
      expect(text.join(' ')).toMatch(new RegExp(`Page ${at + 1} of\\s+${pages.length}(?!\\d)`));
      expect(text.some((words) => words.startsWith('Made 2026-04-02 09:30:00 UTC by Grace'))).toBe(true);
      if (at > 0) expect(text).toContain('2026-01-01 to 2026-03-31');
    });
  });

  it('has on its cover the room, the period, who made it, whether the chain is whole, and figures', async () => {
    const [cover = []] = await pagesOf({});
    const lines = cover.join('\n');
    expect(lines).toContain('https://rooms.example.org');
    expect(lines).toContain('2026-01-01 00:00:00 to 2026-04-01 00:00:00 UTC');
    expect(lines).toMatch(/Made 2026-04-02 09:30:00 UTC by Grace .*\(grace@example\.org\), manager/);
    expect(lines).toMatch(/The audit chain was verified up to entry 7 of the log, with \d+ audit entries/);
    expect(cover).toEqual(expect.arrayContaining(['1,234', 'Views']));
  });

  it('gives names of types for readers, and access by rule only', async () => {
    const text = (await pagesOf({ grants: many(1) })).flat();
    expect(text).toContain('Permission granted');
    expect(text).not.toContain('permission_granted');
    expect(text).not.toContain(headings.access.title);
  });

  it('states of an empty section that there was nothing', async () => {
    const text = (await pagesOf({})).flat();
    expect(text.filter((words) => words === 'None in this period.')).toHaveLength(3);
  });

  it('repeats the head of a table on each of its pages, and tears no row', async () => {
    const pages = await pagesOf({ grants: many(120) });
    const withRows = pages.filter((text) => text.some((words) => words.startsWith('Granted "file')));
    expect(withRows.length).toBeGreaterThan(3);
    for (const text of withRows) {
      expect(text.filter((words) => words === 'Description, resource')).toHaveLength(1);
      const rows = text.filter((words) => words.startsWith('Granted "file')).length;
      expect(text.filter((words) => words.startsWith('doc-'))).toHaveLength(rows);
    }
    expect(pages.flat().filter((words) => words.startsWith('Granted "file'))).toHaveLength(120);
  });

  it('shows names of every script in whole, from the right where they are read so, and what deceives as what it is', async () => {
    const names = ['שלום עולם', 'تقرير سنوي', '🎉 party', '合同.docx', 'x\u202Efdp.exe', 'A'.repeat(255), 'a\u0000b'];
    const text = (await pagesOf({ grants: names.map((name, at) => event(at, name, 'Granted')) })).flat();
    const letters = (words: string) => (words.match(/\p{L}/gu) ?? []).sort().join('');
    for (const name of names.slice(0, 2)) expect(text.map(letters)).toContain(letters(name));
    expect(text).toEqual(
      expect.arrayContaining(['\\u{1F389} party', '\\u{5408}\\u{540C}.docx', 'x\\u{202E}fdp.exe', 'a\\u{0}b']),
    );
    expect(text.filter((words) => /^A+$/.test(words)).join('')).toHaveLength(255);
  });

  it('breaks a row that is higher than a page within, and loses nothing of it', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => `w${at}`);
    const text = (await pagesOf({ grants: [event(0, 'Somebody', words.join(' '))] })).flat().join(' ');
    expect(text.match(/\bw\d+\b/g)).toEqual(words);
  });

  it('shows at once where the chain of the log is broken', async () => {
    const [cover] = await pagesOf({ broken: { seq: 5, reason: 'hash' } });
    expect(cover).toContain('The audit chain is broken at entry 5. This report ends before it.');
  });

  it('names itself, its language and the head of its log in its metadata, and is tagged', async () => {
    const bytes = await bytesOf({ grants: many(3) });
    expect(new TextDecoder('latin1').decode(bytes)).toContain(`(strongroom-compliance-report report-1 7 ${hash})`);
    const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false });
    const document = await task.promise;
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Compliance Report', Language: 'en-US' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await document.getOutline()).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Grants and revocations', 'The audit chain']),
    );
    const tree = await (await document.getPage(3)).getStructTree();
    expect(JSON.stringify(tree)).toContain('"role":"H1"');
    const links = await (await document.getPage(2)).getAnnotations();
    expect(links.map((link: { dest?: unknown }) => link.dest)).toEqual(['s1', 's2', 's3']);
    for (const name of ['s1', 's2', 's3']) expect(await document.getDestination(name)).not.toBeNull();
    await task.destroy();
  });

  it(
    'is written while it is read: however many rows there are, memory stays as it was',
    { timeout: 600_000 },
    async () => {
      const rows = isDeep ? 100_000 : 1_600;
      setFlagsFromString('--expose-gc');
      const collectGarbage = runInNewContext('gc') as () => void;
      const used: number[] = [];
      let bytes = 0;
      async function* grants(): AsyncGenerator<EventRow> {
        for (let at = 0; at < rows; at += 1) {
          if (at === rows / 4 || at === rows - 1) {
            collectGarbage();
            const { heapUsed, arrayBuffers } = process.memoryUsage();
            used.push(heapUsed + arrayBuffers);
          }
          yield await Promise.resolve(event(at, `Person ${at}`, `Granted "${'x'.repeat(20)} ${at}"`));
        }
      }
      for await (const piece of reportPdf({ fonts })(reportOf({ grants: grants() }))) bytes += piece.length;
      const [early = 0, late = 0] = used;
      // Of a page, only its position in the file stays in memory.
      expect(late - early).toBeLessThan(Math.max(4_000_000, rows * 200));
      expect(bytes).toBeGreaterThan(rows * 30);
    },
  );
});
