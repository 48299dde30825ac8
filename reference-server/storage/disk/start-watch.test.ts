import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStart } from './start-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs once that a disk does not answer', async () => {
  const told: string[] = [];
  watchStart(
    '/data',
    (message) => told.push(message),
    () => new Promise(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([expect.stringContaining('/data: the data folder has not answered')]);
});

it('logs nothing of one that answers, even with an error, nor after the start is over', async () => {
  const told: string[] = [];
  const tell = (message: string) => void told.push(message);
  const answering = watchStart('/data', tell, () => Promise.reject(new Error('there is no such folder')));
  await vi.advanceTimersByTimeAsync(120_000);
  answering.stop();
  const silent = watchStart('/data', tell, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  silent.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual([]);
});
