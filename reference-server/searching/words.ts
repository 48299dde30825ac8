// Words for searching, in lower case without accents; scripts without spaces by pairs or triples of letters.
import { plainLetters } from './plain-letters.ts';

/** The characters of a text that are searched. */
export const MOST_TEXT = 1_000_000;
/** Begins a page in a text with pages. */
export const PAGE = '\f';

const PLAIN = new RegExp(Object.keys(plainLetters).join('|'), 'g');
const AS_PLAIN = new RegExp(Object.values(plainLetters).join('|'), 'g');
/** Accents, and the stroke that lengthens Arabic words. */
const MARK = String.raw`[\p{M}\u0640]`;
const MARKS = new RegExp(MARK, 'gu');

const PAIRS = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30FC\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
const TRIPLES = String.raw`\p{sc=Arab}\p{sc=Hebr}`;
const WORDS = new RegExp(`[${PAIRS}]+|[${TRIPLES}]+|(?:(?![${PAIRS}${TRIPLES}])[\\p{L}\\p{N}])+`, 'gu');
const isInPairs = new RegExp(`^[${PAIRS}]`, 'u');
const isInTriples = new RegExp(`^[${TRIPLES}]`, 'u');

/** The lengths of prefixes by which words are looked up. */
const BEGINNINGS = [3, 4, 5, 7, 10];
/** Between the letters of a word broken at the end of a line, or with a soft hyphen. */
const BREAK = String.raw`(?:[-\u2010]\r?\n|\u00AD(?:\r?\n|(?!\r?\n)))`;
/** Scripts without spaces are broken anywhere. */
const WRAP = String.raw`\r?\n`;
export const BROKEN = new RegExp(
  `(?<=\\p{L}\\p{M}{0,2})${BREAK}(?=\\p{L})|(?<=[${PAIRS}]\\p{M}{0,2})${WRAP}(?=[${PAIRS}])`,
  'gu',
);

/** @param text in NFKD */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(PLAIN, (letter) => plainLetters[letter] ?? letter);
}

/** The keys of a text. @param text in NFKD */
export function keysOf(text: string): Set<string> {
  const keys = new Set<string>();
  const joined = text.replaceAll(BROKEN, '');
  for (const one of joined === text ? [text] : [text, joined]) {
    for (const word of new Set(folded(one).match(WORDS))) {
      const gram = gramOf(word);
      if (gram > 0) for (let at = 0; at + gram <= word.length; at++) keys.add(word.slice(at, at + gram));
      else for (const key of beginningsOf(word)) keys.add(key);
    }
  }
  return keys;
}

const SHORTEST = 3;

/** Words of one or two letters are looked up as a whole. */
const beginningsOf = (word: string) =>
  word.length < SHORTEST
    ? [word]
    : BEGINNINGS.filter((length) => length <= word.length).map((length) => word.slice(0, length));

const gramOf = (word: string): number => (isInPairs.test(word) ? 2 : isInTriples.test(word) ? 3 : 0);

export interface Sought {
  /** Every matching text has all of these keys; others may have them, too. */
  keys: readonly string[];
  /** One for each word or phrase. */
  patterns: readonly Pattern[];
}

export interface Pattern {
  /** More characters than it matches in real text. */
  overlap: number;
  /** The characters that are looked through in one piece: some ten milliseconds at the worst text. */
  slice: number;
  find: (text: string, from: number) => Generator<{ from: number; to: number }>;
}

const TERM = /["“„«]([^"“”„«»]*)["”“»]?|[^\s"“„«]+/gu;
const MOST_TERMS = 10;
/** Of the letters of a query in regular expressions: to make one of hundreds takes a tenth of a second. */
const MOST_IN_EXPRESSIONS = 40;
/** Does not begin with a part of the letter before it: two ways to match each gap are 2^40 ways for 40 words. */
const BETWEEN = String.raw`(?:(?!${MARK}|${BREAK})[^\p{L}\p{N}]{1,40})?`;
/** More marks on one letter are not real text, and would be slow to search. */
const LETTER = `${MARK}{0,8}${BREAK}?`;
const isWritten = `(?![${PAIRS}${TRIPLES}])[\\p{L}\\p{N}]`;

/** Null for an empty query. Words match by prefix; quoted phrases and the shortest words match exactly. */
export function readQuery(query: string): Sought | null {
  const keys = new Set<string>();
  const patterns: Pattern[] = [];
  let letters = 0;
  for (const [term, phrase] of query.normalize('NFKD').matchAll(TERM)) {
    const words = folded(phrase ?? term).match(WORDS);
    if (!words || patterns.length === MOST_TERMS) continue;
    const isWhole = phrase !== undefined || (words.length === 1 && term.length < SHORTEST);
    words.forEach((word, at) => addKeys(keys, word, isWhole || at < words.length - 1));
    letters += words.join('').length;
    const patternOf = letters > MOST_IN_EXPRESSIONS ? byLetters : byExpression;
    patterns.push(patternOf(words, isWhole));
  }
  return patterns.length === 0 ? null : { keys: [...keys], patterns };
}

