import { expect, test } from 'vitest';
import { createRowSlots } from './row-slots.ts';

/** The rows after each list: keys as letters, with their slots. */
function follow(...lists: [keys: string, pinned?: string][]): string[] {
  const slots = createRowSlots();
  return lists.map(([keys, pinned]) => {
    const letters = Array.from(keys);
    const assigned = slots.assign(letters, pinned ?? null);
    return letters.map((letter, at) => `${letter}${assigned[at]}`).join(' ');
  });
}

test('other rows take over the slots, from top to bottom', () => {
  expect(follow(['abc'], ['xyz'], ['pq'], ['pqr'])).toEqual(['a0 b1 c2', 'x0 y1 z2', 'p0 q1', 'p0 q1 r3']);
});

test('rows that stay keep their slots while the list scrolls, down and up', () => {
  expect(follow(['abcd'], ['cdef'], ['bcde'])).toEqual(['a0 b1 c2 d3', 'c2 d3 e4 f5', 'b6 c2 d3 e4']);
});

test('new rows between rows that stay take the slots of the rows that left', () => {
  expect(follow(['abcd'], ['axd'], ['ad'])).toEqual(['a0 b1 c2 d3', 'a0 x1 d3', 'a0 d3']);
});

test('the pinned row keeps its slot wherever it goes, and no element has to be moved for it', () => {
  expect(follow(['abcd', 'b'], ['dcba', 'b'], ['bxyz', 'b'])).toEqual(['a0 b1 c2 d3', 'd0 c4 b1 a2', 'b1 x2 y5 z6']);
});

test('no row inherits the slot of a pinned row that is gone', () => {
  expect(follow(['abc', 'b'], ['xyz', 'y'])).toEqual(['a0 b1 c2', 'x0 y2 z3']);
});

test('the same rows stay in the same slots, however often they are assigned', () => {
  expect(follow(['abc', 'a'], ['abc', 'a'], ['abc', 'c'])).toEqual(['a0 b1 c2', 'a0 b1 c2', 'a0 b1 c2']);
});

test('slots are never out of their order among the rows that share them', () => {
  const slots = createRowSlots();
  let before: readonly number[] = [];
  for (const keys of ['abcdefgh', 'hgfedcba', 'ceg', 'gabce', 'xyzg', 'gxyz', 'abcdefgh']) {
    const now = slots.assign(Array.from(keys), 'g');
    expect(new Set(now).size).toBe(now.length);
    const kept = now.filter((slot) => before.includes(slot));
    expect(kept).toEqual(before.filter((slot) => now.includes(slot)));
    before = now;
  }
});
