import { expect, it } from 'vitest';
import { ToldPages } from './told-pages.ts';

const at = (seconds: number) => new Date(1_770_000_000_000 + seconds * 1000);

it('a page is new again five minutes after it was told, and for another key at once', () => {
  const told = new ToldPages();
  expect(told.take('a', [1, 2, 3], at(0))).toEqual([1, 2, 3]);
  expect(told.take('a', [3, 4], at(100))).toEqual([4]);
  expect(told.take('b', [3], at(100))).toEqual([3]);
  expect(told.take('a', [3, 4], at(300))).toEqual([3]);
});

it('what was taken back is new', () => {
  const told = new ToldPages();
  told.take('a', [1, 2], at(0));
  told.takeBack('a', [2]);
  expect(told.take('a', [1, 2], at(1))).toEqual([2]);
});

it('forgets those who have told nothing for the longest time, however many come', () => {
  const told = new ToldPages();
  const pages = Array.from({ length: 2000 }, (_, index) => index + 1);
  for (let key = 0; key < 200; key++) told.take(`${key}`, pages, at(0));
  expect(told.take('0', [1], at(1))).toEqual([1]);
  expect(told.take('199', [1], at(1))).toEqual([]);
  for (let key = 0; key < 6000; key++) told.take(`one ${key}`, [1], at(2));
  expect(told.take('199', [1], at(3))).toEqual([1]);
  expect(told.take('one 5999', [1], at(3))).toEqual([]);
});
