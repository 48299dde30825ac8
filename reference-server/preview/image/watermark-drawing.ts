// The watermark of a picture: an SVG of outlines, light with a dark edge, which needs no font.
import type { Watermark } from '#core/ports/watermarker.ts';
import { outline } from '../watermark-font.ts';
import { ANGLE, gridOf, markSize } from '../watermark-layout.ts';
import { markLines } from '../watermark-text.ts';

/** An SVG of exactly this size in pixels. */
export function markSvg(width: number, height: number, mark: Watermark): Buffer {
  const lines = markLines(mark).map(outline);
  const widest = Math.max(...lines.map((line) => line.width));
  const size = markSize({ width, height }, widest);
  const degrees = (-ANGLE * 180) / Math.PI;
  const paths = lines.map(
    (line, at) => `<path transform="translate(${-line.width / 2} ${at * 1.3})" d="${line.path}"/>`,
  );
  const marks = gridOf({ width, height }, size, widest).map(
    ({ x, y }) => `<use href="#m" transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs><g id="m">${paths.join('')}</g></defs>` +
      `<g ${overPicture(1)}>${marks.join('')}</g></svg>`,
  );
}

/** Light letters with a dark edge. @param size of the letters, in the unit of their strokes */
export function overPicture(size: number): string {
  return (
    `fill="#fff" fill-opacity=".62" stroke="#000" stroke-opacity=".5" stroke-width="${(0.16 * size).toFixed(2)}" ` +
    'stroke-linejoin="round" paint-order="stroke"'
  );
}
