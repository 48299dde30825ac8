import { expect, it } from 'vitest';
import { joinedBoxes } from './joined-boxes.ts';

const box = (left: number, top: number, width = 2, height = 4) => ({ left, top, width, height });

it.each([
  ['of letters to the right of each other are one', [box(10, 10), box(12, 10), box(14, 10)], [box(10, 10, 6)]],
  ['of letters to the left of each other are one', [box(14, 10), box(12, 11, 2, 3), box(10, 10)], [box(10, 10, 6)]],
  ['in two lines stay two', [box(80, 10), box(10, 14)], [box(80, 10), box(10, 14)]],
  ['below each other stay two', [box(10, 10), box(10, 14)], [box(10, 10), box(10, 14)]],
  ['of words apart stay two', [box(10, 10), box(16, 10)], [box(10, 10), box(16, 10)]],
])('boxes %s', (_, boxes, joined) => {
  expect(joinedBoxes(boxes)).toEqual(joined);
});
