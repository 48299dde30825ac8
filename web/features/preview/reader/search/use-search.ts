import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useState } from 'react';
import { fold, type Folded, placesOf } from './fold.ts';
import { isUnseenSpace, readingOrder } from './reading-order.ts';
import { wordsOf } from '../pages/words-of.ts';

interface PageWords {
  folded: Folded;
  /** The pieces of text as they are read, with their starts. */
  pieces: readonly { piece: number; start: number }[];
}

const unreadable: PageWords = { folded: fold(''), pieces: [] };

/** The text of each page, read once. */
class DocumentWords {
  readonly #pages = new Map<number, Promise<PageWords>>();

  constructor(private readonly file: PDFDocumentProxy) {}

  /** @param page from 0 */
  of(page: number): Promise<PageWords> {
    const read = this.#pages.get(page) ?? readPage(this.file, page);
    this.#pages.set(page, read);
    // Failed reads are repeated next time.
    read.catch(() => this.#pages.delete(page));
    return read;
  }
}

export interface Hit {
  page: number;
  /** The pieces of the page's text that it covers, with the range of letters. */
  parts: readonly { piece: number; from: number; to: number }[];
}

const MANY = 1000;
const noHits: readonly Hit[] = [];
/** `read` pages were searched; at the end, that is fewer than there are if some are damaged. */
const nothing = { hits: noHits, read: 0, hasText: false, isDone: false };

/** All matches in the file, reported page by page, since a long file takes a while. */
export function useSearch(file: PDFDocumentProxy, term: string) {
  const words = useMemo(() => new DocumentWords(file), [file]);
  const [found, setFound] = useState({ of: term, ...nothing });
  useEffect(() => {
    if (term.trim() === '') return;
    const leaving = new AbortController();
    const look = async () => {
      const hits: Hit[] = [];
      let hasText = false;
      let read = 0;
      for (let page = 0; page < file.numPages; page += 1) {
        const { folded, pieces } = await words.of(page).catch(() => unreadable);
        // Pages that were read before take no time to read: without a pause, the next letter could not be typed.
        const isTenth = page % 10 === 9;
        if (isTenth) await new Promise((resolve) => setTimeout(resolve));
        if (leaving.signal.aborted) return;
        if (folded !== unreadable.folded) read += 1;
        hasText ||= folded.text.trim() !== '';
        const more = partsOf(placesOf(term, folded), pieces).map((parts) => ({ page, parts }));
        for (const hit of more) hits.push(hit);
        const isDone = page === file.numPages - 1;
        // There can be a million hits: once there are many, the bar is updated only every few pages.
        const isNews = more.length > 0 && hits.length < MANY;
        if (isNews || isTenth || isDone) setFound({ of: term, hits: [...hits], read, hasText, isDone });
      }
    };
    void look();
    return () => leaving.abort();
  }, [file, words, term]);
  return found.of === term ? found : nothing;
}

/** The places are in order, so that each is looked for from the piece of the one before. */
function partsOf(places: readonly { start: number; end: number }[], pieces: PageWords['pieces']): Hit['parts'][] {
  const endOf = (at: number) => pieces[at + 1]?.start ?? Infinity;
  let first = 0;
  return places.map(({ start, end }) => {
    while (endOf(first) <= start) first += 1;
    let last = first;
    while (endOf(last) < end) last += 1;
    return pieces.slice(first, last + 1).map(({ piece, start: begin }, at) => {
      return { piece, from: Math.max(0, start - begin), to: Math.min(end, endOf(first + at)) - begin };
    });
  });
}

async function readPage(file: PDFDocumentProxy, page: number): Promise<PageWords> {
  const { items } = await wordsOf(await file.getPage(page + 1));
  const pieces: { piece: number; start: number }[] = [];
  let text = '';
  for (const piece of readingOrder(items)) {
    const item = items[piece];
    if (!item || isUnseenSpace(item)) continue;
    pieces.push({ piece, start: text.length });
    text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return { folded: fold(text), pieces };
}
