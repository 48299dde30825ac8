// Reads a file line by line in pieces, so that a segment is never in memory as a whole.
import { openOwn } from '../disk/own-file.ts';

export interface Line {
  bytes: Buffer;
  start: number;
  /** The position after the line's end. */
  end: number;
}

/** What follows the last complete line: nothing if `start` equals `size`. */
export interface Rest {
  start: number;
  size: number;
}

const PIECE = 1024 * 1024;
/** The longest line that can be read, since it must fit into a string; the journal writes no longer ones. */
export const LONGEST_LINE = 256 * 1024 * 1024;

/** The complete lines between `from` and `to`, several at a time. @throws ForeignEntry unless a plain file. */
export async function* readLines(file: string, from = 0, to = Infinity): AsyncGenerator<readonly Line[], Rest> {
  const { handle, stats } = await openOwn(file);
  try {
    const until = Math.min(to, stats.size);
    let position = from;
    let start = from;
    let pending: Buffer[] = [];
    while (position < until && position - start < LONGEST_LINE) {
      const piece = Buffer.allocUnsafe(Math.min(PIECE, until - position));
      const { bytesRead } = await handle.read(piece, 0, piece.length, position);
      if (bytesRead === 0) break;
      const lines: Line[] = [];
      let at = 0;
      const found = piece.subarray(0, bytesRead);
      for (let feed = found.indexOf(10); feed !== -1; feed = found.indexOf(10, at)) {
        const last = found.subarray(at, feed);
        const bytes = pending.length > 0 ? Buffer.concat([...pending, last]) : last;
        pending = [];
        at = feed + 1;
        lines.push({ bytes, start, end: position + at });
        start = position + at;
      }
      if (at < bytesRead) pending.push(found.subarray(at));
      position += bytesRead;
      if (lines.length > 0) yield lines;
    }
    return { start, size: Math.max(start, until) };
  } finally {
    await handle.close();
  }
}

export async function sizeOfFile(file: string): Promise<number> {
  const { handle, stats } = await openOwn(file);
  await handle.close();
  return stats.size;
}
