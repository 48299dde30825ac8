// Single audit entries, read from where the index says that they stand. Each line is held against its own hash and against
// the line after it, which names that hash.
import type { FileHandle } from 'node:fs/promises';
import type { AuditEntry } from '#core/records/records.ts';
import { auditId } from '#core/store/audit-log.ts';
import { damaged } from '../disk/data-error.ts';
import { openOwn } from '../disk/own-file.ts';
import { OPENING, OPENING_BYTES } from './check-chain.ts';
import type { Place } from './journal-index.ts';
import { parseEntry, segmentFile } from './journal-reader.ts';
import { hashOfLine } from './line-hash.ts';

/** In the order of the places. @throws DataFolderError where one is not there as it was written. */
export async function readEntriesAt(dataDir: string, places: readonly Place[]): Promise<AuditEntry[]> {
  const handles = new Map<number, FileHandle>();
  try {
    for (const { segment } of places) {
      if (!handles.has(segment)) handles.set(segment, (await openOwn(segmentFile(dataDir, segment))).handle);
    }
    return await Promise.all(
      places.map(async (place) => {
        const entry = await readEntryAt(handles.get(place.segment), place);
        if (entry) return entry;
        const where = `${segmentFile(dataDir, place.segment)}, byte ${place.start}`;
        throw damaged(where, `${auditId(place.position + 1)} is not there as it was written`);
      }),
    );
  } finally {
    await Promise.all([...handles.values()].map((handle) => handle.close()));
  }
}

async function readEntryAt(handle: FileHandle | undefined, place: Place): Promise<AuditEntry | undefined> {
  const { start, end, position } = place;
  const bytes = Buffer.allocUnsafe(end - start + OPENING_BYTES);
  const { bytesRead = 0 } = (await handle?.read(bytes, 0, bytes.length, start)) ?? {};
  const line = bytes.subarray(0, Math.min(bytesRead, end - start - 1));
  const hash = hashOfLine(line);
  const [, , next] = OPENING.exec(bytes.toString('latin1', Math.min(end - start, bytesRead), bytesRead)) ?? [];
  if (hash === null || (next !== undefined && next !== hash)) return undefined;
  return parseEntry(line)?.audit.find(({ id }) => id === auditId(position + 1));
}
