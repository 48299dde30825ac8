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

test('rows that come while the list scrolls take the slots of those that left at the other end', () => {
  expect(follow(['abcd'], ['cdef'], ['bcde'])).toEqual(['a0 b1 c2 d3', 'c2 d3 e0 f1', 'b1 c2 d3 e0']);
});

test('new rows between rows that stay take the slots of the rows that left', () => {
  expect(follow(['abcd'], ['axd'], ['ad'])).toEqual(['a0 b1 c2 d3', 'a0 x1 d3', 'a0 d3']);
});

test('the pinned row keeps its slot wherever it goes', () => {
  expect(follow(['abcd', 'b'], ['dcba', 'b'], ['bxyz', 'b'])).toEqual(['a0 b1 c2 d3', 'd3 c2 b1 a0', 'b1 x3 y2 z0']);
});

test('no row inherits the slot of a pinned row that is gone', () => {
  expect(follow(['abc', 'b'], ['xyz', 'y'])).toEqual(['a0 b1 c2', 'x0 y2 z3']);
});

test('the same rows stay in the same slots, however often they are assigned', () => {
  expect(follow(['abc', 'a'], ['abc', 'a'], ['abc', 'c'])).toEqual(['a0 b1 c2', 'a0 b1 c2', 'a0 b1 c2']);
});

test('no two rows share a slot, whatever list follows', () => {
  const slots = createRowSlots();
  for (const keys of ['abcdefgh', 'hgfedcba', 'ceg', 'gabce', 'xyzg', 'gxyz', 'abcdefgh']) {
    const now = slots.assign(Array.from(keys), 'g');
    expect(new Set(now).size).toBe(keys.length);
  }
});
