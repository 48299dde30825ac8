// The cost of drawing on a picture, computed from its head before any of it is decoded. A few hundred bytes can claim
// millions of pixels, and formats differ in how many bytes they need for each of them at once.
import type { Metadata } from 'sharp';

/** All frames together. */
const MOST_PIXELS = 64_000_000;
const MOST_FRAMES = 2000;
/** Leaves a process of half a gigabyte room for everything else. */
const MOST_BYTES = 320 * 1024 * 1024;

/** Throws when the picture is too large. */
export function expectAffordable(picture: Metadata): void {
  const { width, height, pages = 1 } = picture;
  const pixels = width * height;
  if (pixels > MOST_PIXELS || pages > MOST_FRAMES || pixels * bytesPerPixel(picture) > MOST_BYTES) {
    throw new Error('the picture is too large');
  }
}

/** Measured on the largest that is let through, decoded, drawn on and encoded again. */
function bytesPerPixel({ format, channels, depth, hasAlpha, isProgressive }: Metadata): number {
  const sample = depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4;
  switch (format) {
    case 'heif':
      return 50;
    case 'webp':
      return hasAlpha ? 32 : 18;
    case 'gif':
      return 20;
    case 'tiff':
      return 2 * channels * sample;
    case 'jpeg':
      // All coefficients are kept until the last of them has come.
      return isProgressive ? 2 * channels : 1;
    default:
      return isProgressive ? channels * sample : 1;
  }
}
