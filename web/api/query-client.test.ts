import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  // First the spy: it would put the faked timer back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a change that takes a minute, and that no component watches, wakes the page once a second at most', async () => {
  vi.useFakeTimers();
  const set = vi.spyOn(globalThis, 'setTimeout');
  const queryClient = createQueryClient();
  const mutationFn = () => new Promise<void>(() => undefined);
  void queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(set.mock.calls.length).toBeLessThan(70);
});
