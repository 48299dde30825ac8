import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api';

/** The text of a page without the watermark, which is announced once above the pages. */
export async function wordsOf(sheet: PDFPageProxy): Promise<Omit<TextContent, 'items'> & { items: TextItem[] }> {
  const { items, ...content } = await sheet.getTextContent({ includeMarkedContent: true });
  return { ...content, items: withoutMark(items) };
}

/** The name of the server's watermark in the file. */
const MARK = 'Watermark';

export function withoutMark(items: readonly (TextItem | TextMarkedContent)[]): TextItem[] {
  const words: TextItem[] = [];
  const open: boolean[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (!open.includes(true)) words.push(item);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('tag' in item && item.tag === MARK);
  }
  return words;
}
