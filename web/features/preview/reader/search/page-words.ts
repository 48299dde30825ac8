import type { PDFDocumentProxy } from 'pdfjs-dist';
import { wordsOf } from '../pages/words-of.ts';
import { fold, type Folded } from './fold.ts';

export interface PageWords {
  folded: Folded;
  /** Of each piece of text where it begins. */
  starts: readonly number[];
}

/** The words of each page, read once each. */
export class DocumentWords {
  readonly #pages = new Map<number, Promise<PageWords>>();
  readonly #file: PDFDocumentProxy;

  constructor(file: PDFDocumentProxy) {
    this.#file = file;
  }

  /** @param page from 0 */
  of(page: number): Promise<PageWords> {
    const known = this.#pages.get(page);
    if (known) return known;
    const read = readPage(this.#file, page);
    this.#pages.set(page, read);
    // What did not come is asked for again the next time.
    read.catch(() => this.#pages.delete(page));
    return read;
  }
}

async function readPage(file: PDFDocumentProxy, page: number): Promise<PageWords> {
  const { items } = await wordsOf(await file.getPage(page + 1));
  const starts: number[] = [];
  let text = '';
  for (const { str, hasEOL } of items) {
    starts.push(text.length);
    text += hasEOL ? `${str}\n` : str;
  }
  return { folded: fold(text), starts };
}
