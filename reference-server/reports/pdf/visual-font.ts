// A font for pdfkit in visual order for right-to-left text; plain text is set by glyph, ten times as fast.
import bidiFactory from 'bidi-js';
import type { Font, Glyph, GlyphPosition } from '@cantoo/fontkit';

interface GlyphRun {
  glyphs: Glyph[];
  positions: GlyphPosition[];
  advanceWidth: number;
}

export interface VisualFont {
  name: string;
  /** For `doc.registerFont`. Draw text with `features: []`, otherwise pdfkit splits it at spaces. */
  font: object;
  /** The height of its line above the base line, as a share of the size. */
  ascent: number;
  /** Whether it has each character of the text. */
  has: (text: string) => boolean;
  /** In thousandths of the size. */
  widthOf: (text: string) => number;
  /** The text with each invisible or missing character written as its code point: `\u{4E2D}`. */
  drawable: (text: string) => string;
}

const bidi = bidiFactory();
const plain = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;
/** Joiners are needed in Persian and Indic names; other invisible characters can deceive. */
const unseen = /[^\u200C\u200D\P{C}]/u;

export function visualFont(font: Font, name: string): VisualFont {
  const known = new Map<string, Glyph>();
  const glyphsOf = (text: string): Glyph[] => {
    const glyphs: Glyph[] = [];
    for (const char of text) {
      const glyph = known.get(char) ?? font.glyphForCodePoint(char.codePointAt(0) ?? 0);
      if (glyph === null) continue;
      known.set(char, glyph);
      glyphs.push(glyph);
    }
    return glyphs;
  };
  const layout = (text: string): GlyphRun =>
    plain.test(text) ? side(glyphsOf(text)) : joined(visualRuns(text).map((part) => shaped(font, part)));
  const perMille = 1000 / font.unitsPerEm;
  return {
    name,
    ascent: font.ascent / font.unitsPerEm,
    has: (text) => glyphsOf(text).every(({ id }) => id !== 0),
    font: Object.assign(Object.create(font) as object, { layout }),
    widthOf: (text) => layout(text).advanceWidth * perMille,
    drawable: (text) =>
      text.replace(/\s+/gu, ' ').replace(/./gsu, (char) => {
        const codePoint = char.codePointAt(0) ?? 0xfffd;
        const isSeen = font.hasGlyphForCodePoint(codePoint) && !unseen.test(char);
        return isSeen ? char : `\\u{${codePoint.toString(16).toUpperCase()}}`;
      }),
  };
}

interface VisualRun {
  text: string;
  direction: 'ltr' | 'rtl';
}

/** The runs of a line in visual order, from the left. */
function visualRuns(text: string): VisualRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const parts: (VisualRun & { level: number })[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels[at] ?? 0;
    const char = mirrored.get(at) ?? text.charAt(at);
    const last = parts.at(-1);
    if (last?.level === level) last.text += char;
    else parts.push({ text: char, level, direction: level % 2 === 1 ? 'rtl' : 'ltr' });
  }
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  // Rule L2 of the algorithm, on runs: from the highest level down, runs at or above the level are reversed.
  for (let level = highest; level >= 1; level -= 1) {
    for (let at = 0; at < parts.length; at += 1) {
      let end = at;
      while ((parts[end]?.level ?? -1) >= level) end += 1;
      if (end > at + 1) parts.splice(at, end - at, ...parts.slice(at, end).reverse());
      at = Math.max(at, end - 1);
    }
  }
  return parts;
}

function shaped(font: Font, { text, direction }: VisualRun): GlyphRun {
  const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction);
  return positions === null ? side(glyphs) : { glyphs, positions, advanceWidth: widthOf(positions) };
}

function joined(runs: readonly GlyphRun[]): GlyphRun {
  const positions = runs.flatMap((run) => run.positions);
  return { glyphs: runs.flatMap(({ glyphs }) => glyphs), positions, advanceWidth: widthOf(positions) };
}

/** Places glyphs side by side. Positions are new objects each time, since pdfkit scales them in place. */
function side(glyphs: Glyph[]): GlyphRun {
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
  return { glyphs, positions, advanceWidth: widthOf(positions) };
}

function widthOf(positions: readonly GlyphPosition[]): number {
  let width = 0;
  for (const { xAdvance } of positions) width += xAdvance;
  return width;
}
