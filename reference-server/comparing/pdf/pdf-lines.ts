// The text of a PDF, line by line in reading order, page by page.
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { type Limits } from '../comparing-limits.ts';
import { CannotRead, readingFailed, tooLarge } from '../unreadable-file.ts';
import { type Piece, linesOfPage } from './reading-order.ts';

export interface PdfText {
  text: string;
  /** The first line of each page, from 0. */
  pages: number[];
}

export interface PdfOptions {
  /** The folder or address of the library's character maps, ending with a slash. */
  cMapUrl?: string;
  /** Characters after which the rest is not read, however long it is. */
  enough?: number;
}

export async function openPdf(bytes: Uint8Array, { cMapUrl }: PdfOptions = {}) {
  // The library's worker, in the same thread.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return getDocument({
    // Copied, because the library takes ownership of the buffer.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    ...(cMapUrl === undefined ? {} : { cMapUrl, cMapPacked: true }),
  });
}

/** @throws CannotRead */
export async function readPdf(bytes: Uint8Array, limits: Limits, options: PdfOptions = {}): Promise<PdfText> {
  const task = await openPdf(bytes, options);
  try {
    return await textOf(await task.promise, limits, options.enough);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw isLocked ? new CannotRead('encrypted', 'it has a password') : readingFailed(error);
  } finally {
    await task.destroy();
  }
}

async function textOf(document: PDFDocumentProxy, limits: Limits, enough = Infinity): Promise<PdfText> {
  if (enough === Infinity && document.numPages > limits.pages) throw tooLarge('pages');
  const lines: string[] = [];
  const pages: number[] = [];
  let size = 0;
  for (let number = 1; number <= Math.min(document.numPages, limits.pages) && size < enough; number++) {
    pages.push(lines.length);
    for (const line of linesOfPage(await piecesOf(document, number))) {
      lines.push(line);
      size += line.length;
    }
    if (size > limits.text) throw tooLarge('text');
  }
  return { text: lines.join('\n'), pages };
}

async function piecesOf(document: PDFDocumentProxy, number: number): Promise<Piece[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.filter((item): item is TextItem => 'str' in item).map(pieceOf);
}

function pieceOf({ str, transform, width, hasEOL }: TextItem): Piece {
  const [a = 0, b = 0, , , x = 0, y = 0] = transform.map(Number);
  return { text: str, x, y, width, size: Math.hypot(a, b), endsLine: hasEOL };
}
