import type { TextEncoding } from '#contract/types.ts';
import type { ByteRange, ByteSource } from './objects.ts';

export interface Watermark {
  email: string;
  /** ISO 8601, UTC, rounded to five minutes. */
  time: string;
  /** The document's title, for types that display one (PDF). */
  title?: string;
  /** A third line, about a picture that is shown in part. */
  note?: string;
  /** Whether a page includes the script of the surrounding reader. */
  isInReader?: boolean;
  /** The encoding of text that its reader chose. */
  encoding?: TextEncoding;
}

export interface WatermarkedContent {
  size: number;
  /** Identifies exactly these bytes; without quotes. */
  etag: string;
  /** Whether the bytes carry the watermark; false for a watermarker that passes some types unchanged. */
  isMarked: boolean;
  open(range?: ByteRange): Promise<ByteSource>;
}

export interface Watermarker {
  /** Null if the bytes cannot be watermarked. The signal aborts when no caller waits. */
  watermark(
    object: { key: string; sha256: string; size: number; type: string },
    mark: Watermark,
    signal?: AbortSignal,
  ): Promise<WatermarkedContent | null>;
}
