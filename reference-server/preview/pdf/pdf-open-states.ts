// Counts the graphics states that a page's content saves and never restores. Left open, a scale or a clipping path
// would apply to the mark as well, and could push it out of sight.
import { PDFRawStream, PDFStream, decodePDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';

const MOST = 64;

export function openStates(context: PDFContext, contents: readonly PDFRef[]): number {
  let open = 0;
  for (const ref of contents) {
    const stream = context.lookup(ref);
    if (!(stream instanceof PDFStream)) continue;
    open += countOpen(Buffer.from(decoded(stream)).toString('latin1'));
  }
  return Math.min(Math.max(open, 0), MOST);
}

function decoded(stream: PDFStream): Uint8Array {
  return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
}

/** Saves less restores, not counting letters within strings and comments. */
function countOpen(content: string): number {
  const operators =
    content.replace(/\((?:\\.|[^\\()])*\)|%[^\r\n]*/gs, ' ').match(/(?<![^\s\]>)}])[qQ](?![^\s[<({/%])/g) ?? [];
  return operators.reduce((open, operator) => open + (operator === 'q' ? 1 : -1), 0);
}
