import { expect, test } from 'vitest';
import { shortest } from './shrink.ts';

const smaller = (value: number) => (value > 0 ? [0, value - 1] : []);

test('a sequence loses the steps that are not needed, and the rest gets plain values', async () => {
  const needs = (items: readonly number[]) => Promise.resolve(items.filter((item) => item >= 3).length >= 2);
  expect(await shortest([1, 9, 2, 5, 7, 0, 4], needs, smaller)).toEqual([3, 3]);
});

test('a sequence that is needed completely is not shortened', async () => {
  const needs = (items: readonly number[]) => Promise.resolve(items.join() === '1,2,3');
  expect(await shortest([1, 2, 3], needs, smaller)).toEqual([1, 2, 3]);
});

test('a difference that needs no step at all is reported as such', async () => {
  expect(await shortest([1, 2, 3], () => Promise.resolve(true), smaller)).toEqual([]);
});
