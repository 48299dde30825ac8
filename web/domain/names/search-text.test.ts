import { expect, test } from 'vitest';
import { searchTerm, searchText } from './search-text.ts';

const composed = 'Übersicht.pdf';

test.each([
  ['as it stands', 'Übersicht'],
  ['decomposed, as some systems write it', 'Übersicht'.normalize('NFD')],
  ['in other letters', ' ÜBERSICHT '.normalize('NFD')],
])('a name is found %s', (_title, typed) => {
  expect(searchText(composed)).toContain(searchTerm(typed));
  expect(searchText(composed.normalize('NFD'))).toContain(searchTerm(typed));
});

test('white space alone looks for nothing', () => {
  expect(searchTerm(' \t ')).toBe('');
});

test('no match runs from a name into its description', () => {
  expect(searchText('Deck', 'of the board')).not.toContain(searchTerm('deck of'));
});
