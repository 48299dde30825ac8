import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { getGetCurrentUserQueryKey } from '#contract/hooks/session.ts';
import { createQueryClient, watchUser } from './query-client.ts';

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

test('what is on screen is read once for another role, also of a user with tasks, who is read again as well', async () => {
  const queryClient = createQueryClient();
  const stop = watchUser(queryClient, () => undefined);
  const queryKey = getGetCurrentUserQueryKey();
  queryClient.setQueryData(queryKey, { id: 'ada', role: 'viewer', tasks: 1 });
  const round = vi.spyOn(queryClient, 'refetchQueries');
  const queryFn = vi.fn(() => Promise.resolve({ id: 'ada', role: 'admin', tasks: 1 }));
  const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  expect(round).toHaveBeenCalledTimes(1);
  leave();
  stop();
});
