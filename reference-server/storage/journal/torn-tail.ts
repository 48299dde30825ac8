// Keeps a copy of a torn tail before it is cut off from the journal.
import { open } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, removeFile, writeAll, type Disk, writeNew } from '../disk/disk.ts';
import { journalFolder, segmentFile, type TornTail } from './journal-reader.ts';

const PIECE = 1024 * 1024;
/** A tail is as long as one write; of more, only a part is kept. */
const MOST_BYTES = 64 * PIECE;

/** Copies the tail into its own file. @returns a message about both */
export async function keepTornTail(dataDir: string, tail: TornTail, disk: Disk, now: Date): Promise<string> {
  const segment = segmentFile(dataDir, tail.segment);
  const what =
    `${segment}, line ${tail.line}: ${tail.bytes} bytes from byte ${tail.start} on were cut off (${tail.reason}): ` +
    'a write that was cut short, none of it acknowledged.';
  const kept = await copied(dataDir, tail, disk, now);
  return `${what} ${kept === null ? 'There was no room to keep them aside.' : `They are kept in ${kept}.`}`;
}

async function copied(dataDir: string, tail: TornTail, disk: Disk, now: Date): Promise<string | null> {
  const from = segmentFile(dataDir, tail.segment);
  const time = now.toISOString().replace(/[^\dTZ]/g, '');
  const to = path.join(journalFolder(dataDir), `${path.basename(from, '.jsonl')}.torn-${time}`);
  try {
    // An earlier start at the same moment was interrupted while copying.
    await removeFile(disk, to);
    await copyBytes(disk, { from, to, start: tail.start, end: tail.start + Math.min(tail.bytes, MOST_BYTES) });
    await disk.syncFolder(journalFolder(dataDir));
    return to;
  } catch (error) {
    await removeFile(disk, to).catch(() => undefined);
    if (['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

interface Copying {
  from: string;
  to: string;
  start: number;
  end: number;
}

async function copyBytes(disk: Disk, { from, to, start, end }: Copying): Promise<void> {
  const source = await open(from, 'r');
  try {
    await writeNew(disk, to, async (target) => {
      const piece = Buffer.alloc(PIECE);
      for (let at = start; at < end;) {
        const { bytesRead } = await source.read(piece, 0, Math.min(PIECE, end - at), at);
        if (bytesRead === 0) break;
        await writeAll(target, piece.subarray(0, bytesRead), at - start);
        at += bytesRead;
      }
    });
  } finally {
    await source.close();
  }
}
