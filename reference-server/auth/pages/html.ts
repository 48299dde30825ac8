// A template tag for pages: inserted values are escaped, except parts of pages.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Part of a page, safe to insert into another. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | null | readonly Html[];

/** Escapes text and attribute values; null becomes nothing. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.reduce((page, part, at) => page + render(pieces[at - 1] ?? null) + part));
}

function render(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'string' || typeof piece === 'number')
    return String(piece).replace(/[&<>"']/g, (character) => entities[character] ?? character);
  return piece.map((one) => one.text).join('');
}
