// Puts the watermark before everything else in an HTML document, where no unclosed comment, script or template of the
// document can swallow it, as an overlay that the document's styles cannot hide. Adds no script.
import type { Watermark } from '#core/ports.ts';
import { widestOf } from '../mark-font.ts';
import { markStyles, TURN } from '../mark-layout.ts';
import { asciiMarkup, markLines } from '../mark-text.ts';
import { important, visible } from '../overlay-style.ts';

/** The byte order mark of UTF-8, read as Latin-1. */
const UTF8_MARK = '\xef\xbb\xbf';

export function stampHtml(bytes: Uint8Array, mark: Watermark): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const utf16 = decodeUtf16(buffer);
  const original = utf16 ?? buffer;
  const start = original.toString('latin1', 0, 4096);
  const doctype = /^(?:\xef\xbb\xbf)?\s*(?:<!--[^]*?-->\s*)*(<!doctype[^>]*>)/i.exec(start)?.[1] ?? '';
  const prefix = `${doctype}<meta charset="${utf16 ? 'utf-8' : charsetOf(start)}">${overlay(mark)}`;
  // A byte order mark would count as text behind the prefix.
  const body = start.startsWith(UTF8_MARK) ? original.subarray(UTF8_MARK.length) : original;
  return Buffer.concat([Buffer.from(prefix, 'latin1'), body]);
}

/** The mark's own meta comes first, so it must say what the document's would have said. */
function charsetOf(start: string): string {
  if (start.startsWith(UTF8_MARK)) return 'utf-8';
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(start.slice(0, 1024))?.[1];
  return declared ?? 'utf-8';
}

/** The document in UTF-8 if a byte order mark says that it is in UTF-16. */
function decodeUtf16(bytes: Buffer): Buffer | null {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (!isLittle && !isBig) return null;
  return Buffer.from(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes));
}

function overlay(mark: Watermark): string {
  const lines = markLines(mark);
  const { count, grid } = markStyles(widestOf(lines));
  const host = important({ all: 'initial', ...visible, ...place, ...grid });
  const cell = `<b style="${cellStyle}">${lines.map(asciiMarkup).join('<br>')}</b>`;
  return `<div aria-hidden="true" style="${host}">${cell.repeat(count)}</div>`;
}

const place = {
  position: 'fixed',
  inset: '0',
  overflow: 'hidden',
  'z-index': '2147483647',
  'print-color-adjust': 'exact',
};

const cellStyle = important({
  all: 'initial',
  ...visible,
  display: 'block',
  'place-self': 'center',
  width: 'max-content',
  'max-width': '92vw',
  transform: TURN,
  'text-align': 'center',
  'overflow-wrap': 'anywhere',
  font: 'inherit',
  color: 'rgba(89,89,89,.28)',
  'text-shadow': '0 0 2px rgba(255,255,255,.5)',
});
