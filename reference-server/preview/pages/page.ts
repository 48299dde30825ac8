// A page with the content of a file: our markup around escaped text, always light, like a PDF.

const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without control characters, which text never contains. */
export function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"]/g, (char) => special[char] ?? '');
}

export const counted = (count: number) => count.toLocaleString('en-GB');

/** "The first 20 of 300 lines are shown." */
export const cutNote = (shown: number, all: number, what: string) =>
  note(`The first ${counted(shown)} of ${counted(all)} ${what} are shown.`);

/** Text of the page itself, not of the document. */
export const note = (text: string) => `<p class="note">${escaped(text)}</p>`;

export function page(body: string, styles: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><style>${common}${styles}</style></head><body>${body}</body></html>`;
}

const common = `
html{color-scheme:light;background:#fff;-webkit-text-size-adjust:100%}
body{margin:0;padding:clamp(12px,4vw,40px);color:#1c2430;font:400 15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
.note{margin:0 0 16px;padding:8px 12px;border:1px solid #d5dbe5;border-radius:6px;background:#f5f7fa;color:#465062;font-size:13px;white-space:normal}
@page{margin:14mm}
@media print{body{padding:0}}
`;

/** For tables whose cells are read individually. */
export const gridStyles = `
table.grid{border-collapse:separate;border-spacing:0;font-size:13px;line-height:1.4;font-variant-numeric:tabular-nums}
.grid td,.grid th{padding:4px 10px;border:solid #dfe4ec;border-width:0 1px 1px 0;text-align:left;vertical-align:top;max-width:min(28rem,70vw);white-space:pre-wrap;overflow-wrap:break-word}
.grid .n{text-align:right;white-space:pre;overflow-wrap:normal}
.grid th{background:#eef1f6;font-weight:600}
.grid thead th{position:sticky;top:0;z-index:1;border-top-width:1px}
.grid tr>:first-child{position:sticky;left:0;background:#f5f7fa;color:#5d6a80;font-weight:400;text-align:right;border-left-width:1px;white-space:nowrap;overflow-wrap:normal}
.grid thead tr>:first-child{z-index:2;background:#eef1f6}
@media print{.grid thead th,.grid tr>:first-child{position:static}}
`;

/** A number, an amount or a percentage, which tables align at the right. */
const NUMBER = /^[-+(]?[€$£¥]?\s?\d[\d\s.,']*(?:%|\)|\s?[€$£¥])?$/;

export function cell(text: string, attributes = ''): string {
  return `<td${NUMBER.test(text) ? ' class="n"' : ''}${attributes}>${escaped(text)}</td>`;
}

export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
