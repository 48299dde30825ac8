// Puts the watermark before everything else in an HTML document, where no unclosed comment, script or template of the
// document can swallow it, as an overlay that the document's styles cannot hide. Adds no script.
import type { Watermark } from '#core/ports.ts';
import { asciiMarkup, markLines } from './mark-text.ts';
import { important, visible } from './overlay-style.ts';

/** The byte order mark of UTF-8, read as Latin-1. */
const UTF8_MARK = '\xef\xbb\xbf';
const ROWS = 8;
const COLUMNS = 3;
/** How wide bold letters are on average, in ems, with a little to spare. */
const LETTER = 0.66;

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
  const text = lines.map(asciiMarkup).join('<br>');
  const size = fittingSize(Math.max(...lines.map((line) => line.length)));
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const top = ((Math.floor(at / COLUMNS) + 0.3) * 100) / ROWS;
    const left = ((at % COLUMNS) * 100) / COLUMNS;
    return `<b style="${cellStyle(top, left, size)}">${text}</b>`;
  });
  return `<div aria-hidden="true" style="${hostStyle}">${cells.join('')}</div>`;
}

const hostStyle = important({
  all: 'initial',
  ...visible,
  display: 'block',
  position: 'fixed',
  inset: '0',
  overflow: 'hidden',
  'z-index': '2147483647',
  'print-color-adjust': 'exact',
});

/** So that a line of so many letters stays one line of its column, as long as it can be read at all. */
function fittingSize(letters: number): string {
  return `max(9px,min(16px,${(100 / COLUMNS / letters / LETTER).toFixed(2)}vw))`;
}

function cellStyle(top: number, left: number, size: string): string {
  return important({
    all: 'initial',
    ...visible,
    display: 'block',
    position: 'absolute',
    top: `${top.toFixed(1)}%`,
    left: `${left.toFixed(1)}%`,
    width: `${Math.floor(100 / COLUMNS)}%`,
    transform: 'rotate(-20deg)',
    'text-align': 'center',
    'overflow-wrap': 'anywhere',
    font: `700 ${size}/1.3 sans-serif`,
    color: 'rgba(90,90,90,.35)',
    'text-shadow': '0 0 2px rgba(255,255,255,.6)',
  });
}
