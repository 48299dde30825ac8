// Normalises text for searching, and maps each letter to its origin.

export interface Folded {
  text: string;
  /** The original position of each letter. */
  from: readonly number[];
}

/** Letters that Unicode does not decompose. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  '’': "'",
};

export function fold(original: string): Folded {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of original) {
    for (const part of foldedLetter(letter)) {
      if (part === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += part;
      from.push(at);
    }
    at += letter.length;
  }
  return { text, from };
}

function foldedLetter(letter: string): string {
  if (/\s/.test(letter)) return ' ';
  // A soft hyphen, which marks a possible break, and the stroke that lengthens Arabic words.
  if (letter === '\u00AD' || letter === '\u0640') return '';
  const small = letter.toLowerCase();
  return plain[small] ?? small.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** The positions of the term in the original, from its first letter to behind its last. */
export function placesOf(term: string, { text, from }: Folded): { start: number; end: number }[] {
  const wanted = fold(term.trim()).text;
  if (wanted === '') return [];
  const places: { start: number; end: number }[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    places.push({ start: from[at] ?? 0, end: (from[at + wanted.length - 1] ?? 0) + 1 });
  }
  return places;
}
