import { expect, test } from 'vitest';
import { folderVisibility, isSeenByEverybody } from './folder-visibility.ts';

const open = { name: 'Open', accessLevel: 'public' } as const;
const deal = { name: 'Deal', accessLevel: 'restricted' } as const;
const board = { name: 'Board', accessLevel: 'confidential' } as const;

test.each([
  ['public', [], 'Everybody signed in sees it (10 people)'],
  ['public', [open], 'Everybody signed in sees it (10 people)'],
  ['public', [deal, open], '“Deal” above is restricted: only people with a permission, set here or above'],
  ['restricted', [], 'Only people with a permission, set here or above'],
  [
    'restricted',
    [board, open, deal],
    '“Board” above is confidential: only people with a permission set here or above, as far up as that folder',
  ],
  [
    'public',
    [deal, board],
    '“Board” above is confidential: only people with a permission set here or above, as far up as that folder',
  ],
  ['confidential', [deal], 'Only people with a permission set on this very folder'],
] as const)('a %s folder in %j', (level, above, words) => {
  expect(folderVisibility(level, above, 10)).toBe(words);
  expect(isSeenByEverybody(level, above)).toBe(words.startsWith('Everybody'));
});

test('no count is shown where the number is unknown, and one is one', () => {
  expect(folderVisibility('public', [], undefined)).toBe('Everybody signed in sees it');
  expect(folderVisibility('public', [], 1)).toBe('Everybody signed in sees it (1 person)');
});
