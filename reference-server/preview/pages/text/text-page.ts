// Plain text, Markdown and code, line by line with numbers.
import type { TextEncoding } from '#contract/types.ts';
import { limits as read } from '#server/comparing/comparing-limits.ts';
import { asUtf8, encodingOfText, expectText } from '#server/comparing/text/encodings.ts';
import { CannotRead, tooLarge } from '#server/comparing/unreadable-file.ts';
import type { PageLimits } from '../page-limits.ts';
import { counted, cutNote, escaped, note, page, shortened } from '../page.ts';

/** As UTF-8 without byte order mark. @param encoding instead of the detected one @throws CannotRead */
export function textBytes(bytes: Uint8Array, encoding?: TextEncoding): Uint8Array {
  if (bytes.length === 0) throw new CannotRead('no-text', 'it is empty');
  if (bytes.length > read.file) throw tooLarge('file');
  if (encoding) expectText(bytes, encoding);
  return asUtf8(bytes, encoding ?? encodingOfText(bytes), read.text);
}

/** @param text UTF-8 */
export function textPage(text: Uint8Array, limits: PageLimits): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const shown: string[] = [];
  let room = limits.text;
  let [all, isAnyCut] = [0, false];
  for (const { start, end } of linesIn(text)) {
    all++;
    if (shown.length >= limits.lines || room <= 0) continue;
    // Characters have at most four bytes.
    const line = decoder.decode(text.subarray(start, Math.min(end, start + 4 * (limits.line + 1))));
    isAnyCut ||= line.length > limits.line;
    room -= Math.min(line.length, limits.line);
    shown.push(`<div>${escaped(shortened(line, limits.line))}</div>`);
  }
  const notes = [
    shown.length < all ? cutNote(shown.length, all, 'lines') : '',
    isAnyCut ? note(`Lines are shown up to ${counted(limits.line)} characters.`) : '',
  ];
  return page(`${notes.join('')}<div class="text">${shown.join('')}</div>`, styles);
}

const LF = 10;
const CR = 13;

/** For all kinds of line ends. The rest behind the last one is a line unless it is empty. */
function* linesIn(bytes: Uint8Array): Generator<{ start: number; end: number }> {
  let start = 0;
  while (start < bytes.length) {
    let end = start;
    while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end++;
    yield { start, end };
    start = end + (bytes[end] === CR && bytes[end + 1] === LF ? 2 : 1);
  }
}

const styles = `
.text{counter-reset:line;font:400 13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;tab-size:4}
.text div{position:relative;min-height:1.6em;padding-left:4.5em;white-space:pre-wrap;counter-increment:line}
.text div::before{content:counter(line);position:absolute;left:0;width:3.5em;text-align:right;color:#6a7688;user-select:none}
@media (max-width:480px){.text{font-size:12px}.text div{padding-left:3.6em}.text div::before{width:3em}}
`;
