// A long audit log for a data folder.
import type { NewAuditEntry } from '#core/ports/audit-log.ts';
import { openFileStore } from '#server/storage/file-store.ts';

const BURST = 2000;
const DAY_MS = 86_400_000;

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
export const viewsOf = (entries: number) => entries - Math.ceil(entries / 10);

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
