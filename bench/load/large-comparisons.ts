// L7: two CSV files of fifty megabytes with a few hundred edited rows, and two PDFs of three hundred pages. Measures
// whether every change is reported, the time, and the server's memory.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { dataOf, type TestClient } from '#server/testing/client.ts';
import * as room from '#server/testing/room.ts';
import { exactly, type Figure, figureOf } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const ROWS = 900_000;
const EVERY = 3000;
const PAGES = 300;
const allowedGrowth = 100 * 1024 * 1024;

export async function largeComparisons(server: LoadedServer): Promise<Figure[]> {
  // Creating them takes longer than the server keeps an idle connection.
  const ledgers = [csv(false), csv(true)] as const;
  const reports = [await pdf(false), await pdf(true)] as const;
  const admin = await server.signInAs('admin');
  const growth = server.watchMemory();
  return [
    ...(await compared(admin, 'text/csv', 'Ledger.csv', ROWS / EVERY, ledgers)),
    ...(await compared(admin, 'application/pdf', 'Report.pdf', PAGES, reports)),
    growth('comparisons of large files', allowedGrowth),
    exactly('faults in the log', 0, server.faults().length),
  ];
}

async function compared(
  admin: TestClient,
  mimeType: string,
  name: string,
  changes: number,
  files: readonly [Buffer, Buffer],
): Promise<Figure[]> {
  const [earlier, later] = files;
  const { id } = await room.addDocument(admin, { name, mimeType }, earlier);
  await room.addDocument(admin, { name, mimeType }, later);
  const begun = performance.now();
  const params = { path: { id }, query: { from: '1', to: '2' } };
  const { content } = await dataOf(admin.api.GET('/api/documents/{id}/compare', { params }));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const size = `${(later.length / 1024 / 1024).toFixed(1)} MB`;
  const found = content.kind === 'none' ? { kind: content.reason, changes: 0 } : content;
  return [
    exactly(`changes found in ${name}, ${size} (${found.kind})`, changes, found.changes),
    figureOf(`${name} compared in`, `${seconds} s`),
  ];
}

function csv(isEdited: boolean): Buffer {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const sum = isEdited && at % EVERY === 0 ? 'corrected' : String((at * 7919) % 100_000);
    return `${at},Person ${at % 977},2026-01-${(at % 28) + 1},"Some text, quoted",${sum}`;
  });
  return Buffer.from(rows.join('\n'));
}

async function pdf(isEdited: boolean): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= PAGES; number += 1) {
    const page = document.addPage([595, 842]);
    for (let line = 0; line < 40; line += 1) {
      const word = isEdited && line === 20 ? 'amended' : 'agreed';
      page.drawText(`Page ${number}, line ${line}: what the parties have ${word} upon`, {
        x: 50,
        y: 780 - line * 18,
        size: 11,
        font,
      });
    }
  }
  return Buffer.from(await document.save());
}
