// Draws the watermark over a picture and returns it upright without metadata, in its own format if browsers show that.
import type { Watermark } from '#core/ports/watermarker.ts';
import sharp, { type Sharp } from 'sharp';
import { isAffordable } from './image-cost.ts';
import { markSvg } from './watermark-drawing.ts';

/** On a large picture, the marks of a tile are drawn once and repeated. */
const LARGEST_TILE = 1600;

const png = (picture: Sharp) => picture.png({ compressionLevel: 6 });

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  'image/png': png,
  // Browsers do not show it: its pages, one below the other, become a PNG.
  'image/tiff': png,
  // No library here writes it: its first picture becomes a PNG.
  'image/apng': png,
  // Better compression would keep the whole picture in memory.
  'image/jpeg': (picture) => picture.jpeg({ quality: 90, optimizeCoding: false }),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp({ quality: 90, effort: 2 }),
  'image/avif': (picture) => picture.avif({ effort: 2 }),
};

const framed = new Set(['image/gif', 'image/webp', 'image/tiff']);

const options = { limitInputPixels: false, failOn: 'error' } as const;

/** Throws if the picture is broken, too large or of another type. */
export async function watermarkImage(bytes: Uint8Array, type: string, mark: Watermark): Promise<Uint8Array> {
  const encode = encoders[type];
  if (!encode) throw new Error(`${type} cannot be drawn on`);
  const whole = sharp(bytes, { ...options, animated: framed.has(type) });
  // Pages of a TIFF that differ in size, or are too large together: the first is shown, and says so.
  const isFirstAlone = type === 'image/tiff' && !(await whole.metadata().then(isAffordable, () => false));
  const picture = isFirstAlone ? sharp(bytes, options) : whole;
  const metadata = await picture.metadata();
  if (!isAffordable(isFirstAlone ? { ...metadata, pages: 1 } : metadata)) throw new Error('the picture is too large');
  const { autoOrient, pages = 1, pageHeight, width, height } = metadata;
  const isStill = isFirstAlone || pages === 1 || !framed.has(type);
  // One frame or page; repeated downwards it covers every frame.
  const frame = isStill ? autoOrient : { width, height: pageHeight ?? height };
  const tile = isStill ? { width: evenPart(frame.width), height: evenPart(frame.height) } : frame;
  const note = isFirstAlone ? { note: `page 1 of ${pages}` } : {};
  const overlay = { input: markSvg(tile.width, tile.height, { ...mark, ...note }), tile: true, gravity: 'northwest' };
  return encode((isStill ? picture.autoOrient() : picture).composite([overlay])).toBuffer();
}

/** Equal parts that are small enough, so that no mark is cut at the edge. */
const evenPart = (length: number) => Math.ceil(length / Math.ceil(length / LARGEST_TILE));
