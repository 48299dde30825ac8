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
const BROKEN = new RegExp(`(?<=\\p{L})${BREAK}(?=\\p{L})|(?<=[${PAIRS}]\\p{M}{0,2})${WRAP}(?=[${PAIRS}])`, 'gu');

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
  patterns: readonly RegExp[];
}

const TERM = /["“„«]([^"“”„«»]*)["”“»]?|[^\s"“„«]+/gu;
const MOST_TERMS = 10;
/** Of the decomposed query, in which one letter may be a whole sentence: a pattern of thousands takes seconds to make. */
const MOST_LETTERS = 400;
/** Does not begin with a part of the letter before it: two ways to match each gap are 2^40 ways for 40 words. */
const BETWEEN = String.raw`(?:(?!${MARK}|${BREAK})[^\p{L}\p{N}]{1,40})?`;
/** More marks on one letter are not real text, and would be slow to search. */
const LETTER = `${MARK}{0,8}${BREAK}?`;
const isWritten = `(?![${PAIRS}${TRIPLES}])[\\p{L}\\p{N}]`;

/** Null for an empty query. Words match by prefix; quoted phrases and the shortest words match exactly. */
export function readQuery(query: string): Sought | null {
  const keys = new Set<string>();
  const patterns: RegExp[] = [];
  for (const [term, phrase] of query.normalize('NFKD').slice(0, MOST_LETTERS).matchAll(TERM)) {
    const words = folded(phrase ?? term).match(WORDS);
    if (!words || patterns.length === MOST_TERMS) continue;
    const isWhole = phrase !== undefined || (words.length === 1 && term.length < SHORTEST);
    words.forEach((word, at) => addKeys(keys, word, isWhole || at < words.length - 1));
    patterns.push(patternOf(words, isWhole));
  }
  return patterns.length === 0 ? null : { keys: [...keys], patterns };
}

function addKeys(keys: Set<string>, word: string, isWhole: boolean): void {
  if (gramOf(word) > 0) for (const key of keysOf(word)) keys.add(key);
  else if (isWhole || word.length >= SHORTEST) for (const key of beginningsOf(word)) keys.add(key);
}

function patternOf(words: readonly string[], isWhole: boolean): RegExp {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const start = gramOf(first) > 0 ? '' : `(?<!${isWritten})`;
  const end = isWhole && gramOf(last) === 0 ? `(?!${isWritten})` : '';
  return new RegExp(start + words.map(lettersOf).join(BETWEEN) + end, 'giu');
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
