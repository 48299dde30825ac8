// Normalises text for searching, and maps each letter to its origin. The frames of other files do the same
// (reference-server/preview/html/reader-script.ts).

export interface Folded {
  text: string;
  /** The original position of each letter, and of the end. */
  from: readonly number[];
}

/** Letters that Unicode does not decompose, as the server searches them. */
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
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

const unspaced = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30FC\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
/** Where a line ends within a word: after a hyphen, and anywhere in scripts without spaces. */
const wordBreaks = new RegExp(
  `(?<=\\p{L})[-\u2010]\\n(?=\\p{L})|(?<=[${unspaced}]\\p{M}{0,2})\\n(?=[${unspaced}])`,
  'gu',
);

export function fold(original: string): Folded {
  const skipped = new Set<number>();
  for (const { 0: gap, index } of original.matchAll(wordBreaks))
    for (let at = 0; at < gap.length; at += 1) skipped.add(index + at);
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of original) {
    const folded = skipped.has(at) ? '' : foldedLetter(letter);
    for (let unit = 0; unit < folded.length; unit += 1) {
      const part = folded.charAt(unit);
      if (part === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += part;
      from.push(at);
    }
    at += letter.length;
  }
  from.push(at);
  return { text, from };
}

/** Accents, soft hyphens, which mark possible breaks, and the stroke that lengthens Arabic words. */
const unheard = /[\p{M}\u00AD\u0640]/gu;

function foldedLetter(letter: string): string {
  if (/\s/.test(letter)) return ' ';
  const small = letter.normalize('NFKD').toLowerCase().replaceAll(unheard, '');
  return small.replaceAll(/[^ -~]/g, (one) => plain[one] ?? one);
}

/** The positions of the term in the original, from its first letter to behind its last, with the accents on it. */
export function placesOf(term: string, { text, from }: Folded): { start: number; end: number }[] {
  const wanted = fold(term.trim()).text;
  if (wanted === '') return [];
  const places: { start: number; end: number }[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    let next = at + wanted.length;
    // One letter may be several after folding.
    while (from[next] === from[next - 1]) next += 1;
    places.push({ start: from[at] ?? 0, end: from[next] ?? 0 });
  }
  return places;
}
