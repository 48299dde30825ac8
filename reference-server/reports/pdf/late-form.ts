// Text that stands on pages which have long left when it is known: how many pages there are, and on which a chapter
// begins. It is a form that these pages show, and the form is written last.
import type PDFDocument from 'pdfkit';
import type { PdfObject } from 'pdfkit';
import type { Style } from './sheet.ts';

/** Its place in points from the lower left corner of the form, to its baseline. */
interface LatePiece {
  style: Style;
  x: number;
  y: number;
  text: string;
}

export class LateForm {
  readonly #doc: PDFDocument;
  readonly #name: string;
  readonly #object: PdfObject;

  constructor(doc: PDFDocument, name: string) {
    this.#doc = doc;
    this.#name = name;
    this.#object = doc.ref({ Type: 'XObject', Subtype: 'Form' });
  }

  /** On the present page, its lower left corner here. */
  show(x: number, y: number): void {
    const { page } = this.#doc;
    page.xobjects[this.#name] = this.#object;
    // Pages are turned upside down by pdfkit; the form is not.
    this.#doc.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${y.toFixed(2)} cm /${this.#name} Do Q`);
  }

  write(width: number, height: number, pieces: readonly LatePiece[]): void {
    const fonts: Record<string, PdfObject> = {};
    const operators = pieces.map(({ style: { face, size, color }, x, y, text }) => {
      this.#doc.font(face);
      const { id } = this.#doc._font;
      fonts[id] = this.#doc._font.ref();
      const [glyphs] = this.#doc._font.encode(text, []);
      return `${filled(color)} BT /${id} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${glyphs.join('')}> Tj ET`;
    });
    Object.assign(this.#object.data, { BBox: [0, -height, width, height], Resources: { Font: fonts } });
    this.#object.end(operators.join('\n'));
  }
}

/** `#rrggbb` as the operator that fills with it. */
function filled(color: string): string {
  const parts = color.slice(1).match(/../g) ?? [];
  return `${parts.map((part) => (Number.parseInt(part, 16) / 255).toFixed(3)).join(' ')} rg`;
}
