import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStart } from './start-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs once that a disk does not answer', async () => {
  const messages: string[] = [];
  watchStart(
    '/data',
    (message) => messages.push(message),
    () => new Promise(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(15_000);
  expect(messages).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages).toEqual([expect.stringContaining('/data: the data folder has not answered')]);
});

it('logs nothing of one that answers, even with an error, nor after the start is over', async () => {
  const messages: string[] = [];
  const log = (message: string) => void messages.push(message);
  const answering = watchStart('/data', log, () => Promise.reject(new Error('there is no such folder')));
  await vi.advanceTimersByTimeAsync(120_000);
  answering.stop();
  const silent = watchStart('/data', log, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  silent.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(messages).toEqual([]);
});
