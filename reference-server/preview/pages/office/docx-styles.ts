// The styles of a DOCX: headings and numbered paragraphs.
import { attribute, readXml } from '#server/comparing/office/xml.ts';
import type { Parts } from '#server/comparing/office/zip-parts.ts';

export interface InList {
  list: string;
  level: number;
}

export interface ParagraphStyle {
  /** From 1; null for body text. */
  heading: number | null;
  inList: InList | null;
}

interface Style {
  name: string;
  base: string | null;
  outline: number | null;
  list: string | null;
  level: number | null;
}

const DEEPEST = 20;

/** @param part null for a document without styles. @throws CannotRead */
export async function readStyles(parts: Parts, part: string | null): Promise<(id: string) => ParagraphStyle> {
  const styles = new Map<string, Style>();
  let style: Style | null = null;
  if (part !== null) {
    await readXml(parts, part, {
      open(name, attributes) {
        const value = attribute(attributes, 'val') ?? '';
        if (name === 'style') {
          style = { name: '', base: null, outline: null, list: null, level: null };
          styles.set(attribute(attributes, 'styleId') ?? '', style);
        }
        if (!style) return;
        if (name === 'name') style.name = value.toLowerCase();
        if (name === 'basedOn') style.base = value;
        if (name === 'outlineLvl') style.outline = Number(value);
        if (name === 'numId') style.list = value;
        if (name === 'ilvl') style.level = Number(value);
      },
      close(name) {
        if (name === 'style') style = null;
      },
    });
  }
  return (id) => styleOf(chainOf(styles, id), id);
}

/** A style and the styles it is based on. */
function chainOf(styles: ReadonlyMap<string, Style>, id: string): Style[] {
  const chain: Style[] = [];
  let style = styles.get(id);
  while (style && chain.length < DEEPEST) {
    chain.push(style);
    style = style.base === null ? undefined : styles.get(style.base);
  }
  return chain;
}

function styleOf(chain: readonly Style[], id: string): ParagraphStyle {
  const outline = chain.find((one) => one.outline !== null)?.outline ?? null;
  const named = [id.toLowerCase(), ...chain.map(({ name }) => name)].map(headingCalled).find((one) => one !== null);
  const list = chain.find((one) => one.list !== null)?.list ?? null;
  const level = chain.find((one) => one.level !== null)?.level ?? 0;
  return { heading: named ?? headingAt(outline), inList: list === null ? null : { list, level } };
}

function headingCalled(name: string): number | null {
  if (name === 'title') return 1;
  const [, digit] = /^heading ?([1-9])$/.exec(name) ?? [];
  return digit === undefined ? null : Number(digit);
}

/** The tenth level is body text. */
export const headingAt = (outline: number | null): number | null =>
  outline !== null && outline >= 0 && outline < 9 ? outline + 1 : null;
