import { expect, it } from 'vitest';
import { ReportedPages } from './reported-pages.ts';

const at = (seconds: number) => new Date(1_770_000_000_000 + seconds * 1000);

it('a page is new again five minutes after its report, and for another key at once', async () => {
  const reported = new ReportedPages();
  expect(await reported.take('a', [1, 2, 3], at(0))).toEqual([1, 2, 3]);
  expect(await reported.take('a', [3, 4], at(100))).toEqual([4]);
  expect(await reported.take('b', [3], at(100))).toEqual([3]);
  expect(await reported.take('a', [3, 4], at(300))).toEqual([3]);
});

it('a page that was taken back is new', async () => {
  const reported = new ReportedPages();
  await reported.take('a', [1, 2], at(0));
  await reported.takeBack('a', [2], at(0));
  expect(await reported.take('a', [1, 2], at(1))).toEqual([2]);
});

it('forgets the sessions idle for the longest time, however many report', async () => {
  const reported = new ReportedPages();
  const pages = Array.from({ length: 2000 }, (_, index) => index + 1);
  for (let key = 0; key < 200; key++) await reported.take(`${key}`, pages, at(0));
  expect(await reported.take('0', [1], at(1))).toEqual([1]);
  expect(await reported.take('199', [1], at(1))).toEqual([]);
  for (let key = 0; key < 6000; key++) await reported.take(`one ${key}`, [1], at(2));
  expect(await reported.take('199', [1], at(3))).toEqual([1]);
  expect(await reported.take('one 5999', [1], at(3))).toEqual([]);
});
