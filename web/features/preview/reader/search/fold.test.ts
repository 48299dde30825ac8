import { expect, it } from 'vitest';
import { plainLetters } from '#server/searching/plain-letters.ts';
import { foldings } from '#server/searching/testing/foldings.ts';
import { fold, placesOf } from './fold.ts';

const found = (term: string, text: string) =>
  placesOf(term, fold(text)).map(({ start, end }) => text.slice(start, end));

it.each([
  ...foldings,
  ['two words', 'two \n  words', ['two \n  words']],
  ['strasse', 'Hauptstraße 3', ['straße']],
  ['indemnity', 'in\u00ADdemnity \u00AD', ['in\u00ADdemnity']],
  ['agreement', 'an agree-\nment', ['agree-\nment']],
  ['agree', 'agree-\nment', ['agree-\n']],
  ['three-', 'three-\n4', ['three-']],
  ['東京都', '東\n京都', ['東\n京都']],
  ['メーカー', 'メー\nカー', ['メー\nカー']],
  ['a 東京', 'a\n東京', ['a\n東京']],
  ['s', 'aß', ['ß', 'ß']],
  ['aa', 'aaaa', ['aa', 'aa']],
  ['𠮷', '𠮷野家', ['𠮷']],
  ['  ', 'anything', []],
  ['x', '', []],
])('%j is found in %j as %j', (term, text, places) => {
  expect(found(term, text)).toEqual(places);
});

it('letters are read as the search of contents reads them', () => {
  const read = Object.keys(plainLetters).map((letter) => [letter, fold(letter).text]);
  expect(Object.fromEntries(read)).toEqual(plainLetters);
});
