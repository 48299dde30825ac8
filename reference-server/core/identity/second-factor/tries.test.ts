import { expect, it } from 'vitest';
import { Tries, type TryLimit } from './tries.ts';

const start = Date.parse('2026-03-01T12:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const five = (key: string): TryLimit[] => [{ key, most: 5, withinMs: 300_000 }];

it('the fifth try is checked and is the last, and a sixth is not checked', async () => {
  const tries = new Tries();
  const isLast: (boolean | undefined)[] = [];
  for (const second of [1, 2, 3, 4, 5, 6]) isLast.push((await tries.begin(five('one'), at(second)))?.isLast);
  expect(isLast).toEqual([false, false, false, false, true, undefined]);
  expect(await tries.secondsUntilFree(five('one'), at(6))).toBe(295);
});

it('each is free again five minutes later, and not before', async () => {
  const tries = new Tries();
  for (const second of [0, 60, 61, 62, 63]) await tries.begin(five('one'), at(second));
  expect(await tries.begin(five('one'), at(299.999))).toBeNull();
  expect((await tries.begin(five('one'), at(300)))?.isLast).toBe(true);
  expect(await tries.begin(five('one'), at(301))).toBeNull();
});

it('a clock that was set back locks no user out for longer', async () => {
  const tries = new Tries();
  for (const second of [9000, 9001, 9002, 9003, 9004]) await tries.begin(five('one'), at(second));
  expect([await tries.secondsUntilFree(five('one'), at(0)), await tries.begin(five('one'), at(0))]).toMatchObject([
    0,
    { isLast: false },
  ]);
});

it('refused tries do not prolong the wait', async () => {
  const tries = new Tries();
  for (let second = 0; second < 299; second += 1) await tries.begin(five('one'), at(second));
  expect(await tries.secondsUntilFree(five('one'), at(299))).toBe(1);
});

it('a right try is not counted', async () => {
  const tries = new Tries();
  for (let second = 0; second < 20; second += 1) await (await tries.begin(five('one'), at(second)))?.forgive();
  expect((await tries.begin(five('one'), at(20)))?.isLast).toBe(false);
});

it('each key is counted alone', async () => {
  const tries = new Tries();
  for (let second = 0; second < 9; second += 1) await tries.begin(five('one'), at(second));
  expect((await tries.begin(five('another'), at(9)))?.isLast).toBe(false);
});

it('each of several limits applies, and a refused try counts towards none of them', async () => {
  const tries = new Tries();
  const both = (place: string): TryLimit[] => [...five(place), { key: 'person', most: 7, withinMs: 3_600_000 }];
  for (let second = 0; second < 9; second += 1) await tries.begin(both('here'), at(second));
  expect((await tries.begin(both('there'), at(10)))?.isLast).toBe(false);
  expect((await tries.begin(both('there'), at(11)))?.isLast).toBe(true);
  expect(await tries.begin(both('elsewhere'), at(12))).toBeNull();
  expect(await tries.secondsUntilFree(both('elsewhere'), at(12))).toBe(3588);
});

it('the memory is bounded: the oldest entries are dropped first', async () => {
  const tries = new Tries(undefined, 2);
  for (const key of ['one', 'another']) for (let n = 0; n < 5; n += 1) await tries.begin(five(key), at(n));
  await tries.begin(five('third'), at(5));
  expect(await tries.begin(five('another'), at(6))).toBeNull();
  expect(await tries.begin(five('one'), at(6))).not.toBeNull();
});
