import { expect, it } from 'vitest';
import { isUnseenSpace, readingOrder } from './reading-order.ts';

const piece = (str: string, x: number, { y = 700, hasEOL = false, width = str.length * 6 } = {}) => ({
  str,
  transform: [12, 0, 0, 12, x, y],
  width,
  hasEOL,
});
const letters = (word: string, x: number) =>
  Array.from({ length: word.length }, (_, at) => piece(word.charAt(word.length - 1 - at), x + at * 6));

it.each([
  [
    'drawn from the left letter by letter',
    [...letters('سنوات', 50), piece(' ', 80), ...letters('ثلاث', 86)],
    'ثلاث سنوات',
  ],
  [
    'with a number in it',
    [piece('يوما', 50), piece(' ', 74), piece('30', 80), piece(' ', 92), piece('خلال', 98)],
    'خلال 30 يوما',
  ],
  ['written from the right', [piece('שלום', 300), piece(' ', 294), piece('לכם', 276)], 'שלום לכם'],
  ['between Latin words', [piece('Article ', 50), ...letters('باب', 100), piece(' of law', 120)], 'Article باب of law'],
  [
    'in two lines',
    [piece('ب', 50), piece('ا', 56, { hasEOL: true }), piece('د', 50, { y: 684 }), piece('ج', 56, { y: 684 })],
    'ابجد',
  ],
  ['that is none at all', [piece('One ', 50), piece('two', 74)], 'One two'],
])('right-to-left text %s is found as it is read', (_, pieces, text) => {
  expect(
    readingOrder(pieces)
      .map((at) => pieces[at]?.str)
      .join(''),
  ).toBe(text);
});

it('a space without a width is ignored', () => {
  expect([piece(' ', 50, { width: 0 }), piece(' ', 50), piece('a', 50, { width: 0 })].map(isUnseenSpace)).toEqual([
    true,
    false,
    false,
  ]);
});
