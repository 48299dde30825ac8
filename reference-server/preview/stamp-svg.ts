// Puts the watermark into an SVG document as the last child of its root, over everything else. Adds no script.
import type { Watermark } from '#core/ports.ts';
import { asciiMarkup, markLines } from './mark-text.ts';
import { important, visible } from './overlay-style.ts';
import { findSvgRoot, type SvgRoot } from './svg-root.ts';

const WIDTH = 800;
const HEIGHT = 600;

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
  const [x, y, width, height] = viewBoxOf(tag);
  const lines = markLines(mark).map(asciiMarkup);
  const cells = [100, 220, 340, 460, 580].flatMap((top) =>
    [200, 600].map((left) => {
      const style = important({ ...visible, ...textStyle, transform: `translate(${left}px,${top}px) rotate(-20deg)` });
      const spans = lines.map(
        (line, at) => `<${prefix}tspan x="0" dy="${at * 1.3}em" style="${spanStyle}">${line}</${prefix}tspan>`,
      );
      return `<${prefix}text style="${style}">${spans.join('')}</${prefix}text>`;
    }),
  );
  const place = { ...visible, display: 'inline', overflow: 'visible', transform: 'none' };
  return (
    `<${prefix}svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
    `preserveAspectRatio="xMidYMid slice" style="${important(place)}">${cells.join('')}</${prefix}svg>`
  );
}

/** The part of the drawing that the root shows. */
function viewBoxOf(tag: string): [x: string, y: string, width: string, height: string] {
  const values = /\sviewBox\s*=\s*["']([^"']*)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const isUsable = values?.length === 4 && values.every(Number.isFinite);
  const [x = 0, y = 0, width, height] = isUsable ? values : [];
  return [String(x), String(y), width ? String(width) : '100%', height ? String(height) : '100%'];
}

const spanStyle = important({ ...visible, display: 'inline', fill: 'inherit', 'font-size': 'inherit' });

const textStyle = {
  display: 'inline',
  font: '700 22px sans-serif',
  'text-anchor': 'middle',
  fill: '#5a5a5a',
  'fill-opacity': '.4',
  stroke: '#fff',
  'stroke-width': '.5px',
  'stroke-opacity': '.5',
};
