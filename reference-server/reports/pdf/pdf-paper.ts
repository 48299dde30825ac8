// A document of any length: each page is sent when it is complete, and only its position is kept.
import { create } from '@cantoo/fontkit';
import PDFDocument, { type StructureContent } from 'pdfkit';
import { type Chapter, Contents } from './contents.ts';
import { LateForm } from './late-form.ts';
import { A4, bottom, type Face, ink, left, muted, right, rule, type Style, top } from './sheet.ts';
import { visualFont, type VisualFont } from './visual-font.ts';
import { wrapped } from './wrap.ts';

/** TrueType fonts of each face. A line is in the first that has all of it, or in the last. */
export type Fonts = Readonly<Record<Face, readonly Uint8Array[]>>;

interface PaperAbout {
  title: string;
  /** The file's subject. ASCII without markup. */
  subject: string;
  keywords: string;
  made: Date;
  /** At the top of each page but the first, left and right. */
  head: readonly [string, string];
  /** At the bottom right of each page. */
  foot: string;
}

const small: Style = { face: 'body', size: 7.5, color: muted };
const chapterStyle: Style = { face: 'bold', size: 15, color: ink };

/**
 * Holds its bytes from the header on, until they are taken. As a stream of Node, it would hold them until other work gets
 * a turn; in a browser it is no such stream.
 */
class HeldDocument extends PDFDocument {
  // Without initial values, since the constructor of the document writes its header.
  declare held: Uint8Array[] | undefined;
  declare hasEnded: (() => void) | undefined;

  override push(chunk: Uint8Array | null): boolean {
    if (chunk === null) this.hasEnded?.();
    else (this.held ??= []).push(chunk);
    return true;
  }
}

export class Paper {
  readonly doc: HeldDocument;
  /** The top of the next line. */
  y = top;
  page = 0;
  readonly #fonts: Readonly<Record<Face, readonly VisualFont[]>>;
  readonly #total: LateForm;
  readonly #chapters: Chapter[] = [];
  #contents: Contents | null = null;
  #mark: StructureContent | null = null;
  #tag = 'P';

