import { expect, test } from 'vitest';
import { counted, someOf } from './counted.ts';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [999, '999 files'],
  [1000, '1,000 files'],
  [1_002_030, '1,002,030 files'],
])('%d of them read %s', (count, words) => {
  expect(counted(count, 'file')).toBe(words);
});

test('a plural of its own is used for all but one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['0 people', '1 person', '2 people']);
});

test('of many names the first are listed, and the others counted', () => {
  expect(someOf(['a', 'b', 'c'], 3)).toBe('a, b, c');
  expect(someOf(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b, c and 2 more');
});
