// The body or notes of a DOCX as markup, without tracked deletions and hidden text.
import { isFormer, isOff, marks, unread } from '#server/comparing/office/docx-text.ts';
import { attribute, type Attributes } from '#server/comparing/office/xml.ts';
import { escaped } from '../page.ts';
import { headingAt, type InList, type ParagraphStyle } from './docx-styles.ts';
import type { PlacedPictures } from './pictures.ts';

interface BodyOptions {
  styleOf: (id: string) => ParagraphStyle;
  numberOf: (at: InList) => string;
  pictures: PlacedPictures;
  /** The remaining characters, shared between parts. */
  room: { text: number };
  /** The number of a note, in order of reference. */
  noteOf: (kind: 'footnote' | 'endnote', id: string) => number;
}

interface Paragraph {
  pieces: { tags: string; text: string }[];
  heading: number | null;
  style: ParagraphStyle | null;
  inList: Partial<InList>;
  isCentred: boolean;
  /** The content of its text boxes, which follows it. */
  after: string[];
}

interface Cell {
  span: number;
  /** Whether it continues the cell above. */
  isContinued: boolean;
  isOpen: boolean;
}

const EMU_PER_PIXEL = 9525;
const toggles: Readonly<Record<string, string>> = { b: 'b', i: 'i', strike: 's', dstrike: 's', u: 'u' };

/** The characters of markup around a paragraph. */
const MARKUP = 10;

export class DocxBody {
  readonly #containers: string[][] = [[]];
  readonly #paragraphs: Paragraph[] = [];
  readonly #cells: Cell[] = [];
  #unread = 0;
  #former = 0;
  #settings = 0;
  #runLook = false;
  #tags = new Set<string>();
  #isHidden = false;
  #isText = false;
  #alt = '';
  #width: number | null = null;
  #note: string | null = null;

  constructor(private readonly options: BodyOptions) {}

