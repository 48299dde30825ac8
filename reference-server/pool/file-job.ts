// What passes between the server and the processes that open files of others.
import type { ComparableKind } from '#core/ports/comparer.ts';
import type { SearchableKind } from '#core/ports/text-search.ts';
import type { Watermark } from '#core/ports/watermarker.ts';

/** A file as it is stored; other bytes than these are not opened. */
export interface StoredFile {
  input: string;
  sha256: string;
}

interface Job {
  /** Where what is made goes; the process makes the file. */
  output: string;
}

export interface WatermarkJob extends Job, StoredFile {
  does: 'watermark';
  type: string;
  mark: Watermark;
}

/** What is made is JSON. */
export interface CompareJob extends Job {
  does: 'compare';
  from: StoredFile & { kind: ComparableKind };
  to: StoredFile & { kind: ComparableKind };
}

/** What is made is the text with its signature, as it is kept for searching. */
export interface ReadTextJob extends Job, StoredFile {
  does: 'read-text';
  kind: SearchableKind;
}

export type FileJob = WatermarkJob | CompareJob | ReadTextJob;

export type FileResult =
  | { outcome: 'made'; size: number; sha256: string }
  /** It cannot be made of these bytes, now or later. */
  | { outcome: 'impossible'; reason: string }
  /** The file is gone, or is not what was stored. */
  | { outcome: 'damaged'; reason: string }
  /** The machine could not do it this time. */
  | { outcome: 'failed'; reason: string };

/** How one try of a process ended. */
export type TryResult =
  | FileResult
  /** It used up what it is given; a process with more of it might do. */
  | { outcome: 'exhausted'; of: 'memory' | 'time'; reason: string }
  /** Its time is over, but the machine was too busy for a verdict. */
  | { outcome: 'starved'; reason: string }
  /** It was stopped in favour of others. */
  | { outcome: 'interrupted' };

/**
 * The messages of such a process: first that it is ready, then the outcome of each job, the memory that earlier jobs
 * left behind and the processor time used.
 */
export type FromChild =
  | { kind: 'ready' }
  | { kind: 'done'; result: TryResult; used: { memoryBytes: number; cpuSeconds: number } };
