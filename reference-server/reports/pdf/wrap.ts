// Lines out of text: broken at spaces, else behind what joins the parts of a name, else anywhere.

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * @param widthOf how wide a text is, in the unit of `width`
 * @returns at least one line, none wider than that, but for one character that is
 */
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

/** A word that is too long for a line of its own, in pieces that are not. */
function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  return word
    .split(/(?<=[-/_.@\\,;:])/u)
    .flatMap((part) =>
      widthOf(part.trimEnd()) <= width ? [part] : Array.from(graphemes.segment(part), ({ segment }) => segment),
    );
}
