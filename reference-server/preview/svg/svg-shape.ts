// The size and view box of an SVG, from its root element.
import { legacyHookDecode } from '@exodus/bytes/encoding.js';
import { isUtf8 } from 'node:buffer';
import { SaxesParser } from 'saxes';

export interface Size {
  width: number;
  height: number;
}

export interface SvgShape {
  /** In pixels, if the root has both sizes in pixels. */
  fixed: Size | null;
  /** The size of the view box. */
  box: Size | null;
}

type Attributes = Readonly<Record<string, string>>;

/** @throws unless the markup is well-formed with an svg root */
export function svgShape(bytes: Uint8Array): SvgShape {
  // Everything needed is ASCII, so any encoding that extends it works.
  const { width, height, viewBox } = rootOf(legacyHookDecode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252'));
  return { fixed: sizeOf(pixels(width), pixels(height)), box: boxOf(viewBox) };
}

function rootOf(text: string): Attributes {
  const parser = new SaxesParser();
  // The document's own entities are resolved by the browser.
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (known, name) => known[String(name)] ?? '' });
  const roots: Attributes[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (roots.length === 0) roots.push(expectSvg(name, attributes));
  });
  parser.write(text).close();
  const [root] = roots;
  if (!root) throw new Error('the document is empty');
  return root;
}

function expectSvg(name: string, attributes: Attributes): Attributes {
  if (name !== 'svg' && !name.endsWith(':svg')) throw new Error('the document is no drawing');
  return attributes;
}

const units: Readonly<Record<string, number>> = { px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 4 / 3, pc: 16 };

/** NaN for a relative length. */
function pixels(length = ''): number {
  const [, number, unit = 'px'] = /^([\d.]+)([a-z]{2})?$/.exec(length.trim().toLowerCase()) ?? [];
  return Number(number) * (units[unit] ?? Number.NaN);
}

function boxOf(viewBox = ''): Size | null {
  const values = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = values;
  return values.length === 4 && values.every(Number.isFinite) ? sizeOf(width, height) : null;
}

function sizeOf(width: number, height: number): Size | null {
  return Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0 ? { width, height } : null;
}
