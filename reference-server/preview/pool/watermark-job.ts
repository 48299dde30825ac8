// What passes between the server and the processes that watermark.
import type { Watermark } from '#core/ports.ts';

export interface WatermarkJob {
  /** The file with the original bytes. */
  input: string;
  /** What the original bytes are; others are not watermarked. */
  sha256: string;
  /** Where the watermarked bytes go; made by the process that watermarks. */
  output: string;
  type: string;
  mark: Watermark;
}

export type WatermarkResult =
  | { outcome: 'watermarked'; size: number; sha256: string }
  /** The bytes cannot be watermarked, now or later. */
  | { outcome: 'impossible'; reason: string }
  /** The file is gone, or is not what was stored. */
  | { outcome: 'damaged'; reason: string }
  /** The machine could not do it this time. */
  | { outcome: 'failed'; reason: string };

/** How one try of a process ended. */
export type TryResult =
  | WatermarkResult
  /** It used up what it is given; a process with more of it might do. */
  | { outcome: 'exhausted'; of: 'memory' | 'time'; reason: string }
  /** Its time is over, of which the machine gave it too little to tell anything. */
  | { outcome: 'starved'; reason: string }
  /** It was stopped in favour of others. */
  | { outcome: 'interrupted' };

/**
 * What a process that watermarks says: first that it is there, then how each job went, what earlier ones have left in memory
 * and how much of the processor it has used.
 */
export type FromChild =
  { kind: 'ready' } | { kind: 'done'; result: TryResult; used: { memoryBytes: number; cpuSeconds: number } };
