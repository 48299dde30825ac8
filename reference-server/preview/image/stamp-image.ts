// Draws the watermark over a picture and gives it back in its own format, upright and without its metadata.
import type { Watermark } from '#core/ports.ts';
import sharp, { type Sharp } from 'sharp';
import { markSvg } from './image-mark.ts';

/** 64 megapixels, all frames together. */
const MOST_PIXELS = 64_000_000;
/** On a large picture the marks of a part are drawn once and repeated. */
const LARGEST_TILE = 1600;

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  'image/png': (picture) => picture.png({ compressionLevel: 6 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp({ quality: 90, effort: 2 }),
  'image/avif': (picture) => picture.avif({ effort: 2 }),
  'image/tiff': (picture) => picture.tiff({ compression: 'lzw' }),
};

/** Throws when the picture is broken, too large or of a type that cannot be drawn on. */
export async function stampImage(bytes: Uint8Array, type: string, mark: Watermark): Promise<Uint8Array> {
  const encode = encoders[type];
  if (!encode) throw new Error(`${type} cannot be drawn on`);
  const isAnimated = type === 'image/gif' || type === 'image/webp';
  const picture = sharp(bytes, { animated: isAnimated, limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { autoOrient, pages = 1, pageHeight, width, height } = await picture.metadata();
  if (width * height > MOST_PIXELS) throw new Error('the picture is too large');
  const isStill = pages === 1 || !isAnimated;
  // Of an animation, one frame: repeated downwards it falls on every frame alike.
  const frame = isStill ? autoOrient : { width, height: pageHeight ?? height };
  const tile = isStill ? { width: evenPart(frame.width), height: evenPart(frame.height) } : frame;
  const overlay = { input: markSvg(tile.width, tile.height, mark), tile: true, gravity: 'northwest' };
  return encode((isStill ? picture.autoOrient() : picture).composite([overlay])).toBuffer();
}

/** One of as few equal parts as are small enough, so that no mark is cut at the far edge. */
const evenPart = (length: number) => Math.ceil(length / Math.ceil(length / LARGEST_TILE));
