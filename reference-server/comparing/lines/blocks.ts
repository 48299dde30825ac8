// Differences as they are returned: changed lines, a few around them, and the number of equal ones between.
import type { components } from '#contract/api.d.ts';
import { type Limits, shortened } from '../comparing-limits.ts';
import { type Hunk, hunksOf, type Span } from './hunks.ts';
import { type Lines, textOf } from './lines.ts';
import { all, markWords, plain } from './words.ts';

type Schemas = components['schemas'];

type Block = Schemas['ComparedBlock'];
type Line = Schemas['ComparedLine'];

export interface Side {
  lines: Lines;
  /** The page of a line; null for files without pages. */
  pageOf: (at: number) => number | null;
}

/** The equal lines shown before and after each difference. */
const AROUND = 3;
/** The most lines of one difference, to leave room for others. */
const MOST_OF_ONE = 1000;
/** The most characters of a line; texts break lines long before. */
const LONGEST = 5000;
/** The characters of JSON around each line and part. */
const LINE = 25;
const PART = 30;

export function compareLines(before: Side, after: Side, names: number, room: Limits['shown']): Schemas['ComparedText'] {
  const hunks = hunksOf(before.lines.names, after.lines.names, names);
  const writer = new BlockWriter(before, after, room);
  for (const [at, hunk] of hunks.entries()) {
    if (!writer.write(hunk, hunks[at + 1] ?? null)) break;
  }
  return { kind: 'text', changes: hunks.length, isCut: writer.isCut, blocks: writer.blocks };
}

class BlockWriter {
  readonly blocks: Block[] = [];
  isCut = false;
  readonly #room: Limits['shown'];
  /** Lines of each side that are returned or skipped. */
  #at = { before: 0, after: 0 };

  constructor(
    private readonly before: Side,
    private readonly after: Side,
    room: Limits['shown'],
  ) {
    this.#room = { ...room };
  }

  /** False if there is no room for it. */
  write(hunk: Hunk, next: Hunk | null): boolean {
    if (this.#room.changes-- <= 0 || this.#room.lines <= 0 || this.#room.characters <= 0) {
      this.isCut = true;
      return false;
    }
    this.#writeAbove(hunk);
    this.blocks.push(this.#changed(hunk));
    this.#at = { before: hunk.before.end, after: hunk.after.end };
    this.#writeBelow(next);
    return true;
  }

  #writeAbove(hunk: Hunk): void {
    const between = hunk.before.start - this.#at.before;
    const around = Math.min(AROUND, between);
    const skipped = between - around;
    if (skipped > 0) this.#skip(skipped);
    this.#same(around);
  }

  #writeBelow(next: Hunk | null): void {
    const end = next?.before.start ?? this.before.lines.starts.length;
    this.#same(Math.min(AROUND, end - this.#at.before));
    if (!next && end > this.#at.before) this.#skip(end - this.#at.before);
  }

  #skip(count: number): void {
    this.blocks.push({ kind: 'skipped', lines: count, before: [], after: [] });
    this.#pass(count);
  }

  #same(count: number): void {
    if (count === 0) return;
    const span = (start: number): Span => ({ start, end: start + count });
    const before = this.#lines(this.before, span(this.#at.before), plain);
    const after = this.#lines(this.after, span(this.#at.after), plain);
    const last = this.blocks.at(-1);
    // The context of one difference may reach the next.
    if (last?.kind === 'same') {
      last.before.push(...before);
      last.after.push(...after);
    } else {
      this.blocks.push({ kind: 'same', before, after });
    }
    this.#pass(count);
  }

  #pass(count: number): void {
    this.#at = { before: this.#at.before + count, after: this.#at.after + count };
  }

  #changed(hunk: Hunk): Block {
    const [before, after] = [this.#cut(this.before, hunk.before), this.#cut(this.after, hunk.after)];
    if (after.end === after.start) return { kind: 'removed', before: this.#lines(this.before, before, all), after: [] };
    if (before.end === before.start) return { kind: 'added', before: [], after: this.#lines(this.after, after, all) };
    const marked = markWords(textsOf(this.before, before), textsOf(this.after, after));
    return {
      kind: 'changed',

      before: this.#lines(this.before, before, (_, at) => marked.before[at] ?? []),
      after: this.#lines(this.after, after, (_, at) => marked.after[at] ?? []),
    };
  }

  #cut(side: Side, { start, end }: Span): Span {
    const most = Math.min(end, start + Math.min(MOST_OF_ONE, Math.max(1, this.#room.lines)));
    let characters = this.#room.characters;
    let shown = start;
    while (shown < most && (shown === start || characters > 0)) {
      characters -= LINE + PART + shortened(textOf(side.lines, shown), LONGEST).length;
      shown += 1;
    }
    if (shown < end) this.isCut = true;
    return { start, end: shown };
  }

  #lines(side: Side, { start, end }: Span, partsOf: (text: string, at: number) => Schemas['ComparedPart'][]): Line[] {
    const lines: Line[] = [];
    for (let at = start; at < end; at++) {
      const parts = partsOf(shortened(textOf(side.lines, at), LONGEST), at - start);
      const page = side.pageOf(at);
      lines.push({ number: side.lines.numbers[at] ?? 0, ...(page === null ? {} : { page }), parts });
      this.#room.lines--;
      this.#room.characters -= parts.reduce((sum, { text }) => sum + PART + text.length, LINE);
    }
    return lines;
  }
}

function textsOf({ lines }: Side, { start, end }: Span): string[] {
  return Array.from({ length: end - start }, (_, at) => shortened(textOf(lines, start + at), LONGEST));
}
