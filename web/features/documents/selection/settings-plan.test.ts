import { expect, test } from 'vitest';
import type { Document } from '#contract/types.ts';
import { changesLine, levelsAsTheyAre } from './settings-plan.ts';

const alike = (count: number, accessLevel: Document['accessLevel']) =>
  Array.from({ length: count }, () => ({ accessLevel }) as Document);

test('numbers over a thousand are written as on the rest of the screen', () => {
  expect(levelsAsTheyAre([...alike(1500, 'public'), ...alike(2, 'restricted')])).toBe(
    'As it is (1,500 Public, 2 Restricted)',
  );
  expect(changesLine(1500, 1502)).toBe('1,500 of 1,502 documents change.');
});
