import { expect, test } from 'vitest';
import { RecentlyAudited } from './recently-audited.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 12, minutes));

test('a use is audited again only after five minutes', async () => {
  const memory = new RecentlyAudited();
  const audited: number[] = [];
  for (const minute of [0, 4, 5, 9]) {
    await memory.once('viewed', at(minute), () => Promise.resolve(void audited.push(minute)));
  }
  expect(audited).toEqual([0, 5]);
});

test('a clock that was set back does not prolong the five minutes', async () => {
  const memory = new RecentlyAudited();
  const audited: number[] = [];
  for (const minute of [60, 0, 4, 5]) {
    await memory.once('viewed', at(minute), () => Promise.resolve(void audited.push(minute)));
  }
  expect(audited).toEqual([60, 0, 5]);
});

test('a use that could not be audited is audited by the next call', async () => {
  const memory = new RecentlyAudited();
  const full = new Error('No space left.');
  await expect(memory.once('viewed', at(0), () => Promise.reject(full))).rejects.toBe(full);
  let isAudited = false;
  await memory.once('viewed', at(1), () => Promise.resolve(void (isAudited = true)));
  expect(isAudited).toBe(true);
});
