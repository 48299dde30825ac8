// Finds where two lists of lines differ. Lines that occur once in both are found first, and those that keep their order
// are anchors; between anchors, the shortest edit is searched up to a limit. The work thus grows with the texts and not
// with the product of their differences.
import { diffArrays } from 'diff';
import { GrowingNumbers } from './growing.ts';

/** `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

export interface Hunk {
  before: Span;
  after: Span;
}

/** The most added and removed lines of an edit; longer ones become one difference. */
const LONGEST_WAY = 400;
/** The most lines, of both sides together, that are compared without anchors. */
const SMALL = 200;
/** How often each line may be searched for anchors; what remains becomes one difference. */
const MOST_LOOKS = 64;

export function hunksOf(before: Uint32Array, after: Uint32Array, names: number): Hunk[] {
  const anchors = new Anchors(before, after, names);
  const found: Hunk[] = [];
  const open: Hunk[] = [{ before: { start: 0, end: before.length }, after: { start: 0, end: after.length } }];
  // The last one pushed is handled first, so that differences are found in order.
  for (let next = open.pop(); next; next = open.pop()) {
    const rest = trimmed(next, before, after);
    const sizes = [rest.before.end - rest.before.start, rest.after.end - rest.after.start] as const;
    if (sizes[0] + sizes[1] === 0) continue;
    if (Math.min(...sizes) === 0) found.push(rest);
    else if (sizes[0] + sizes[1] <= SMALL) found.push(...shortest(rest, before, after));
    else {
      const gaps = anchors.gapsIn(rest);
      if (gaps) open.push(...gaps.reverse());
      else found.push(...shortest(rest, before, after));
    }
  }
  return joined(found);
}

function trimmed({ before: b, after: a }: Hunk, before: Uint32Array, after: Uint32Array): Hunk {
  let [start, other, end, otherEnd] = [b.start, a.start, b.end, a.end];
  while (start < end && other < otherEnd && before[start] === after[other]) [start, other] = [start + 1, other + 1];
  while (end > start && otherEnd > other && before[end - 1] === after[otherEnd - 1])
    [end, otherEnd] = [end - 1, otherEnd - 1];
  return { before: { start, end }, after: { start: other, end: otherEnd } };
}

function shortest(hunk: Hunk, before: Uint32Array, after: Uint32Array): Hunk[] {
  const slice = (lines: Uint32Array, { start, end }: Span) => Array.from(lines.subarray(start, end));
  const changes = diffArrays(slice(before, hunk.before), slice(after, hunk.after), { maxEditLength: LONGEST_WAY });
  if (!changes) return [hunk];
  let [at, other] = [hunk.before.start, hunk.after.start];
  const found: Hunk[] = [];
  for (const { added, removed, count } of changes) {
    const [start, otherStart] = [at, other];
    if (!added) at += count;
    if (!removed) other += count;
    if (added || removed) found.push({ before: { start, end: at }, after: { start: otherStart, end: other } });
  }
  return found;
}

function joined(hunks: readonly Hunk[]): Hunk[] {
  const found: Hunk[] = [];
  for (const hunk of hunks) {
    const last = found.at(-1);
    if (last?.before.end === hunk.before.start && last.after.end === hunk.after.start) {
      last.before.end = hunk.before.end;
      last.after.end = hunk.after.end;
    } else {
      found.push({ before: { ...hunk.before }, after: { ...hunk.after } });
    }
  }
  return found;
}

class Anchors {
  /** For each line number: how often it occurs in the part (2 means more than once), and where last. */
  readonly #seen: readonly [Uint8Array, Uint8Array];
  readonly #place: Uint32Array;
  #looks: number;

  constructor(
    private readonly before: Uint32Array,
    private readonly after: Uint32Array,
    names: number,
  ) {
    this.#seen = [new Uint8Array(names), new Uint8Array(names)];
    this.#place = new Uint32Array(names);
    this.#looks = MOST_LOOKS * (before.length + after.length);
  }

  /** The gaps between anchors, in order; null without anchors. */
  gapsIn({ before, after }: Hunk): Hunk[] | null {
    this.#looks -= before.end - before.start + (after.end - after.start);
    if (this.#looks < 0) return null;
    const { places, others } = this.#pairs(before, after);
    const kept = longestRising(others);
    if (kept.length === 0) return null;
    const gaps: Hunk[] = [];
    let [start, otherStart] = [before.start, after.start];
    const close = (end: number, otherEnd: number) => {
      if (end > start || otherEnd > otherStart)
        gaps.push({ before: { start, end }, after: { start: otherStart, end: otherEnd } });
    };
    for (const index of kept) {
      const [at = 0, other = 0] = [places[index], others[index]];
      close(at, other);
      [start, otherStart] = [at + 1, other + 1];
    }
    close(before.end, after.end);
    return gaps;
  }

  /** The positions of lines that occur once in both parts. */
  #pairs(before: Span, after: Span): { places: Uint32Array; others: Uint32Array } {
    const [seen, seenAfter] = this.#seen;
    count(seen, this.before, before);
    count(seenAfter, this.after, after);
    for (let at = after.start; at < after.end; at++) this.#place[this.after[at] ?? 0] = at;
    const [places, others] = [new GrowingNumbers(), new GrowingNumbers()];
    for (let at = before.start; at < before.end; at++) {
      const name = this.before[at] ?? 0;
      if (seen[name] !== 1 || seenAfter[name] !== 1) continue;
      places.add(at);
      others.add(this.#place[name] ?? 0);
    }
    forget(seen, this.before, before);
    forget(seenAfter, this.after, after);
    return { places: places.done(), others: others.done() };
  }
}

function count(seen: Uint8Array, lines: Uint32Array, { start, end }: Span): void {
  for (let at = start; at < end; at++) {
    const name = lines[at] ?? 0;
    seen[name] = Math.min(2, (seen[name] ?? 0) + 1);
  }
}

function forget(seen: Uint8Array, lines: Uint32Array, { start, end }: Span): void {
  for (let at = start; at < end; at++) seen[lines[at] ?? 0] = 0;
}

/** The positions of the longest increasing subsequence; the numbers are distinct. */
function longestRising(numbers: Uint32Array): number[] {
  const ends: number[] = [];
  const previous = new Int32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const length = lengthBelow(numbers, ends, numbers[at] ?? 0);
    previous[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  }
  const found: number[] = [];
  for (let at = ends.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) found.push(at);
  return found.reverse();
}

function lengthBelow(numbers: Uint32Array, ends: readonly number[], number: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
