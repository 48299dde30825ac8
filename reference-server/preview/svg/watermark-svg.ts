// Shows an SVG as an image within one of ours, with the watermark over it; images run and load nothing.
import type { Watermark } from '#core/ports/watermarker.ts';
import { overPicture } from '../image/watermark-drawing.ts';
import { widestOf } from '../watermark-font.ts';
import { gridOf, markSize, TURN } from '../watermark-layout.ts';
import { asciiMarkup, markLines } from '../watermark-text.ts';
import { svgShape, type Size, type SvgShape } from './svg-shape.ts';

/** The shorter edge of the canvas, in its own units. */
const EDGE = 600;
/** The default size. */
const SIZE: Size = { width: 800, height: 600 };

/** Throws unless the document is well-formed. */
export function watermarkSvg(bytes: Uint8Array, mark: Watermark): Uint8Array {
  const shape = svgShape(bytes);
  const drawing = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"${edges(shape)}>` +
      `<image width="100%" height="100%" href="data:image/svg+xml;base64,${drawing}"/>` +
      `${overlay(canvasOf(shape.fixed ?? shape.box ?? SIZE), mark)}</svg>`,
    'latin1',
  );
}

/** The document's own size, never stretched, which would distort the mark. */
function edges({ fixed, box }: SvgShape): string {
  if (fixed) return ` width="${fixed.width}" height="${fixed.height}"`;
  if (box) return ` viewBox="0 0 ${box.width} ${box.height}"`;
  return '';
}

function overlay(canvas: Size, mark: Watermark): string {
  const lines = markLines(mark);
  const widest = widestOf(lines);
  const size = markSize(canvas, widest);
  const spans = lines.map((line, at) => `<tspan x="0" dy="${at * 1.3}em">${asciiMarkup(line)}</tspan>`).join('');
  const marks = gridOf(canvas, size, widest).map(
    ({ x, y }) => `<text style="transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px) ${TURN}">${spans}</text>`,
  );
  return (
    `<svg width="100%" height="100%" viewBox="0 0 ${canvas.width} ${canvas.height}">` +
    `<g style="font:400 ${size.toFixed(1)}px sans-serif" text-anchor="middle" ${overPicture(size)}>${marks.join('')}</g></svg>`
  );
}

/** The canvas, in units in which letters have a usual size. */
function canvasOf({ width, height }: Size): Size {
  const scale = EDGE / Math.min(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
