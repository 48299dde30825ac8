import { expect, test } from 'vitest';
import type { Row } from './report.ts';
import { unmeasured, worseThan } from './kept.ts';

const row = (measure: string, unit: Row['unit'], ratio: number | null): Row => ({
  ...{ side: 'server', measure, size: '100', contestant: 'Strongroom', unit, ratio },
  ...{ runs: 1, median: 1, least: 1, most: 1, floor: 'plain', goals: [] },
});
const kept = { 'server, list, 100, Strongroom': [9, 10, 11], 'server, start, 100, Strongroom': [2] };

test('a rate that fell by more than a quarter is worse, and so is a time that rose by more', () => {
  const names = (list: number, start: number) =>
    worseThan(kept, [row('list', 'req/s', list), row('start', 'ms', start)]).map(({ name }) => name);
  expect(names(8.1, 2.4)).toEqual([]);
  expect(names(7.9, 2.4)).toEqual(['server, list, 100, Strongroom']);
  expect(names(20, 2.6)).toEqual(['server, start, 100, Strongroom']);
});

test('what a quiet machine had before is no worse', () => {
  const noisy = { 'server, list, 100, Strongroom': [10, 10, 7] };
  const isWorse = (list: number) => worseThan(noisy, [row('list', 'req/s', list)]).length > 0;
  expect([7, 6.9].map(isWorse)).toEqual([false, true]);
});

test('a figure that is not kept or has no ratio is not compared', () => {
  expect(worseThan(kept, [row('other', 'ms', 100), row('list', 'req/s', null)])).toEqual([]);
});

test('a kept figure that was not measured is reported', () => {
  expect(unmeasured(kept, [row('list', 'req/s', 10)])).toEqual(['server, start, 100, Strongroom']);
});
