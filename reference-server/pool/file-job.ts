// The messages between the server and the processes that open uploaded files.
import type { ComparableKind } from '#core/ports/comparer.ts';
import type { SearchableKind } from '#core/ports/text-search.ts';
import type { Watermark } from '#core/ports/watermarker.ts';

/** A stored file, which is opened only if its bytes match. */
export interface StoredFile {
  input: string;
  sha256: string;
}

interface Job {
  /** The file for the result, which the process creates. */
  output: string;
}

export interface WatermarkJob extends Job, StoredFile {
  does: 'watermark';
  type: string;
  mark: Watermark;
}

/** The result is JSON. */
export interface CompareJob extends Job {
  does: 'compare';
  from: StoredFile & { kind: ComparableKind };
  to: StoredFile & { kind: ComparableKind };
}

/** The result is the text with its signature for searching. */
export interface ReadTextJob extends Job, StoredFile {
  does: 'read-text';
  kind: SearchableKind;
}

/** What is made is a `ScannedPage` as JSON. */
export interface ReadScanJob extends Job, StoredFile {
  does: 'read-scan';
  kind: 'pdf' | 'image';
  /** From 1. */
  page: number;
}

export type FileJob = WatermarkJob | CompareJob | ReadTextJob | ReadScanJob;

export type FileResult =
  | { outcome: 'made'; size: number; sha256: string }
  /** These bytes cannot be processed, now or later. */
  | { outcome: 'impossible'; reason: string }
  /** The file is missing, or does not match its row. */
  | { outcome: 'damaged'; reason: string }
  /** This try failed because of the machine. */
  | { outcome: 'failed'; reason: string };

export type TryResult =
  | FileResult
  /** A limit was reached; a process with a higher one may succeed. */
  | { outcome: 'exhausted'; of: 'memory' | 'time'; reason: string }
  /** The time is over, but the machine was too busy to blame the file. */
  | { outcome: 'starved'; reason: string }
  /** The job was stopped in favour of others. */
  | { outcome: 'interrupted' };

/** Readiness, and for each job its outcome, the memory left over, and the processor time. */
export type FromChild =
  | { kind: 'ready' }
  | { kind: 'done'; result: TryResult; used: { memoryBytes: number; cpuSeconds: number } };
