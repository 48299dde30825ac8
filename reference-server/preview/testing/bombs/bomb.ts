// Small files that would cost far more than they weigh, made by code. Add a kind of file beside the others and its list
// to `bombs.ts`: every one of them is opened against a running server (../../bombs.test.ts).
export interface Bomb {
  /** Its effect on a naive reader. */
  name: string;
  /** As its uploader would declare it. */
  type: string;
  make: () => Uint8Array | Promise<Uint8Array>;
  /** Only in the long round: it takes seconds, or is much like another. */
  isLong?: true;
}

export const MEGABYTE = 1024 * 1024;

export const text = (content: string) => Buffer.from(content, 'latin1');