  constructor(
    fonts: Fonts,
    private readonly about: PaperAbout,
  ) {
    const { title, subject, keywords, made } = about;
    const info = { Title: title, Subject: subject, Keywords: keywords, CreationDate: made, Producer: 'pdfkit' };
    this.doc = new HeldDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: 'en-US',
      displayTitle: true,
      tagged: true,
      font: null,
      fontLayoutCache: false,
      info: { ...info, Creator: 'Strongroom' },
    });
    const opened = (face: Face) =>
      fonts[face].map((bytes, at) => {
        const font = visualFont(singleFont(bytes), at === 0 ? face : `${face} ${at}`);
        this.doc.registerFont(font.name, font.font);
        return font;
      });
    this.#fonts = { body: opened('body'), bold: opened('bold'), mono: opened('mono') };
    this.#total = new LateForm(this.doc, 'Total');
  }

  /** Takes the bytes that are complete. */
  take(): Uint8Array[] {
    return this.doc.held?.splice(0) ?? [];
  }

  get left(): number {
    return bottom - this.y;
  }

  /** Starts a new page if less than this height is left. */
  need(height: number): void {
    if (this.page === 0 || this.left < height) this.addPage();
  }

  addPage(): void {
    this.#endMark();
    this.doc.addPage();
    this.page += 1;
    this.y = top;
    this.doc.markContent('Artifact', { type: 'Pagination' });
    const [first, second] = this.about.head.map((words) => this.#fitting(words, 240));
    if (this.page > 1 && first !== undefined && second !== undefined) {
      this.draw(first, small, left, 40);
      this.draw(second, small, right - this.widthOf(second, small), 40);
      this.line(56);
    }
    this.line(A4.height - 48);
    const words = `Page ${this.page} of `;
    this.draw(words, small, left, A4.height - 40);
    const { ascent } = this.#fontOf(small.face, words);
    this.#total.show(left + this.widthOf(words, small), A4.height - 40 + small.size * ascent);
    const foot = this.#fitting(this.about.foot, right - left - 110);
    this.draw(foot, small, right - this.widthOf(foot, small), A4.height - 40);
    this.doc.endMarkedContent();
  }

  /** The part of the text that may fit into the first line. */
  #fitting(text: string, width: number): string {
    const [first = '', ...others] = this.lines(text, small, width);
    return others.length === 0 ? first : `${first}…`;
  }

  /** Tags the following content for screen readers. */
  as(tag: string): void {
    if (tag === this.#tag && this.#mark !== null) return;
    this.#endMark();
    this.#tag = tag;
  }

  #endMark(): void {
    if (this.#mark === null) return;
    this.doc.endMarkedContent();
    this.doc.addStructure(this.doc.struct(this.#tag, this.#mark));
    this.#mark = null;
  }

  /** One line of text, from its upper left corner. */
  write(text: string, style: Style, x: number, y: number): void {
    this.#mark ??= this.doc.markStructureContent(this.#tag);
    this.draw(text, style, x, y);
  }

  draw(text: string, { face, size, color }: Style, x: number, y: number): void {
    this.doc.font(this.#fontOf(face, text).name).fontSize(size).fillColor(color);
    this.doc.text(text, x, y, { lineBreak: false, features: [] });
  }

  line(y: number, color = rule, width = 0.6): void {
    this.doc.moveTo(left, y).lineTo(right, y).lineWidth(width).stroke(color);
  }

  /** A decorative PNG, at the right of its box. */
  picture(png: Buffer, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.image(png, x, y, { fit: [width, height], align: 'right' });
    this.doc.endMarkedContent();
  }

  #fontOf(face: Face, text: string): VisualFont {
    const fonts = this.#fonts[face];
    const font = fonts.find(({ has }) => has(text)) ?? fonts.at(-1);
    if (font === undefined) throw new Error(`The report has no font for ${face}.`);
    return font;
  }

  widthOf(text: string, { face, size }: Style): number {
    return (this.#fontOf(face, text).widthOf(text) * size) / 1000;
  }

  lines(text: string, style: Style, width: number): string[] {
    return wrapped(this.#fontOf(style.face, text).drawable(text), width, (part) => this.widthOf(part, style));
  }

  paragraph(text: string, style: Style, { after = 6 } = {}): void {
    this.as('P');
    const step = style.size * 1.45;
    for (const words of this.lines(text, style, right - left)) {
      this.need(step);
      this.write(words, style, left, this.y);
      this.y += step;
    }
    this.y += after;
  }

  /** Starts a new page if there is no room for what follows, so that a heading never ends a page. */
  heading(text: string): void {
    this.need(220);
    if (this.y > top) this.y += 26;
    const destination = `s${this.#chapters.length + 1}`;
    this.doc.addNamedDestination(destination, 'XYZ', left, this.y - 12, null);
    const shown = this.lines(text, chapterStyle, right - left);
    this.#chapters.push({ title: shown.join(' '), page: this.page, destination });
    this.doc.outline.addItem(shown.join(' '));
    this.as('H1');
    for (const words of shown) {
      this.write(words, chapterStyle, left, this.y);
      this.y += chapterStyle.size * 1.3;
    }
    this.y += 6;
  }

  /** Reserves a page for the contents, which are written at the end. */
  contentsPage(): void {
    this.addPage();
    this.as('H1');
    this.write('Contents', chapterStyle, left, this.y);
    this.as('TOC');
    this.#mark ??= this.doc.markStructureContent(this.#tag);
    this.#contents = new Contents(this.doc, this.y + 34);
    this.#endMark();
    this.y = bottom;
  }

  /** Nothing may be written after it. */
  async end(): Promise<void> {
    this.#endMark();
    this.#contents?.write(this.#chapters, (text, style) => this.widthOf(text, style));
    this.#total.write(60, 20, [{ style: small, x: 0, y: 0, text: String(this.page) }]);
    await new Promise<void>((resolve) => {
      this.doc.hasEnded = resolve;
      this.doc.end();
    });
  }
}

function singleFont(bytes: Uint8Array) {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('The file holds more than one font.');
  return font;
}
