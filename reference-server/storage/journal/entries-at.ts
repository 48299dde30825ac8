// Reads single audit entries by position, each checked against its own hash and the next line's.
import type { FileHandle } from 'node:fs/promises';
import { groupedBy } from '#core/records/grouped-by.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { auditId } from '#core/store/log/audit-log.ts';
import { damaged } from '../disk/data-error.ts';
import { openOwn } from '../disk/own-file.ts';
import { OPENING, OPENING_BYTES } from './check-chain.ts';
import type { Place } from './journal-index.ts';
import { parseEntry, segmentFile } from './journal-reader.ts';
import { hashOfLine } from './line-hash.ts';

/** The number of lines held at a time. */
const AT_ONCE = 8;

/** In the order of `places`, each line read once. @throws DataFolderError if one is missing or altered */
export async function readEntriesAt(dataDir: string, places: readonly Place[]): Promise<AuditEntry[]> {
  const handles = new Map<number, FileHandle>();
  const found = new Map<number, AuditEntry>();
  const lines = [...groupedBy(places, ({ segment, start }) => `${segment} ${start}`).values()];
  try {
    for (const { segment } of places) {
      if (!handles.has(segment)) handles.set(segment, (await openOwn(segmentFile(dataDir, segment))).handle);
    }
    for (let at = 0; at < lines.length; at += AT_ONCE) {
      const some = lines.slice(at, at + AT_ONCE);
      await Promise.all(
        some.map(async ([place, ...more]) => {
          if (!place) return;
          const entries = await readLineAt(handles.get(place.segment), place);
          for (const { position } of [place, ...more]) {
            const entry = entries.get(auditId(position + 1));
            if (entry) found.set(position, entry);
          }
        }),
      );
    }
  } finally {
    await Promise.all([...handles.values()].map((handle) => handle.close()));
  }
  return places.map(({ segment, start, position }) => {
    const entry = found.get(position);
    if (entry) return entry;
    const where = `${segmentFile(dataDir, segment)}, byte ${start}`;
    throw damaged(where, `${auditId(position + 1)} is not there as it was written`);
  });
}

/** Entries by id; empty for an altered line. */
async function readLineAt(handle: FileHandle | undefined, { start, end }: Place): Promise<Map<string, AuditEntry>> {
  const bytes = Buffer.allocUnsafe(end - start + OPENING_BYTES);
  const { bytesRead = 0 } = (await handle?.read(bytes, 0, bytes.length, start)) ?? {};
  const line = bytes.subarray(0, Math.min(bytesRead, end - start - 1));
  const hash = hashOfLine(line);
  const [, , next] = OPENING.exec(bytes.toString('latin1', Math.min(end - start, bytesRead), bytesRead)) ?? [];
  if (hash === null || (next !== undefined && next !== hash)) return new Map();
  const entry = await parseEntry(line);
  return new Map(entry?.audit.map((audit) => [audit.id, audit]));
}
