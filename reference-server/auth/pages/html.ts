// A template tag for pages: whatever is put into one is escaped, unless it is a piece of page itself.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of a page, safe to be put into another. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | null | readonly Html[];

/** Text and attribute values become their escaped selves; null becomes nothing. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.reduce((page, part, at) => page + render(pieces[at - 1] ?? null) + part));
}

function render(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'string' || typeof piece === 'number') {
    return String(piece).replace(/[&<>"']/g, (character) => entities[character] ?? character);
  }
  return piece.map((one) => one.text).join('');
}
