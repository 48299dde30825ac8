// The text of one line that contains right-to-left writing. Files draw its pieces in visual order, often letter by letter.

export interface Placed {
  text: string;
  /** The start on the baseline, from the lower left of the page. */
  x: number;
  width: number;
  size: number;
}

const toLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/u;
const accent = /^\p{M}+$/u;
const toRight = /[\p{L}\p{Nd}]/u;

export const isToLeft = (text: string) => toLeft.test(text);

/** The pieces as they are read. Text within a piece already is. */
export function textToLeft(pieces: readonly Placed[]): string {
  let text = '';
  let last: Placed | undefined;
  for (const piece of inReadingOrder(pieces.filter(isSeen))) {
    const isAccent = accent.test(piece.text);
    if (last && !isAccent && gapOf(last, piece) > last.size * 0.2) text += ' ';
    text += piece.text;
    if (!isAccent) last = piece;
  }
  return text;
}

/** Accents beside their letters make the library add spaces without a width. */
const isSeen = ({ text, width, size }: Placed) => text.trim() !== '' || width > size * 0.1;

function inReadingOrder(pieces: readonly Placed[]): Placed[] {
  const fromLeft = [...pieces].sort((one, other) => one.x - other.x);
  const letters = (test: RegExp) => fromLeft.filter(({ text }) => test.test(text)).length;
  const isLineToLeft = letters(toLeft) * 2 >= letters(/\p{L}/u);
  const runs: { isToLeft: boolean; pieces: Placed[] }[] = [];
  for (const [at, piece] of fromLeft.entries()) {
    const isRunToLeft = directionAt(fromLeft, at, isLineToLeft);
    const run = runs.at(-1);
    if (run?.isToLeft === isRunToLeft) run.pieces.push(piece);
    else runs.push({ isToLeft: isRunToLeft, pieces: [piece] });
  }
  if (isLineToLeft) runs.reverse();
  return runs.flatMap((run) => (run.isToLeft ? run.pieces.reverse() : run.pieces));
}

/** Spaces and signs go with the text on both sides, otherwise with the line. */
function directionAt(pieces: readonly Placed[], at: number, ofLine: boolean): boolean {
  const of = ({ text }: Placed) => (toLeft.test(text) ? true : toRight.test(text) ? false : null);
  const sides = [pieces.slice(0, at + 1).reverse(), pieces.slice(at)].map(
    (side) => side.map(of).find((direction) => direction !== null) ?? ofLine,
  );
  return sides[0] === sides[1] ? (sides[0] ?? ofLine) : ofLine;
}

const gapOf = (one: Placed, other: Placed) =>
  one.x > other.x ? one.x - other.x - other.width : other.x - one.x - one.width;