function addKeys(keys: Set<string>, word: string, isWhole: boolean): void {
  if (gramOf(word) > 0) for (const key of keysOf(word)) keys.add(key);
  else if (isWhole || word.length >= SHORTEST) for (const key of beginningsOf(word)) keys.add(key);
}

const isBegun = (first = '') => (gramOf(first) > 0 ? '' : `(?<!${isWritten})`);
const isEnded = (last = '', isWhole: boolean) => (isWhole && gramOf(last) === 0 ? `(?!${isWritten})` : '');

/** Where most letters of a pattern are compared at every character, those of a slice take some ten milliseconds. */
const MOST_COMPARED = 2 ** 23;

function byExpression(words: readonly string[], isWhole: boolean): Pattern {
  const source = isBegun(words[0]) + words.map(lettersOf).join(BETWEEN) + isEnded(words.at(-1), isWhole);
  const regex = new RegExp(source, 'giu');
  const overlap = Math.ceil(source.length / 8);
  return {
    overlap,
    slice: Math.max(overlap, Math.ceil(MOST_COMPARED / source.length)),
    *find(text, from) {
      regex.lastIndex = from;
      for (let match = regex.exec(text); match; match = regex.exec(text))
        yield { from: match.index, to: regex.lastIndex };
    },
  };
}

/** What may be between two letters: of a word, of a word without spaces, and of two words. */
const GAPS = [LETTER, `${LETTER}(?:${WRAP})?`, LETTER + BETWEEN].map((gap) => new RegExp(`^${gap}$`, 'u'));
const SLICE = 2 ** 13;

/** Finds what `byExpression` finds (and one s of a ß), by comparing letters and then the gaps between them. */
function byLetters(words: readonly string[], isWhole: boolean): Pattern {
  const sought = words.join('');
  const begin = new RegExp(isBegun(words[0]), 'uy');
  const end = new RegExp(LETTER + isEnded(words.at(-1), isWhole), 'uy');
  const widest = words.flatMap((word) => [2, ...Array<number>(word.length - 1).fill(isInPairs.test(word) ? 1 : 0)]);
  const overlap = 4 * sought.length;
  return {
    overlap,
    slice: Math.max(overlap, SLICE),
    *find(text, from) {
      const { plain, places } = lettersIn(text);
      for (let at = plain.indexOf(sought); at >= 0; at = plain.indexOf(sought, at + 1)) {
        const [first, last] = [places[at], places[at + sought.length - 1]];
        if (!first || !last || first.start < from) continue;
        begin.lastIndex = first.start;
        end.lastIndex = last.end;
        const areClose = widest.every((gap, of) => of === 0 || (places[at + of]?.gap ?? 0) <= gap);
        if (!areClose || !begin.test(text) || !end.test(text)) continue;
        yield { from: first.start, to: end.lastIndex };
        at += sought.length - 1;
      }
    },
  };
}

interface LetterPlace {
  start: number;
  end: number;
  /** The first of `GAPS` that fits what is before the letter. */
  gap: number;
}

/** The plain letters of a text, and a place for each of their code units. */
function lettersIn(text: string): { plain: string; places: LetterPlace[] } {
  let plain = '';
  const places: LetterPlace[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/(?:(?!\u0640)[\p{L}\p{N}])+/gu)) {
    const between = text.slice(end, index);
    const fitting = GAPS.findIndex((one) => one.test(between));
    let gap = fitting < 0 ? GAPS.length : fitting;
    end = index;
    for (const letter of word) {
      const start = end;
      end += letter.length;
      const small = letter.toLowerCase();
      const letters = plainLetters[small] ?? small;
      plain += letters;
      for (let unit = 0; unit < letters.length; unit++, gap = 0) places.push({ start, end, gap });
    }
  }
  return { plain, places };
}

/** The letters of a normalised word in all their spellings. */
function lettersOf(word: string): string {
  const either = word.replaceAll(AS_PLAIN, (letters) => {
    const other = Object.keys(plainLetters).filter((one) => plainLetters[one] === letters);
    return `\u0000${letters}|${other.join('|')}\u0001`;
  });
  return either
    .replaceAll(
      /[\p{L}\p{N}]/gu,
      (letter, at) => (at > 0 && isInPairs.test(letter) ? `(?:${WRAP})?` : '') + letter + LETTER,
    )
    .replaceAll('\u0000', '(?:')
    .replaceAll('\u0001', ')');
}
