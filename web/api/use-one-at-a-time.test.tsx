import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);

test('work that is started while other work runs is dropped, and can run again afterwards', async () => {
  const { result } = renderHook(useOneAtATime);
  const log: string[] = [];
  let finish: () => void = () => undefined;
  const first = result.current(() => {
    log.push('first');
    return new Promise<void>((resolve) => (finish = resolve));
  });
  await result.current(() => Promise.resolve(log.push('second')));
  finish();
  await first;
  await result.current(() => Promise.resolve(log.push('third')));
  expect(log).toEqual(['first', 'third']);
});

test('a fault in the work comes out, and the next work runs', async () => {
  const { result } = renderHook(useOneAtATime);
  await expect(result.current(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  let hasRun = false;
  await result.current(() => Promise.resolve((hasRun = true)));
  expect(hasRun).toBe(true);
});

test('the failure of a mutation, which reports itself, ends there', async () => {
  const messages: string[] = [];
  const { result } = renderHook(
    () => {
      const mutation = useMutation({
        mutationFn: () => Promise.reject(new Error('refused')),
        onError: (error) => messages.push(error.message),
      });
      return { once: useOneAtATime(), mutation };
    },
    { wrapper },
  );
  await result.current.once(() => result.current.mutation.mutateAsync());
  expect(messages).toEqual(['refused']);
});
