import { expect, test } from 'vitest';
import { iconPaths } from './icon-path.ts';

test('shapes become one path, each starting with an absolute position', () => {
  expect(
    iconPaths([
      ['path', { d: 'm4 4 3 3', key: 'a' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4', key: 'b' }],
      ['circle', { cx: '12', cy: '12', r: '3', key: 'c' }],
    ]),
  ).toEqual(['M0 0m4 4 3 3M1 2L3 4M15 12a3 3 0 1 1 -6 0a3 3 0 1 1 6 0z', '']);
});

test('a rectangle keeps its round corners', () => {
  expect(iconPaths([['rect', { x: '2', y: '3', width: '10', height: '8', rx: '2' }]])).toEqual([
    'M4 3h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
    '',
  ]);
});

test('filled dots become a separate path', () => {
  const dot = { cx: '1', cy: '1', r: '1', fill: 'currentColor' };
  expect(
    iconPaths([
      ['path', { d: 'M0 0h1' }],
      ['circle', dot],
    ]),
  ).toEqual(['M0 0h1', 'M2 1a1 1 0 1 1 -2 0a1 1 0 1 1 2 0z']);
});

test('an unknown shape is not changed', () => {
  expect(iconPaths([['text', {}]])).toBeNull();
  expect(iconPaths([['path', { d: 'M0 0', opacity: '0.5' }]])).toBeNull();
});
