// Shows an HTML document in a frame within a page of ours, with the watermark over that frame, where neither styles nor
// markup of the document can reach it. Only the reader's script runs, within the frame, allowed by its hash.
import type { Watermark } from '#core/ports/watermarker.ts';
import { widestOf } from '../watermark-font.ts';
import { markStyles, TURN } from '../watermark-layout.ts';
import { asciiMarkup, markLines } from '../watermark-text.ts';
import { htmlText } from '#server/comparing/text/encodings.ts';
import { quietHtml } from './quiet-html.ts';

/** Quotes, signs and links become longer, in documents that people write by far less than this. */
const MOST_GROWTH = 3;
const FREE_GROWTH = 4 * 1024 * 1024;

export function watermarkHtml(bytes: Uint8Array, mark: Watermark): Uint8Array {
  return watermarkPage(htmlText(bytes), mark);
}

/** Throws if the page would be far larger than its markup. */
export function watermarkPage(markup: string, mark: Watermark): Uint8Array {
  const title = asciiMarkup(mark.title ?? 'Preview');
  const document = frameContent(quietHtml(markup, mark.isInReader));
  if (document.length > MOST_GROWTH * markup.length + FREE_GROWTH) throw new Error('the page would be too large');
  return Buffer.from(
    `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title><style>${styles(mark)}</style></head>` +
      `<body>${overlay(mark)}` +
      `<iframe sandbox="${mark.isInReader ? 'allow-scripts' : ''}" title="${title}" ${document}></iframe></body></html>`,
  );
}

/**
 * The document as the frame's srcdoc attribute: a `data:` address would need a wider policy, and Chromium limits it to
 * 2 MB. A document without doctype is rendered as if it had one.
 */
function frameContent(text: string): string {
  return `srcdoc="${text.replace(/[&"]/g, (char) => (char === '&' ? '&amp;' : '&quot;'))}"`;
}

function overlay(mark: Watermark): string {
  const { count } = markStyles(widestOf(markLines(mark)));
  const cell = `<b>${markLines(mark).map(asciiMarkup).join('<br>')}</b>`;
  return `<div aria-hidden="true">${cell.repeat(count)}</div>`;
}

function styles(mark: Watermark): string {
  const { grid } = markStyles(widestOf(markLines(mark)));
  return [
    rule('html,body', { height: '100%', margin: '0' }),
    rule('iframe', { display: 'block', width: '100%', height: '100%', border: '0' }),
    rule('div', { ...place, ...grid }),
    rule('b', cell),
  ].join('');
}

const rule = (selector: string, declarations: Record<string, string>) =>
  `${selector}{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;

const place = {
  position: 'fixed',
  inset: '0',
  'z-index': '1',
  overflow: 'hidden',
  'pointer-events': 'none',
  'print-color-adjust': 'exact',
};

const cell = {
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
};
