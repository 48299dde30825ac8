// The differences between two files, or why there are none to show; runs in a process of its own.
import type { ComparableKind, ComparedContent } from '#core/ports/comparer.ts';
import { limits as usual, type Limits } from './comparing-limits.ts';
import { compareLines, type Side } from './lines/blocks.ts';
import { LineNames } from './lines/line-names.ts';
import { linesOf } from './lines/lines.ts';
import type { Parts } from './office/zip-parts.ts';
import { asUtf8, encodingOfText, htmlText } from './text/encodings.ts';
import type { PdfOptions } from './pdf/pdf-lines.ts';
import { CannotRead, tooLarge } from './unreadable-file.ts';

export interface ComparedFile {
  kind: ComparableKind;
  /** Called when its turn comes, to limit memory. */
  read: () => Promise<Uint8Array>;
}

export interface CompareOptions extends PdfOptions {
  limits?: Limits;
}

interface Text {
  bytes: Uint8Array;
  /** The first line of each page; null for files without pages. */
  pages: readonly number[] | null;
}

/** Rejects only for reasons other than the files. */
export async function compareFiles(
  from: ComparedFile,
  to: ComparedFile,
  options: CompareOptions = {},
): Promise<ComparedContent> {
  const { limits = usual } = options;
  try {
    if (from.kind === 'xlsx' && to.kind === 'xlsx') return await compareWorkbooks(from, to, limits);
    const texts = {
      from: await attempt('from', () => textOf(from, limits, options)),
      to: await attempt('to', () => textOf(to, limits, options)),
    };
    return compareTexts(texts.from, texts.to, limits);
  } catch (error) {
    if (error instanceof NotComparable) return error.content;
    if (error instanceof CannotRead) return { kind: 'none', reason: error.reason, of: 'both' };
    throw error;
  }
}

/** The result names the unreadable file, with the reason. */
class NotComparable extends Error {
  constructor(readonly content: ComparedContent) {
    super('it cannot be compared');
  }
}

async function attempt<T>(which: 'from' | 'to', read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof CannotRead ? new NotComparable({ kind: 'none', reason: error.reason, of: which }) : error;
  }
}

function compareTexts(from: Text, to: Text, limits: Limits): ComparedContent {
  const names = new LineNames();
  const before = linesOf(from.bytes, names, limits.lines / 2);
  const after = linesOf(to.bytes, names, limits.lines / 2);
  const side = (lines: Side['lines'], { pages }: Text): Side => ({
    lines,
    pageOf: (at) => pageOf(pages, lines.numbers[at] ?? 0),
  });
  return compareLines(side(before, from), side(after, to), names.count, limits.shown);
}

async function compareWorkbooks(from: ComparedFile, to: ComparedFile, limits: Limits): Promise<ComparedContent> {
  const [{ readWorkbook }, { compareSheets }] = await Promise.all([
    import('./office/workbook.ts'),
    import('./office/compare-sheets.ts'),
  ]);
  const read = async (file: ComparedFile) => readWorkbook(await partsOf(file, limits), limits);
  const before = await attempt('from', () => read(from));
  const after = await attempt('to', () => read(to));
  return compareSheets(before, after, limits.shown);
}

/** @throws CannotRead */
export async function textOf(file: ComparedFile, limits: Limits, options: PdfOptions): Promise<Text> {
  switch (file.kind) {
    case 'text': {
      const bytes = await bytesOf(file, limits);
      return { bytes: asUtf8(bytes, encodingOfText(bytes), limits.text), pages: null };
    }
    case 'html': {
      const { textOfHtml } = await import('./text/html-text.ts');
      const markup = htmlText(await bytesOf(file, limits));
      return { bytes: inUtf8(textOfHtml(markup, limits.text)), pages: null };
    }
    case 'pdf': {
      const { readPdf } = await import('./pdf/pdf-lines.ts');
      const { text, pages } = await readPdf(await bytesOf(file, limits), limits, options);
      if (text === '') throw new CannotRead('no-text', 'none of its pages has text');
      return { bytes: inUtf8(text), pages };
    }
    case 'docx': {
      const { textOfDocx } = await import('./office/docx-text.ts');
      return { bytes: inUtf8(await textOfDocx(await partsOf(file, limits), limits.text, true)), pages: null };
    }
    case 'xlsx':
      throw new CannotRead('no-text', 'sheets are compared with sheets');
  }
}

async function partsOf(file: ComparedFile, limits: Limits): Promise<Parts> {
  const { openParts } = await import('./office/zip-parts.ts');
  return openParts(await bytesOf(file, limits), limits.inflated);
}

async function bytesOf(file: ComparedFile, limits: Limits): Promise<Uint8Array> {
  const bytes = await file.read();
  if (bytes.length > limits.file) throw tooLarge('file');
  return bytes;
}

const inUtf8 = (text: string) => new TextEncoder().encode(text);

/** @param line from 1 */
function pageOf(pages: readonly number[] | null, line: number): number | null {
  if (pages === null) return null;
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle] ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
