// The order in which the pieces of a page's text are read, for finding. Files draw right-to-left writing in visual order,
// often letter by letter.
import type { TextItem } from 'pdfjs-dist/types/src/display/api';

type Piece = Pick<TextItem, 'str' | 'transform' | 'width' | 'hasEOL'>;

const toLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/u;
const letter = /\p{L}/u;

/** The positions of the pieces, as read: stretches of right-to-left text that are drawn from the left are reversed. */
export function readingOrder(pieces: readonly Piece[]): number[] {
  const order: number[] = [];
  let stretch: number[] = [];
  const end = () => {
    const last = stretch.findLastIndex((at) => toLeft.test(pieces[at]?.str ?? ''));
    order.push(...stretch.slice(0, last + 1).reverse(), ...stretch.slice(last + 1));
    stretch = [];
  };
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[stretch.at(-1) ?? -1];
    const isToLeft = toLeft.test(piece.str);
    if ((letter.test(piece.str) && !isToLeft) || (before && !continues(before, piece))) end();
    if (isToLeft || stretch.length > 0) stretch.push(at);
    else order.push(at);
    if (piece.hasEOL) end();
  }
  end();
  return order;
}

const left = ({ transform }: Piece) => Number(transform[4]);
const bottom = ({ transform }: Piece) => Number(transform[5]);
const size = ({ transform }: Piece) => Math.hypot(Number(transform[0]), Number(transform[1]));

const continues = (one: Piece, other: Piece) =>
  left(other) > left(one) - size(one) * 0.1 && Math.abs(bottom(other) - bottom(one)) < size(one) * 0.6;

/** Accents beside their letters make the library add spaces without a width. */
export const isUnseenSpace = (piece: Piece) => piece.str === ' ' && piece.width < size(piece) * 0.1;
