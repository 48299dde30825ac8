// Why the text of a file cannot be had.

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

/** What a library says of bytes that it cannot read. That there is too little memory is said by none of them. */
export function readingFailed(error: unknown): unknown {
  if (error instanceof CannotRead || /memory|alloc|invalid (?:array|string) (?:buffer )?length/i.test(String(error)))
    return error;
  return damaged(String(error));
}
