// L6: a compliance report of a log with a million audit entries, in each format. Measures the server's memory, the
// time, and whether all entries were counted.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyReport } from '#server/reports/verify-report.ts';
import { dataOf } from '#server/testing/client.ts';
import { fillLog, viewsOf } from '../fill-log.ts';
import { fetchInto } from './fetch-into.ts';
import { exactly, type Figure, figureOf, megabytes } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const allowedGrowth = 200 * 1024 * 1024;
const DAY_MS = 86_400_000;

export async function longReport(server: LoadedServer, entries: number): Promise<Figure[]> {
  await server.stop();
  await fillLog(server.dataDir, entries);
  await server.restart();
  const folder = await mkdtemp(path.join(tmpdir(), 'strongroom-report-'));
  try {
    const figures: Figure[] = [];
    const admin = await server.signInAs('admin');
    for (const format of ['json', 'csv', 'pdf'] as const) {
      const file = path.join(folder, `report.${format}`);
      const from = new Date(Date.now() - 400 * DAY_MS).toISOString();
      const { id } = await dataOf(admin.api.POST('/api/reports/compliance', { body: { from, format } }));
      const growth = server.watchMemory();
      const begun = performance.now();
      await fetchInto(file, admin, `${server.url}/api/reports/${id}/content`);
      const seconds = (performance.now() - begun) / 1000;
      const { size } = await stat(file);
      figures.push(
        growth(`${format} of ${entries} audit entries`, allowedGrowth),
        figureOf(`${format}, time and size`, `${seconds.toFixed(1)} s, ${megabytes(size)}`),
        exactly(`${format}: belongs to the log`, 0, (await verifyReport(server.dataDir, file)).exitCode),
      );
      if (format === 'json') figures.push(exactly('views in it', viewsOf(entries), await viewsIn(file)));
    }
    return [...figures, exactly('faults in the log', 0, server.faults().length)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function viewsIn(file: string): Promise<number> {
  const found = /"figure":"views","title":"Views","value":(\d+)/.exec(await readFile(file, 'utf8'));
  return Number(found?.[1] ?? -1);
}
