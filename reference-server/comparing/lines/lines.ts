// Splits a text into lines that are compared by number: equal numbers mean equal bytes.
import { tooLarge } from '../unreadable-file.ts';
import { GrowingNumbers } from './growing.ts';
import type { LineNames } from './line-names.ts';

export interface Lines {
  /** UTF-8. */
  bytes: Uint8Array;
  /** The start and end of each line, without its line break. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** Line numbers of the text, from 1; the pieces of a long line share one. */
  numbers: Uint32Array;
  names: Uint32Array;
}

const LF = 10;
const CR = 13;
/** Longer lines are broken into pieces. */
const LONG = 4000;

/** @throws CannotRead for more than `most` lines */
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
  for (let at = 0; at < found.length; at++) found[at] = names.nameOf(bytes, where.starts[at] ?? 0, where.ends[at] ?? 0);
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

/** The break depends only on the few characters of the line before it, so the pieces behind an insertion stay the same. */
function breakUp(bytes: Uint8Array, start: number, end: number, add: (start: number, end: number) => void): void {
  let from = start;
  for (let at = start; at < end; at++) {
    const isSeam = seams.has(bytes[at] ?? 0) && isChosen(bytes, start, at);
    if (!isSeam && at - from < LONG) continue;
    const to = isSeam ? at + 1 : startOfCharacter(bytes, at);
    add(from, to);
    from = to;
  }
  if (from < end) add(from, end);
}

/** True for about every eighth position. */
function isChosen(bytes: Uint8Array, start: number, at: number): boolean {
  let sum = 0;
  for (let seen = at; seen >= start && seen > at - SEEN; seen--) sum = (Math.imul(sum, 31) + (bytes[seen] ?? 0)) >>> 0;
  return (sum ^ (sum >>> 7)) % 8 === 0;
}

function startOfCharacter(bytes: Uint8Array, at: number): number {
  let start = at;
  while (((bytes[start] ?? 0) & 0xc0) === 0x80 && at - start < 4) start--;
  return start;
}
