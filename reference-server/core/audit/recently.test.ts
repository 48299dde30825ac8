import { expect, test } from 'vitest';
import { createTestPorts } from '../testing/ports.ts';
import { tellOnce } from './recently.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 12, minutes));

test('what was told within five minutes is not told again, and afterwards it is', async () => {
  const { store } = createTestPorts();
  const told: number[] = [];
  for (const minute of [0, 4, 5, 9]) {
    await tellOnce(store, 'viewed', at(minute), () => Promise.resolve(void told.push(minute)));
  }
  expect(told).toEqual([0, 5]);
});

test('what could not be told is told by the next who comes', async () => {
  const { store } = createTestPorts();
  const full = new Error('No space left.');
  await expect(tellOnce(store, 'viewed', at(0), () => Promise.reject(full))).rejects.toBe(full);
  let isTold = false;
  await tellOnce(store, 'viewed', at(1), () => Promise.resolve(void (isTold = true)));
  expect(isTold).toBe(true);
});
