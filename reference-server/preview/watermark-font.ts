// The watermark's font, which ships with the server: embedded in PDFs, drawn as outlines on images.
import fontkit from '@cantoo/fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

export const fontBytes: Uint8Array = readFileSync(file);

const font = openFont();

function openFont() {
  const opened = fontkit.create(Buffer.from(fontBytes));
  if (!('layout' in opened)) throw new Error(`${file} is not a single font`);
  return opened;
}

/** The text with each character that the font lacks written as its code point, such as `\u{4E2D}`. */
export function drawable(text: string): string {
  return text.replace(/./gsu, (char) => {
    const codePoint = char.codePointAt(0) ?? 0xfffd;
    return font.hasGlyphForCodePoint(codePoint) ? char : `\\u{${codePoint.toString(16).toUpperCase()}}`;
  });
}

export interface Outline {
  /** SVG path data, baseline at the origin, y downwards. */
  path: string;
  /** In the same units. */
  width: number;
}

/** The outlines of `text`, one unit high for each unit of the font's size. */
export function outline(text: string): Outline {
  const scale = 1 / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(text));
  let x = 0;
  const parts = glyphs.map((glyph, at) => {
    const position = positions?.[at];
    const left = x + (position?.xOffset ?? 0);
    x += position?.xAdvance ?? glyph.advanceWidth;
    return glyph.path
      .scale(scale, -scale)
      .translate(left * scale, 0)
      .toSVG();
  });
  return { path: parts.join(''), width: x * scale };
}

/** The width of the widest line, in the same units; other fonts are hardly wider. */
export function widestOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => outline(line).width));
}
