// L6: a compliance report of a log with a million audit entries, in each format. Measures the server's memory, the
// time, and whether all entries were counted.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { NewAuditEntry } from '#core/ports/audit-log.ts';
import { verifyReport } from '#server/reports/verify-report.ts';
import { openFileStore } from '#server/storage/file-store.ts';
import { fetchInto } from './fetch-into.ts';
import { exactly, type Figure, figureOf, megabytes } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const allowedGrowth = 200 * 1024 * 1024;
const BURST = 2000;
const DAY_MS = 86_400_000;
const reportSchema = z.object({ id: z.string() });

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
      const made = await admin.request('/api/reports/compliance', { json: { from, format } });
      const { id } = reportSchema.parse(made.json());
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

/** One commit each: mostly views, over a year. */
export async function fillLog(dataDir: string, entries: number): Promise<void> {
  const file = await openFileStore(dataDir);
  const begun = Date.now() - 365 * DAY_MS;
  for (let at = 0; at < entries; at += BURST) {
    const burst = Array.from({ length: Math.min(BURST, entries - at) }, (_, more) =>
      file.store.transact((tx) => tx.audit.append(entryAt(at + more, begun + ((at + more) / entries) * 364 * DAY_MS))),
    );
    await Promise.all(burst);
  }
  await file.close();
}

const kinds = ['document_download', 'blocked_download', 'permission_granted', 'login'] as const;
const isOther = (at: number) => at % 10 === 0;
const viewsOf = (entries: number) => entries - Math.ceil(entries / 10);

function entryAt(at: number, time: number): NewAuditEntry {
  const document = at % 2000;
  return {
    createdAt: new Date(time).toISOString(),
    activityType: isOther(at) ? (kinds[(at / 10) % kinds.length] ?? 'login') : 'document_view',
    description: `Entry ${at} about "Document ${document}.pdf" (version 1)`,
    userId: `person-${at % 300}`,
    ipAddress: '192.0.2.17',
    resourceType: 'document',
    resourceId: `document-${document}`,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  };
}

async function viewsIn(file: string): Promise<number> {
  const found = /"figure":"views","title":"Views","value":(\d+)/.exec(await readFile(file, 'utf8'));
  return Number(found?.[1] ?? -1);
}
