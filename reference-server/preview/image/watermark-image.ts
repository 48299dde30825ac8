// Draws the watermark over a picture and gives it back in its own format if browsers show that, upright and without its
// metadata.
import type { Watermark } from '#core/ports/watermarker.ts';
import sharp, { type Sharp } from 'sharp';
import { expectAffordable } from './image-cost.ts';
import { markSvg } from './watermark-drawing.ts';

/** On a large picture the marks of a part are drawn once and repeated. */
const LARGEST_TILE = 1600;

const png = (picture: Sharp) => picture.png({ compressionLevel: 6 });

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  'image/png': png,
  // What browsers do not show, and what nothing here can write: its first picture, as PNG.
  'image/tiff': png,
  'image/apng': png,
  // Better coding would keep the whole picture in memory.
  'image/jpeg': (picture) => picture.jpeg({ quality: 90, optimizeCoding: false }),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp({ quality: 90, effort: 2 }),
  'image/avif': (picture) => picture.avif({ effort: 2 }),
};

/** Throws when the picture is broken, too large or of a type that cannot be drawn on. */
export async function watermarkImage(bytes: Uint8Array, type: string, mark: Watermark): Promise<Uint8Array> {
  const encode = encoders[type];
  if (!encode) throw new Error(`${type} cannot be drawn on`);
  const isAnimated = type === 'image/gif' || type === 'image/webp';
  const picture = sharp(bytes, { animated: isAnimated, limitInputPixels: false, failOn: 'error' });
  const metadata = await picture.metadata();
  expectAffordable(metadata);
  const { autoOrient, pages = 1, pageHeight, width, height } = metadata;
  const isStill = pages === 1 || !isAnimated;
  // Of an animation, one frame: repeated downwards it falls on every frame alike.
  const frame = isStill ? autoOrient : { width, height: pageHeight ?? height };
  const tile = isStill ? { width: evenPart(frame.width), height: evenPart(frame.height) } : frame;
  const overlay = { input: markSvg(tile.width, tile.height, mark), tile: true, gravity: 'northwest' };
  return encode((isStill ? picture.autoOrient() : picture).composite([overlay])).toBuffer();
}

/** One of as few equal parts as are small enough, so that no mark is cut at the far edge. */
const evenPart = (length: number) => Math.ceil(length / Math.ceil(length / LARGEST_TILE));
