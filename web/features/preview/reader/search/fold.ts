// Words as a search compares them: small letters, accents off, ligatures taken apart, any white space one space; and for
// every letter of that, where it came from.

export interface Folded {
  text: string;
  /** Of each of its letters the place in the original. */
  from: readonly number[];
}

/** Letters with a stroke or joined, which no table takes apart. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', '’': "'" };

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
  // Word processors write it where a word may be broken; it is not there otherwise.
  if (letter === '\u00AD') return '';
  const small = letter.toLowerCase();
  return plain[small] ?? small.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** Where the term stands in the original, each time: from its first letter to behind its last. */
export function placesOf(term: string, { text, from }: Folded): { start: number; end: number }[] {
  const wanted = fold(term.trim()).text;
  if (wanted === '') return [];
  const places: { start: number; end: number }[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    places.push({ start: from[at] ?? 0, end: (from[at + wanted.length - 1] ?? 0) + 1 });
  }
  return places;
}
