// The page of contents. It comes early in the file; its lines and links are written once all chapters are known.
import type PDFDocument from 'pdfkit';
import type { PdfObject } from 'pdfkit';
import { LateForm } from './late-form.ts';
import { A4, bottom, ink, left, right, type Style } from './sheet.ts';

export interface Chapter {
  title: string;
  page: number;
  destination: string;
}

const style: Style = { face: 'body', size: 9.5, color: ink };
const step = 19;

export class Contents {
  readonly #form: LateForm;
  readonly #links: PdfObject;

  /** On the current page, from here down. */
  constructor(
    doc: PDFDocument,
    private readonly top: number,
  ) {
    this.#form = new LateForm(doc, 'Contents');
    this.#links = doc.ref([]);
    Object.assign(doc.page.dictionary.data, { Annots: this.#links });
    this.#form.show(left, bottom);
  }

  /** Chapters without room on the page are in the outline only. */
  write(chapters: readonly Chapter[], widthOf: (text: string, style: Style) => number): void {
    const shown = chapters.slice(0, Math.floor((bottom - this.top) / step));
    const lines = shown.map((chapter, at) => ({ ...chapter, y: bottom - this.top - at * step }));
    const pieces = lines.flatMap(({ title, page, y }) => [
      { style, x: 0, y, text: title },
      { style, x: right - left - widthOf(String(page), style), y, text: String(page) },
    ]);
    this.#form.write(right - left, bottom - this.top + step, pieces);
    const floor = A4.height - bottom;
    this.#links.data = lines.map(({ destination, y }) => ({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [left, floor + y - 4, right, floor + y + 11],
      Border: [0, 0, 0],
      // pdfkit writes a plain string as a name, and a String object as text.
      Dest: Object(destination) as object,
    }));
    this.#links.end();
  }
}
