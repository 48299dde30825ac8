// A list as JSON in parts of some hundred rows. A new list reuses the parts of an earlier one whose rows are all the
// same objects, so that a change costs only the parts that it touches.
import type { Parts } from '../ports/objects.ts';

const MOST_ROWS = 256;
/** A shorter part is joined with the next one. */
const FEWEST_ROWS = 128;
/** The assumed size of a row before it is serialised. */
const ROW_BYTES = 400;

const encoder = new TextEncoder();

type Rows = readonly object[];

export class ListParts implements Parts {
  readonly #parts: readonly Part[];

  constructor(rows: Rows, before?: ListParts) {
    this.#parts = cut(rows, before ? before.#parts : []);
    // A list of one part is serialised at once, so that its size is known.
    if (this.#parts.length === 1) this.at(0);
  }

  get count(): number {
    return this.#parts.length;
  }

  at(index: number): Uint8Array {
    const part = this.#parts[index];
    if (!part) throw new RangeError(`The list has no part ${index}`);
    return part.bytes();
  }

  /** Null until every part is serialised. */
  get size(): number | null {
    return this.#parts.every(({ isMade }) => isMade) ? this.held : null;
  }

  /** Its size in memory, in bytes; an estimate before it is serialised. */
  get held(): number {
    return this.#parts.reduce((sum, { held }) => sum + held, 0);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (const part of this.#parts) yield await Promise.resolve(part.bytes());
  }
}

/** Includes the separator before its first row, and the end of the list after the last one. */
class Part {
  #bytes: Uint8Array | null = null;

  constructor(
    readonly rows: Rows,
    private readonly opening: string,
    private readonly closing: string,
  ) {}

  get isMade(): boolean {
    return this.#bytes !== null;
  }

  get held(): number {
    return this.#bytes?.length ?? this.rows.length * ROW_BYTES;
  }

  bytes(): Uint8Array {
    return (this.#bytes ??= encoder.encode(`${this.opening}${JSON.stringify(this.rows).slice(1, -1)}${this.closing}`));
  }

  standsAt(start: number, rows: Rows): boolean {
    if (this.opening !== openingAt(start) || this.closing !== closingAt(start + this.rows.length, rows)) return false;
    return this.rows.every((row, at) => row === rows[start + at]);
  }
}

const openingAt = (start: number) => (start === 0 ? '[' : ',');
const closingAt = (end: number, rows: Rows) => (end === rows.length ? ']' : '');

function cut(rows: Rows, before: readonly Part[]): Part[] {
  const known = new Map<object | undefined, Part>();
  for (const part of before) if (part.rows.length >= FEWEST_ROWS) known.set(part.rows[0], part);
  const parts: Part[] = [];
  let start = 0;
  const close = (end: number) => {
    if (end > start) parts.push(new Part(rows.slice(start, end), openingAt(start), closingAt(end, rows)));
    start = end;
  };
  for (let at = 0; at < rows.length;) {
    const part = known.get(rows[at]);
    if (part?.standsAt(at, rows)) {
      close(at);
      parts.push(part);
      start = at += part.rows.length;
    } else {
      at += 1;
      if (at - start === MOST_ROWS) close(at);
    }
  }
  close(rows.length);
  return parts.length > 0 ? parts : [new Part([], '[', ']')];
}
