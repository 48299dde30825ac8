// The memory that a picture needs, from its header: a few hundred bytes can claim millions of pixels.
import type { Metadata } from 'sharp';

/** For all frames together. */
const MOST_PIXELS = 64_000_000;
const MOST_FRAMES = 2000;
/** Leaves room for everything else in a process of half a gigabyte. */
const MOST_BYTES = 320 * 1024 * 1024;

export function isAffordable(picture: Metadata): boolean {
  const { width, height, pages = 1 } = picture;
  const pixels = width * height;
  return pixels <= MOST_PIXELS && pages <= MOST_FRAMES && pixels * bytesPerPixel(picture) <= MOST_BYTES;
}

/** Measured with the largest allowed pictures, decoded, drawn on and encoded again. */
function bytesPerPixel({ format, channels, depth, hasAlpha, isProgressive }: Metadata): number {
  const sample = depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4;
  if (format === 'heif') return 50;
  if (format === 'webp') return hasAlpha ? 32 : 18;
  if (format === 'gif') return 20;
  if (format === 'tiff') return 2 * channels * sample;
  // A progressive JPEG keeps all coefficients until the end.
  if (format === 'jpeg') return isProgressive ? 2 * channels : 1;
  return isProgressive ? channels * sample : 1;
}
