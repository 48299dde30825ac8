// What passes between the server and its stamping threads.
import type { Watermark } from '#core/ports.ts';

export interface StampJob {
  /** The file with the original bytes. */
  input: string;
  /** Where the stamped bytes go; made by the thread. */
  output: string;
  type: string;
  mark: Watermark;
}

export type StampResult =
  | { outcome: 'stamped'; size: number; sha256: string }
  /** The bytes cannot be stamped, now or later. */
  | { outcome: 'impossible'; reason: string }
  /** The machine could not do it this time. */
  | { outcome: 'failed'; reason: string };
