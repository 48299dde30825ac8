// A text as lines that can be compared by number: two lines have the same one exactly when they are the same bytes. All
// is kept in a few pieces of memory, whatever the text, so that fifty megabytes take little more than that.
import { tooLarge } from '../unreadable.ts';
import { GrowingNumbers } from './growing.ts';
import type { LineNames } from './line-names.ts';

export interface Lines {
  /** UTF-8. */
  bytes: Uint8Array;
  /** Where each begins, and where it ends, without what ends a line. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** As the text counts them, from 1; the pieces of one long line have the same. */
  numbers: Uint32Array;
  names: Uint32Array;
}

const LF = 10;
const CR = 13;
/** Longer ones are broken into pieces. */
const LONG = 4000;

/** @throws CannotRead where there are more lines than `most` */
export function linesOf(bytes: Uint8Array, names: LineNames, most: number): Lines {
  const starts = new GrowingNumbers();
  const ends = new GrowingNumbers();
  const numbers = new GrowingNumbers();
  let number = 0;
  const add = (start: number, end: number) => {
    starts.add(start);
    ends.add(end);
    numbers.add(number);
    if (starts.length > most) throw tooLarge('lines');
  };
  for (let start = 0; start < bytes.length;) {
    number++;
    const end = endOfLine(bytes, start);
    if (end - start <= LONG) add(start, end);
    else breakUp(bytes, start, end, add);
    start = bytes[end] === CR && bytes[end + 1] === LF ? end + 2 : end + 1;
  }
  return named(bytes, { starts: starts.done(), ends: ends.done(), numbers: numbers.done() }, names);
}

export function named(bytes: Uint8Array, where: Omit<Lines, 'bytes' | 'names'>, names: LineNames): Lines {
  const found = new Uint32Array(where.starts.length);
  for (let at = 0; at < found.length; at++) {
    found[at] = names.nameOf(bytes, where.starts[at] ?? 0, where.ends[at] ?? 0);
  }
  return { bytes, ...where, names: found };
}

const decoder = new TextDecoder();

export function textOf({ bytes, starts, ends }: Omit<Lines, 'names' | 'numbers'>, at: number): string {
  return decoder.decode(bytes.subarray(starts[at], ends[at]));
}

function endOfLine(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end++;
  return end;
}

/** A space, comma, semicolon, greater-than, closing brace. */
const seams = new Set([32, 44, 59, 62, 125]);
const SEEN = 12;

/**
 * Where a long line is broken depends on the few characters before alone. So the pieces behind an insertion are the same
 * as before it.
 */
function breakUp(bytes: Uint8Array, start: number, end: number, add: (start: number, end: number) => void): void {
  let from = start;
  for (let at = start; at < end; at++) {
    const isSeam = seams.has(bytes[at] ?? 0) && isChosen(bytes, at);
    if (!isSeam && at - from < LONG) continue;
    const to = isSeam ? at + 1 : startOfCharacter(bytes, at);
    add(from, to);
    from = to;
  }
  if (from < end) add(from, end);
}

/** About every eighth. */
function isChosen(bytes: Uint8Array, at: number): boolean {
  let sum = 0;
  for (let back = 0; back < SEEN; back++) sum = (Math.imul(sum, 31) + (bytes[at - back] ?? 0)) >>> 0;
  return (sum ^ (sum >>> 7)) % 8 === 0;
}

function startOfCharacter(bytes: Uint8Array, at: number): number {
  let start = at;
  while (((bytes[start] ?? 0) & 0xc0) === 0x80 && at - start < 4) start--;
  return start;
}
