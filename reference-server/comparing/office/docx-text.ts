// The text of a DOCX: headers, paragraphs and table rows, then notes and footers, without tracked deletions.
import { tooLarge } from '../unreadable-file.ts';
import { mainPart, relationsOf } from './relations.ts';
import { attribute, type Attributes, readXml } from './xml.ts';
import type { Parts } from './zip-parts.ts';

/** @param readsHidden whether hidden text, which previews leave out, is read. @throws CannotRead */
export async function textOfDocx(parts: Parts, most: number, readsHidden: boolean): Promise<string> {
  const main = await mainPart(parts, 'word/document.xml');
  const relations = await relationsOf(parts, main);
  const partsOf = (type: string) => [
    ...new Set(relations.filter((one) => one.type === type && parts.has(one.target)).map(({ target }) => target)),
  ];
  const text = new Paragraphs(most, readsHidden);
  const others = ['footnotes', 'endnotes', 'footer'].flatMap(partsOf);
  for (const part of [...partsOf('header'), main, ...others]) await readXml(parts, part, text);
  return text.lines.join('\n');
}

/** Elements with deleted text, or with copies for older programs. */
export const unread: ReadonlySet<string> = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText']);
export const marks: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  ptab: '\t',
};
export const isOff = (value: string | undefined) => ['0', 'false', 'none', 'off'].includes(value ?? '');
/** Formatting before a tracked change. */
export const isFormer = (name: string) => name.endsWith('PrChange');

class Paragraphs {
  readonly lines: string[] = [];
  #length = 0;
  /** Open paragraphs: a text box is nested in one. */
  readonly #open: string[][] = [];
  /** Open table rows, outermost first, with their cells and paragraphs. */
  readonly #rows: string[][][] = [];
  #unread = 0;
  #isText = false;
  #former = 0;
  #isHidden = false;
  /** Tab stops in paragraph settings have the same element name as tabs in text. */
  #settings = 0;

  constructor(
    private readonly most: number,
    private readonly readsHidden: boolean,
  ) {}

  readonly open = (name: string, attributes: Attributes): void => {
    if (unread.has(name)) this.#unread++;
    if (name === 'pPr') this.#settings++;
    if (isFormer(name)) this.#former++;
    if (name === 'r') this.#isHidden = false;
    if (name === 'vanish' && this.#settings + this.#former === 0) this.#isHidden = !isOff(attribute(attributes, 'val'));
    if (name === 'p') this.#open.push([]);
    if (name === 'tr') this.#rows.push([]);
    if (name === 'tc') this.#rows.at(-1)?.push([]);
    this.#isText = name === 't';
    const mark = this.#settings === 0 ? marks[name] : undefined;
    if (mark !== undefined) this.#add(mark);
  };

  readonly text = (text: string): void => {
    if (this.#isText) this.#add(text);
  };

  readonly close = (name: string): void => {
    this.#isText = false;
    if (unread.has(name)) this.#unread--;
    if (name === 'pPr') this.#settings--;
    if (isFormer(name)) this.#former--;
    if (name === 'p') this.#say((this.#open.pop() ?? []).join(''));
    if (name === 'tr') this.#endRow();
  };

  #add(text: string): void {
    if (this.#unread > 0 || (this.#isHidden && !this.readsHidden)) return;
    this.#length += text.length;
    if (this.#length > this.most) throw tooLarge('text');
    this.#open.at(-1)?.push(text);
  }

  #say(paragraph: string): void {
    const cell = this.#rows.at(-1)?.at(-1);
    if (cell) cell.push(paragraph.trim());
    else if (paragraph.trim() !== '') this.lines.push(paragraph.trimEnd());
  }

  /** A nested table is read as text of its cell. */
  #endRow(): void {
    const cells = (this.#rows.pop() ?? []).map((paragraphs) => paragraphs.filter((one) => one !== '').join(' '));
    if (cells.some((cell) => cell !== '')) this.#say(cells.join(' | '));
  }
}