  get html(): string {
    return (this.#containers[0] ?? []).join('');
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (unread.has(name)) this.#unread++;
    if (isFormer(name)) this.#former++;
    this.#isText = name === 't';
    if (this.#former > 0) return;
    if (name === 'pPr') this.#settings++;
    if (this.#unread === 0) this.#openBlock(name, attributes);
    if (this.#settings > 0) this.#setParagraph(name, attribute(attributes, 'val') ?? '');
    else this.#openInline(name, attributes);
  };

  readonly text = (text: string): void => {
    if (this.#isText) this.#add(text);
  };

  readonly close = (name: string): void => {
    this.#isText = false;
    if (unread.has(name)) this.#unread--;
    if (isFormer(name)) this.#former--;
    if (this.#former > 0) return;
    if (name === 'pPr') this.#settings--;
    if (name === 'rPr') this.#runLook = false;
    if (this.#unread > 0) return;
    if (name === 'p') this.#closeParagraph();
    if (name === 'txbxContent') this.#containers.pop();
    if (name === 'tc') this.#closeCell();
    if (name === 'tr') this.#say('</tr>');
    if (name === 'tbl') this.#say('</table></div>');
  };

  #openBlock(name: string, attributes: Attributes): void {
    const value = attribute(attributes, 'val');
    if (name === 'footnote' || name === 'endnote') this.#openNote(name, attributes);
    if (name === 'p') {
      this.#openCell();
      const after: string[] = [];
      this.#paragraphs.push({ pieces: [], heading: null, style: null, inList: {}, isCentred: false, after });
    }
    if (name === 'txbxContent') this.#containers.push(this.#paragraphs.at(-1)?.after ?? []);
    if (name === 'tbl') {
      this.#openCell();
      this.#say('<div class="wide"><table>');
    }
    if (name === 'tr') this.#say('<tr>');
    if (name === 'tc') this.#cells.push({ span: 1, isContinued: false, isOpen: false });
    const cell = this.#cells.at(-1);
    if (cell && name === 'gridSpan') cell.span = Math.min(100, Math.max(1, Number(value) || 1));
    if (cell && name === 'vMerge') cell.isContinued = value !== 'restart';
  }

  /** Properties of a paragraph; those of its end mark do not apply to its text. */
  #setParagraph(name: string, value: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    if (name === 'pStyle') paragraph.style = this.options.styleOf(value);
    if (name === 'outlineLvl') paragraph.heading = headingAt(Number(value));
    if (name === 'numId') paragraph.inList.list = value;
    if (name === 'ilvl') paragraph.inList.level = Number(value);
    if (name === 'jc') paragraph.isCentred = value === 'center';
  }

  #openInline(name: string, attributes: Attributes): void {
    if (name === 'r') {
      this.#tags = new Set();
      this.#isHidden = false;
    }
    if (name === 'rPr') this.#runLook = true;
    if (this.#runLook) this.#setRun(name, attribute(attributes, 'val'));
    const isPageBreak = name === 'br' && (attribute(attributes, 'type') ?? 'textWrapping') !== 'textWrapping';
    const mark = isPageBreak ? undefined : marks[name];
    if (mark !== undefined) this.#add(mark);
    if (name === 'footnoteReference' || name === 'endnoteReference') this.#refer(name, attributes);
    this.#openPicture(name, attributes);
  }

  #setRun(name: string, value: string | undefined): void {
    const tag = toggles[name];
    if (tag !== undefined && !isOff(value)) this.#tags.add(tag);
    if (name === 'vertAlign' && value === 'superscript') this.#tags.add('sup');
    if (name === 'vertAlign' && value === 'subscript') this.#tags.add('sub');
    if (name === 'vanish') this.#isHidden = !isOff(value);
  }

  #openPicture(name: string, attributes: Attributes): void {
    if (name === 'extent') {
      const width = Math.round(Number(attribute(attributes, 'cx')) / EMU_PER_PIXEL);
      this.#width = width > 0 && width < 10_000 ? width : null;
    }
    if (name === 'docPr') this.#alt = (attribute(attributes, 'descr') ?? '').slice(0, 500);
    const id = name === 'blip' ? attribute(attributes, 'embed') : name === 'imagedata' ? attributes['r:id'] : undefined;
    if (id === undefined || this.#unread > 0 || this.#isHidden) return;
    const placed = this.options.pictures.add({ id, alt: this.#alt, width: this.#width });
    this.#paragraphs.at(-1)?.pieces.push({ tags: '', text: placed });
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const { room } = this.options;
    if (!paragraph || this.#unread > 0 || this.#isHidden || room.text <= 0) return;
    room.text -= text.length;
    const tags = [...this.#tags].sort().join(' ');
    const last = paragraph.pieces.at(-1);
    if (last?.tags === tags) last.text += escaped(text);
    else paragraph.pieces.push({ tags, text: escaped(text) });
  }

  #refer(name: string, attributes: Attributes): void {
    const kind = name === 'footnoteReference' ? 'footnote' : 'endnote';
    const number = this.options.noteOf(kind, attribute(attributes, 'id') ?? '');
    this.#paragraphs.at(-1)?.pieces.push({ tags: 'sup', text: `[${number}]` });
  }

  /** Separators between notes are skipped. */
  #openNote(kind: 'footnote' | 'endnote', attributes: Attributes): void {
    const isNote = attribute(attributes, 'type') === undefined;
    this.#note = isNote ? `[${this.options.noteOf(kind, attribute(attributes, 'id') ?? '')}]` : null;
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph || (this.options.room.text <= 0 && paragraph.pieces.length === 0)) return;
    this.options.room.text -= MARKUP;
    const { pieces, style, inList, isCentred, after } = paragraph;
    const text = pieces.map(({ tags, text: piece }) => wrapped(piece, tags)).join('');
    const list = inList.list ?? style?.inList?.list;
    const at = { list: list ?? '0', level: inList.level ?? style?.inList?.level ?? 0 };
    // Number 0 means no list, whatever the style.
    const isListed = at.list !== '0' && text !== '';
    const marker = this.#marker(isListed ? this.options.numberOf(at) : '');
    const heading = paragraph.heading ?? style?.heading ?? null;
    const level = heading === null ? null : Math.min(6, heading);
    const tag = level === null || text.trim() === '' ? 'p' : `h${level}`;
    const classes = [isListed ? `in${Math.min(8, Math.max(0, at.level))}` : '', isCentred ? 'centred' : ''];
    const className = classes.filter((one) => one !== '').join(' ');
    this.#say(`<${tag}${className === '' ? '' : ` class="${className}"`}>${marker}${text}</${tag}>${after.join('')}`);
  }

  #marker(number: string): string {
    const note = this.#note;
    this.#note = null;
    const marker = note ?? number;
    return marker === '' ? '' : `<span class="marker">${escaped(marker)}</span> `;
  }

  #openCell(): void {
    const cell = this.#cells.at(-1);
    if (!cell || cell.isOpen) return;
    cell.isOpen = true;
    this.#say(`<td${cell.span > 1 ? ` colspan="${cell.span}"` : ''}${cell.isContinued ? ' class="continued"' : ''}>`);
  }

  #closeCell(): void {
    this.#openCell();
    this.#cells.pop();
    this.#say('</td>');
  }

  #say(html: string): void {
    this.#containers.at(-1)?.push(html);
  }
}

function wrapped(text: string, tags: string): string {
  const names = tags === '' ? [] : tags.split(' ');
  return `${names.map((tag) => `<${tag}>`).join('')}${text}${names
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')}`;
}
