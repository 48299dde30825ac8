// The positions of a block's audit entries and of the previous one about the same document, as seven characters each.
import type { Block } from './journal-index.ts';

/** Each list has one item per entry of a block. */
export interface Notes<List extends ArrayLike<number> = ArrayLike<number>> {
  /** The offset of the entry's line in the segment. */
  starts: List;
  /** The offset of its line's end. */
  ends: List;
  /** How many entries back the previous one about the same document is; 0 without one. */
  backs: List;
}

export const noNotes = (): Notes<number[]> => ({ starts: [], ends: [], backs: [] });

/** For each entry: the bytes since the last line, the length of its line, 0 if in the same line, and `back`. */
export function packNotes({ after }: Pick<Block, 'after'>, { starts, ends, backs }: Notes): string {
  const bytes: number[] = [];
  let place = after.offset;
  for (let at = 0; at < starts.length; at += 1) {
    const [start = 0, end = 0, back = 0] = [starts[at], ends[at], backs[at]];
    const isSameLine = end === place;
    pack(bytes, isSameLine ? 0 : start - place);
    pack(bytes, isSameLine ? 0 : end - start);
    pack(bytes, back);
    place = end;
  }
  return Buffer.from(bytes).toString('base64');
}

/** Typed arrays, since one call may read all blocks. */
export function unpackNotes({ after, entries, notes }: Pick<Block, 'after' | 'entries' | 'notes'>): Notes {
  const bytes = Buffer.from(notes, 'base64');
  const unpacked = {
    starts: new Float64Array(entries),
    ends: new Float64Array(entries),
    backs: new Float64Array(entries),
  };
  let read = 0;
  const next = (): number => {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[read] ?? 0;
      read += 1;
      if (byte < 128) return number + byte * factor;
      number += (byte - 128) * factor;
    }
  };
  let start = after.offset;
  let place = after.offset;
  for (let at = 0; at < entries; at += 1) {
    const gap = next();
    const length = next();
    if (length > 0) {
      start = place + gap;
      place = start + length;
    }
    unpacked.starts[at] = start;
    unpacked.ends[at] = place;
    unpacked.backs[at] = next();
  }
  return unpacked;
}

/** Seven bits per byte, least significant first; the eighth marks continuation. */
function pack(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}
