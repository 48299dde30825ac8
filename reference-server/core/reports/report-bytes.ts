// A report as bytes of one of its formats.
import type { ByteSource } from '../ports/objects.ts';
import type { Ports } from '../ports/ports.ts';
import { csvOfReport, FORMAT, FORMAT_VERSION } from './csv.ts';
import type { Cover, Report } from './report.ts';

export type ReportFormat = 'pdf' | 'csv' | 'json';

export const mediaTypes: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

type Open = () => Promise<Report>;

/** @param open starts reading the log; the cover is sent before that. */
export function reportBytes(format: ReportFormat, cover: Cover, open: Open, { reportPdf }: Pick<Ports, 'reportPdf'>) {
  if (format === 'json') return pieces(jsonOfReport(cover, open));
  if (format === 'csv') return pieces(csvOfReport(cover, open));
  if (!reportPdf) throw new Error('Nothing here sets a report as PDF');
  return drawn(open, reportPdf);
}

async function* drawn(open: Open, reportPdf: (report: Report) => ByteSource): AsyncGenerator<Uint8Array> {
  yield* reportPdf(await open());
}

/** Characters in a piece. */
const PIECE = 64 * 1024;

async function* pieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting: string[] = [];
  let length = 0;
  let isFirst = true;
  for await (const text of texts) {
    waiting.push(text);
    length += text.length;
    // The first piece is sent at once, since reading the log may take a while.
    if (!isFirst && length < PIECE) continue;
    isFirst = false;
    yield encoder.encode(waiting.join(''));
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield encoder.encode(waiting.join(''));
}

// A report as JSON: its facts, then the rows of each section, one line each. A truncated report is not valid JSON.
async function* jsonOfReport(cover: Cover, opening: () => Promise<Report>): AsyncGenerator<string> {
  const { id, room, from, to, madeAt, madeBy, head } = cover;
  const facts = JSON.stringify({ id, room, from, to, madeAt, madeBy, head });
  yield `{"report":${JSON.stringify(FORMAT)},"format":${FORMAT_VERSION},\n"cover":${facts},\n`;
  const report = await opening();
  for (const { kind, rows } of report.sections()) {
    if (kind === 'cover') continue;
    if (kind === 'chain') {
      yield `"chain":${JSON.stringify(report.chain)},\n`;
      continue;
    }
    yield `"${kind}":[`;
    let before = '\n';
    for await (const row of rows) {
      yield `${before}${JSON.stringify(row)}`;
      before = ',\n';
    }
    yield `\n],\n`;
  }
  yield '"complete":true}\n';
}
