// Text known only after its pages are sent, such as the number of pages: a form object that is written last.
import type PDFDocument from 'pdfkit';
import type { PdfObject } from 'pdfkit';
import type { Style } from './sheet.ts';

/** Baseline position in points, from the lower left corner of the form. */
export class LateForm {
  readonly #object: PdfObject;

  constructor(
    private readonly doc: PDFDocument,
    private readonly name: string,
  ) {
    this.#object = doc.ref({ Type: 'XObject', Subtype: 'Form' });
  }

  /** Places the form's lower left corner here on the current page. */
  show(x: number, y: number): void {
    const { page } = this.doc;
    page.xobjects[this.name] = this.#object;
    // pdfkit flips pages vertically, but not forms.
    this.doc.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${y.toFixed(2)} cm /${this.name} Do Q`);
  }

  write(width: number, height: number, pieces: readonly { style: Style; x: number; y: number; text: string }[]): void {
    const fonts: Record<string, PdfObject> = {};
    const operators = pieces.map(({ style: { face, size, color }, x, y, text }) => {
      this.doc.font(face);
      const { id } = this.doc._font;
      fonts[id] = this.doc._font.ref();
      const [glyphs] = this.doc._font.encode(text, []);
      return `${filled(color)} BT /${id} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${glyphs.join('')}> Tj ET`;
    });
    Object.assign(this.#object.data, { BBox: [0, -height, width, height], Resources: { Font: fonts } });
    this.#object.end(operators.join('\n'));
  }
}

/** `#rrggbb` as a fill operator. */
function filled(color: string): string {
  const parts = color.slice(1).match(/../g) ?? [];
  return `${parts.map((part) => (Number.parseInt(part, 16) / 255).toFixed(3)).join(' ')} rg`;
}
