import { expect, test } from 'vitest';
import { iconPath } from './icon-path.ts';

test('shapes become one path, each beginning at a place of its own', () => {
  expect(
    iconPath([
      ['path', { d: 'm4 4 3 3', key: 'a' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4', key: 'b' }],
      ['circle', { cx: '12', cy: '12', r: '3', key: 'c' }],
    ]),
  ).toBe('M4 4 3 3M1 2L3 4M15 12a3 3 0 1 1 -6 0a3 3 0 1 1 6 0z');
});

test('a rectangle keeps its round corners', () => {
  expect(iconPath([['rect', { x: '2', y: '3', width: '10', height: '8', rx: '2' }]])).toBe(
    'M4 3h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
  );
});

test('what is filled, or no shape that is known, stays as it was', () => {
  expect(iconPath([['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]])).toBeNull();
  expect(iconPath([['text', {}]])).toBeNull();
});
