import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppContext } from '../request-state.ts';
import { bodyOf } from './body-pace.ts';

afterEach(() => void vi.useRealTimers());

async function* drops() {
  for (let second = 0; second < 60; second += 1) {
    await new Promise((resolve) => void setTimeout(resolve, 1000));
    yield new Uint8Array(8);
  }
}

it('an upload that drips regularly is too slow, though it never stands still for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Of the request, only its body and limits are read.
  const ctx = { req: Readable.from(drops()), state: { bodyLimits: { wholeMs: 0, stallMs: 5000 } } };
  const read = async () => {
    for await (const { length } of bodyOf(ctx as unknown as AppContext, 'pieces')) expect(length).toBe(8);
  };
  const reading = read().then(
    () => 'read',
    (error: unknown) => error,
  );
  for (let second = 0; second < 61; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await setImmediate();
  }
  expect(await reading).toMatchObject({ status: 408 });
});
