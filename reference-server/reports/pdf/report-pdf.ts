// A compliance report as PDF, written while it is read; access is by rule, in JSON and CSV by user and item.
import type { ByteSource } from '#core/ports/objects.ts';
import { daysOf, type Report, type Section, signatureOf } from '#core/reports/report.ts';
import { beginCover } from './cover.ts';
import { grouped, moment } from './in-words.ts';
import { type Fonts, Paper } from './pdf-paper.ts';
import { ink, muted, type Style } from './sheet.ts';
import { type SheetColumn, sheets } from './sheet-columns.ts';
import { Table } from './table.ts';

interface ReportPdfOptions {
  fonts: Fonts;
  /** A PNG for the cover. */
  logo?: Buffer | null;
  /** Lets other work run between two pages. */
  giveWay?: () => Promise<void>;
}

const prose: Style = { face: 'body', size: 9, color: muted };

export function reportPdf({ fonts, logo = null, giveWay = () => Promise.resolve() }: ReportPdfOptions) {
  return async function* (report: Report): ByteSource {
    const paper = new Paper(fonts, aboutOf(report));
    for await (const _page of pages(paper, report, logo)) {
      for (const chunk of paper.take()) yield chunk;
      await giveWay();
    }
    await paper.end();
    yield* paper.take();
  };
}

/** Yields whenever bytes are ready. */
async function* pages(paper: Paper, report: Report, logo: Buffer | null): AsyncGenerator<void> {
  for (const section of report.sections()) {
    if (section.kind === 'access') continue;
    if (section.kind === 'cover') beginCover(paper, report, logo);
    else {
      paper.heading(section.title);
      paper.paragraph(section.note, prose, { after: 8 });
    }
    const columns: readonly SheetColumn[] = sheets[section.kind];
    let { page } = paper;
    let table: Table | null = null;
    for await (const cells of rowsOf(section, columns)) {
      table ??= tableOf(paper, section, columns);
      table.row(cells);
      if (paper.page === page) continue;
      ({ page } = paper);
      yield;
    }
    if (table === null) paper.paragraph('None in this period.', { ...prose, color: ink });
    table?.end();
    if (section.kind === 'cover') {
      paper.paragraph(section.note, prose);
      paper.contentsPage();
    }
    yield;
  }
}

function aboutOf({ cover }: Report) {
  const { from, to, madeAt, madeBy, head } = cover;
  const made = `${moment(madeAt)} UTC`;
  return {
    title: 'Compliance Report',
    subject: `${from} to ${to}`,
    // Connects the file with its log, for programs without PDF support.
    keywords: signatureOf(cover),
    made: new Date(madeAt),
    head: ['Strongroom  ·  Compliance Report', daysOf(cover)] as const,
    foot: `Made ${made} by ${madeBy.name}  ·  log entry ${head.seq}, ${head.hash.slice(0, 12)}`,
  };
}

function tableOf(paper: Paper, section: Section, shown: readonly SheetColumn[]): Table {
  const titles = new Map(section.columns.map((column): [string, string] => [column.key, column.title]));
  return new Table(
    paper,
    shown.map(({ keys: [key], width, title: words, kind }) => ({
      title: words ?? titles.get(key) ?? '',
      width,
      isNumber: kind === 'number',
    })),
  );
}

interface Rows {
  columns: readonly { key: string; text(row: unknown): string }[];
  rows: AsyncIterable<unknown> | Iterable<unknown>;
}

async function* rowsOf({ columns, rows }: Rows, shown: readonly SheetColumn[]): AsyncGenerator<string[][]> {
  for await (const row of rows) {
    const texts = new Map(columns.map((column) => [column.key, moment(column.text(row))]));
    yield shown.map(({ keys, kind }) => {
      const words = keys.map((key) => texts.get(key) ?? '');
      return kind === 'number' ? words.map(grouped) : words;
    });
  }
}
