// Small generated files that would be very expensive to open. Add new kinds beside the others with their list in
// `bombs.ts`: each is opened on a running server (../../bombs.test.ts).
export interface Bomb {
  /** Its effect on a naive reader. */
  name: string;
  /** The declared type. */
  type: string;
  make: () => Uint8Array | Promise<Uint8Array>;
  /** Only in the long round, because it takes seconds or resembles another. */
  isLong?: true;
}

export const MEGABYTE = 1024 * 1024;

export const text = (content: string) => Buffer.from(content, 'latin1');
