import { expect, test } from 'vitest';
import type { Folder } from '#contract/types.ts';
import { effectInWords } from './effect-in-words.ts';
import { requiredAbove } from '#web/domain/folders/required-above.ts';

test.each([
  [0, 0, true, 'There are no documents in it yet, so nothing changes for any user.'],
  [3, 0, true, 'Every document in it has an approved version: none disappears.'],
  [3, 0, false, 'Every document in it has an approved version: from now on its newest version is shown.'],
  [1, 1, true, 'The document in it was never approved and disappears for analysts and viewers until approved.'],
  [3, 3, true, 'All 3 documents in it were never approved and disappear for analysts and viewers until approved.'],
  [12, 2, true, '2 of 12 documents in it were never approved and disappear for analysts and viewers until approved.'],
  [
    12,
    1,
    false,
    '1 of 12 documents in it was never approved and becomes visible to analysts and viewers who may see the folder.',
  ],
] as const)(
  'the effect on %i documents, %i of them never approved, is described (on: %s)',
  (documents, unapproved, isOn, words) => {
    expect(effectInWords({ documents, unapproved }, isOn)).toBe(words);
  },
);

test('approval is inherited from the nearest folder above that requires it, and circles end', () => {
  const folder = (id: string, parentId: string | null, approvalRequired = false): Folder => ({
    ...{ id, name: id, description: null, parentId, accessLevel: 'public', createdAt: '2026-01-10T09:00:00.000Z' },
    approvalRequired,
  });
  const folders = [folder('top', null, true), folder('mid', 'top'), folder('low', 'mid', true)];
  expect(requiredAbove(folders, 'mid')?.id).toBe('top');
  expect(requiredAbove(folders, 'low')?.id).toBe('low');
  expect(requiredAbove(folders, '')).toBeUndefined();
  expect(requiredAbove([folder('a', 'b'), folder('b', 'a')], 'a')).toBeUndefined();
});
