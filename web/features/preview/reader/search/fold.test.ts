import { expect, it } from 'vitest';
import { fold, placesOf } from './fold.ts';

const found = (term: string, text: string) =>
  placesOf(term, fold(text)).map(({ start, end }) => text.slice(start, end));

it.each([
  ['RESUME', 'A résumé, resumed', ['résumé', 'resume']],
  ['résumé', 'the Resume', ['Resume']],
  ['office', 'the oﬃce', ['oﬃce']],
  ['two words', 'two \n  words', ['two \n  words']],
  ['strasse', 'Hauptstraße 3', ['straße']],
  ["seller's", 'the seller’s name', ['seller’s']],
  ['ΜΕΤΟΧΕΣ', 'τις μετοχές', ['μετοχές']],
  ['الشروط', 'الشـــروط العامة', ['الشـــروط']],
  ['aa', 'aaaa', ['aa', 'aa']],
  ['  ', 'anything', []],
  ['x', '', []],
])('%j is found in %j as %j', (term, text, places) => {
  expect(found(term, text)).toEqual(places);
});
