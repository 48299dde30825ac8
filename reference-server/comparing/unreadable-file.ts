// Why the text of a file cannot be extracted.

export type Unreadable = 'no-text' | 'too-large' | 'encrypted' | 'damaged';

export class CannotRead extends Error {
  override readonly name = 'CannotRead';

  constructor(
    readonly reason: Unreadable,
    why: string,
  ) {
    super(why);
  }
}

export const tooLarge = (what: string) => new CannotRead('too-large', `${what}: more than is compared`);
export const damaged = (why: string) => new CannotRead('damaged', why);

/** Messages of libraries for bytes that they cannot read; out-of-memory errors are not among them. */
export function readingFailed(error: unknown): unknown {
  if (error instanceof CannotRead || /memory|alloc|invalid (?:array|string) (?:buffer )?length/i.test(String(error)))
    return error;
  return damaged(String(error));
}
