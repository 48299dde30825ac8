import type { ByteRange, ByteSource } from './objects.ts';

export interface Watermark {
  email: string;
  /** ISO 8601, UTC, rounded to five minutes. */
  time: string;
  /** What a viewer calls the document; only where the type has a place for it that is shown (PDF). */
  title?: string;
  /** Whether a page is to bear the script of the reader around it. */
  isInReader?: boolean;
}

export interface WatermarkedContent {
  size: number;
  /** Names exactly these bytes; without quotes. */
  etag: string;
  /** Whether the mark is in these bytes; false of a watermarker that shows some as they are. */
  isMarked: boolean;
  open(range?: ByteRange): Promise<ByteSource>;
}

export interface Watermarker {
  /** Null when the bytes cannot be watermarked (encrypted, broken, too large). The signal says that nobody waits any more. */
  watermark(
    object: { key: string; sha256: string; size: number; type: string },
    mark: Watermark,
    signal?: AbortSignal,
  ): Promise<WatermarkedContent | null>;
}
