import { expect, test } from 'vitest';
import { compare, median, missing, summarise, toText } from './report.ts';
import { OURS, type Measure, type Sample } from './samples.ts';

const list: Measure = {
  name: 'list',
  about: 'Asks for all documents.',
  floor: 'plain',
  goals: [{ against: 'plain', sizes: ['10000'], atLeast: 5 }],
};

const sample = (contestant: string, size: string, value: number): Sample => ({
  side: 'server',
  measure: 'list',
  size,
  contestant,
  unit: 'req/s',
  value,
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 3])).toBe(3);
});

test('samples become one row for each size and contestant, with the ratio to the floor at the same size', () => {
  const samples = [
    ...[10, 30, 20].map((value) => sample('plain', '100', value)),
    ...[90, 110, 100].map((value) => sample(OURS, '100', value)),
    sample('plain', '10000', 2),
    sample(OURS, '10000', 8),
  ];
  const rows = summarise(samples, [list]);
  expect(
    rows.map(({ size, contestant, median, least, most, runs, ratio }) => [
      size,
      contestant,
      median,
      least,
      most,
      runs,
      ratio,
    ]),
  ).toEqual([
    ['100', 'plain', 20, 10, 30, 3, 1],
    ['100', OURS, 100, 90, 110, 3, 5],
    ['10000', 'plain', 2, 2, 2, 1, 1],
    ['10000', OURS, 8, 8, 8, 1, 4],
  ]);
});

test('a goal is checked for our own rows at its sizes only', () => {
  const rows = summarise(
    [sample('plain', '10000', 2), sample(OURS, '10000', 8), sample('plain', '100', 2), sample(OURS, '100', 2)],
    [list],
  );
  expect(rows.map(({ goals }) => goals)).toEqual([
    [],
    [{ wanted: 'at least 5 x plain', found: 4, holds: false }],
    [],
    [],
  ]);
});

test('a goal without a contestant limits the value itself', () => {
  const rows = summarise([sample(OURS, '100', 7)], [{ ...list, goals: [{ atMost: 8 }] }]);
  expect(rows[0]?.goals).toEqual([{ wanted: 'at most 8 req/s', found: 7, holds: true }]);
});

test('a goal of a difference to a contestant limits that difference in the same run', () => {
  const goals = [{ against: 'plain', atMostMore: 3 }];
  const judged = (own: number) =>
    summarise([sample('plain', '100', 7), sample(OURS, '100', own)], [{ ...list, goals }]).flatMap((row) => row.goals);
  expect(judged(10)).toEqual([{ wanted: 'at most 3 req/s more than plain', found: 3, holds: true }]);
  expect(judged(11)).toEqual([{ wanted: 'at most 3 req/s more than plain', found: 4, holds: false }]);
  expect(summarise([sample(OURS, '100', 2)], [{ ...list, goals }])[0]?.goals).toEqual([]);
});

test('without the floor there is no ratio, and a goal against it is not checked', () => {
  const [row] = summarise([sample(OURS, '10000', 8)], [list]);
  expect(row?.ratio).toBeNull();
  expect(row?.goals).toEqual([]);
});

test('a measure without a sample is reported', () => {
  expect(missing([sample(OURS, '100', 1)], [list, { ...list, name: 'upload' }])).toEqual(['upload']);
});

test('the text describes what was done, each contestant and whether the goal is met', () => {
  const samples = [sample('plain', '10000', 2), sample(OURS, '10000', 18)];
  const text = toText(summarise(samples, [list]), [list]);
  expect(text).toContain('Asks for all documents.');
  expect(text).toMatch(/10000 +Strongroom +18\.0 req\/s +18\.0 – 18\.0 +1 +9\.00 +at least 5 x plain: yes \(9\.00\)/);
});

test('two reports are compared row by row', () => {
  const before = summarise([sample('plain', '100', 2), sample(OURS, '100', 8)], [list]);
  const after = summarise([sample('plain', '100', 4), sample(OURS, '100', 8), sample(OURS, '1', 8)], [list]);
  const text = compare(before, after);
  expect(text).toMatch(/list +100 +Strongroom +8\.00 req\/s +8\.00 req\/s +4\.00 +2\.00/);
  expect(text.split('\n')).toHaveLength(4);
});
