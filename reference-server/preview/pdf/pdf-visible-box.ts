// The visible part of a page, and the mapping of its upright coordinates to the page's own.
import type { PDFPage } from '@cantoo/pdf-lib';

export interface Box {
  /** After the page's rotation, in points. */
  width: number;
  height: number;
  /** Maps the visible box, with its origin at the bottom left, to the page. */
  toPage: [number, number, number, number, number, number];
}

export function visibleBox(page: PDFPage): Box {
  const media = page.getMediaBox();
  const crop = page.getCropBox();
  const left = Math.max(media.x, crop.x);
  const bottom = Math.max(media.y, crop.y);
  const right = Math.min(media.x + media.width, crop.x + crop.width);
  const top = Math.min(media.y + media.height, crop.y + crop.height);
  // A crop box outside of the page is ignored.
  const isInside = right > left && top > bottom;
  const { x, y, width, height } = isInside ? { x: left, y: bottom, width: right - left, height: top - bottom } : media;
  if (!(width > 0 && height > 0)) throw new Error('a page has no size');
  const quarter = (((page.getRotation().angle / 90) % 4) + 4) % 4;
  if (quarter === 1) return { width: height, height: width, toPage: [0, 1, -1, 0, x + width, y] };
  if (quarter === 2) return { width, height, toPage: [-1, 0, 0, -1, x + width, y + height] };
  if (quarter === 3) return { width: height, height: width, toPage: [0, -1, 1, 0, x, y + height] };
  return { width, height, toPage: [1, 0, 0, 1, x, y] };
}
