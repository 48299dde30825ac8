// Puts the watermark into an SVG document as the last child of its root, over everything else. Adds no script.
import type { Watermark } from '#core/ports.ts';
import { widestOf } from '../mark-font.ts';
import { gridOf, markSize, TURN } from '../mark-layout.ts';
import { asciiMarkup, markLines } from '../mark-text.ts';
import { important, visible } from '../overlay-style.ts';
import { findSvgRoot, type SvgRoot } from './svg-root.ts';

/** The shorter edge of what the mark is drawn on, in its own units. */
const EDGE = 600;
/** Of a drawing that does not tell its own. */
const SIZE: Size = { width: 800, height: 600 };

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

/** Throws when the document is not well formed. */
export function stampSvg(bytes: Uint8Array, mark: Watermark): Uint8Array {
  const { text, encode } = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  const root = findSvgRoot(text);
  const before = text.slice(0, root.end);
  const after = text.slice(root.end);
  if (!root.isSelfClosing) return encode(before + overlay(root, mark) + after);
  const open = root.tag.replace(/\/\s*>$/, '>');
  return encode(`${before}${open}${overlay(root, mark)}</${root.prefix}svg>${after.slice(root.tag.length)}`);
}

/** Bytes as Latin-1 keep every encoding that extends ASCII as it is; UTF-16 becomes UTF-8. */
function decode(bytes: Buffer): { text: string; encode: (text: string) => Uint8Array } {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isUtf16) return { text: bytes.toString('latin1'), encode: (text) => Buffer.from(text, 'latin1') };
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  const undeclared = text.replace(/^(<\?xml[^?]*?)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/, '$1');
  return { text: undeclared, encode: (stamped) => Buffer.from(stamped) };
}

function overlay({ tag, prefix }: SvgRoot, mark: Watermark): string {
  const viewBox = viewBoxOf(tag);
  const lines = markLines(mark);
  const widest = widestOf(lines);
  const canvas = canvasOf(viewBox ?? sizeOf(tag));
  const size = markSize(canvas, widest);
  const spans = lines.map(
    (line, at) => `<${prefix}tspan x="0" dy="${at * 1.3}em" style="${spanStyle}">${asciiMarkup(line)}</${prefix}tspan>`,
  );
  const cells = gridOf(canvas, size, widest).map(({ x, y }) => {
    const transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) ${TURN}`;
    const style = important({ ...visible, ...textStyle, font: `400 ${size.toFixed(1)}px sans-serif`, transform });
    return `<${prefix}text style="${style}">${spans.join('')}</${prefix}text>`;
  });
  const { x = 0, y = 0, width = '100%', height = '100%' } = viewBox ?? {};
  const place = { ...visible, display: 'inline', overflow: 'visible', transform: 'none' };
  return (
    `<${prefix}svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${canvas.width} ${canvas.height}" ` +
    `preserveAspectRatio="xMidYMid meet" style="${important(place)}">${cells.join('')}</${prefix}svg>`
  );
}

/** The part of the drawing that the root shows. */
function viewBoxOf(tag: string): Box | null {
  const values = /\sviewBox\s*=\s*["']([^"']*)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = values ?? [];
  const isUsable = values?.length === 4 && values.every(Number.isFinite) && width > 0 && height > 0;
  return isUsable ? { x, y, width, height } : null;
}

/** The shape of the drawing, in units in which letters are of a usual size. */
function canvasOf({ width, height }: Size): Size {
  const scale = EDGE / Math.min(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The size of a drawing without a box, where it is told in pixels. */
function sizeOf(tag: string): Size {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1]),
  );
  return width && height ? { width, height } : SIZE;
}

const spanStyle = important({ ...visible, display: 'inline', fill: 'inherit', 'font-size': 'inherit' });

const textStyle = {
  display: 'inline',
  'text-anchor': 'middle',
  fill: '#5a5a5a',
  'fill-opacity': '.3',
  stroke: '#fff',
  'stroke-width': '.5px',
  'stroke-opacity': '.5',
};
