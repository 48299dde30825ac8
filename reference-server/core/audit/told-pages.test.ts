import { expect, it } from 'vitest';
import { ToldPages } from './told-pages.ts';

const at = (seconds: number) => new Date(1_770_000_000_000 + seconds * 1000);

it('a page is new again five minutes after its report, and for another key at once', async () => {
  const told = new ToldPages();
  expect(await told.take('a', [1, 2, 3], at(0))).toEqual([1, 2, 3]);
  expect(await told.take('a', [3, 4], at(100))).toEqual([4]);
  expect(await told.take('b', [3], at(100))).toEqual([3]);
  expect(await told.take('a', [3, 4], at(300))).toEqual([3]);
});

it('what was taken back is new', async () => {
  const told = new ToldPages();
  await told.take('a', [1, 2], at(0));
  await told.takeBack('a', [2], at(0));
  expect(await told.take('a', [1, 2], at(1))).toEqual([2]);
});

it('forgets the sessions idle for the longest time, however many report', async () => {
  const told = new ToldPages();
  const pages = Array.from({ length: 2000 }, (_, index) => index + 1);
  for (let key = 0; key < 200; key++) await told.take(`${key}`, pages, at(0));
  expect(await told.take('0', [1], at(1))).toEqual([1]);
  expect(await told.take('199', [1], at(1))).toEqual([]);
  for (let key = 0; key < 6000; key++) await told.take(`one ${key}`, [1], at(2));
  expect(await told.take('199', [1], at(3))).toEqual([1]);
  expect(await told.take('one 5999', [1], at(3))).toEqual([]);
});
