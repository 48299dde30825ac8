// Breaks text into lines: at spaces, then after joining characters, then anywhere.

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @param widthOf in the unit of `width` @returns lines no wider than `width`, except for a single wider character */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<= )/u)) {
    for (const piece of widthOf(word.trimEnd()) <= width ? [word] : pieces(word, width, widthOf)) {
      if (line !== '' && widthOf(line + piece.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
    }
  }
  return [...lines, line.trimEnd()];
}

/** Breaks a word that is too long for a line. */
function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  return word
    .split(/(?<=[-/_.@\\,;:])/u)
    .flatMap((part) =>
      widthOf(part.trimEnd()) <= width ? [part] : Array.from(graphemes.segment(part), ({ segment }) => segment),
    );
}
