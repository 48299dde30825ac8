import { expect, test } from 'vitest';
import { itemMoves } from './item-moves.ts';

test('the arrows stay in the column: in the first and the last row they move nothing', () => {
  const pane = { count: 8, columns: 3, pageRows: () => 2 };
  expect([1, 4].map((at) => itemMoves.ArrowUp(at, pane))).toEqual([1, 1]);
  expect([4, 5, 7].map((at) => itemMoves.ArrowDown(at, pane))).toEqual([7, 5, 7]);
});
