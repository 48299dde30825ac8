import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { toastStore } from '#web/ui/feedback/toast.ts';
import { ApiError } from './api-error.ts';
import type { ChangeWords } from './change-words.ts';
import { createQueryClient } from './query-client.ts';
import { useChange } from './use-change.ts';

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);

const words: ChangeWords<string, string> = {
  done: (answer, sent) => ({ title: 'Success', message: `${sent} is ${answer}` }),
  failed: { title: 'Error', message: 'Failed to change' },
};

/** A change with given answers, and its messages. */
function changeOf(call: (sent: string) => Promise<string>, changeWords = words) {
  const before = toastStore.get().length;
  const useHook = () => useMutation<string, ApiError, string>({ mutationFn: call });
  const { result } = renderHook(() => useChange(useHook, changeWords), { wrapper });
  const toasts = () =>
    toastStore
      .get()
      .slice(before)
      .map(({ title, message, tone }) => [title, message, tone]);
  return { run: result.current.run, toasts };
}

const refused = (status: number, data?: unknown) => () => Promise.reject(new ApiError('refused', status, data));

test('a change that is done shows a toast with its answer, and then runs what follows', async () => {
  const { run, toasts } = changeOf(() => Promise.resolve('new'));
  const answers: string[] = [];
  await run('a folder', { done: (answer) => answers.push(answer) });
  expect(toasts()).toEqual([['Success', 'a folder is new', 'success']]);
  expect(answers).toEqual(['new']);
});

test('a change that failed shows the words of the product, or of the server where they come first', async () => {
  const plain = changeOf(refused(500, { message: 'The disk is full.' }));
  await plain.run('x');
  expect(plain.toasts()).toEqual([['Error', 'Failed to change', 'destructive']]);
  const withServerMessage = changeOf(refused(500, { message: 'The disk is full.' }), {
    ...words,
    hasServerMessage: true,
  });
  await withServerMessage.run('x');
  expect(withServerMessage.toasts()).toEqual([['Error', 'The disk is full.', 'destructive']]);
});

test('a failure goes once the same change succeeds, also where no message is shown then', async () => {
  const silent: ChangeWords<string, string> = { failed: { title: 'Error', message: 'Failed to send' } };
  const other: ChangeWords<string, string> = { failed: { title: 'Error', message: 'Failed to save' } };
  await changeOf(refused(500), other).run('x');
  await changeOf(refused(500), silent).run('x');
  const shown = () => toastStore.get().flatMap(({ isOpen, message }) => (isOpen ? [message] : []));
  expect(shown()).toEqual(expect.arrayContaining(['Failed to save', 'Failed to send']));
  await changeOf(() => Promise.resolve('new'), silent).run('x');
  expect(shown()).toContain('Failed to save');
  expect(shown()).not.toContain('Failed to send');
});

test('a change that finds the session over shows no toast of its own, and nothing follows it', async () => {
  const { run, toasts } = changeOf(refused(401));
  const followed: string[] = [];
  await run('x', { failed: () => followed.push('failed'), catches: () => followed.push('caught') > 0 });
  expect(toasts().filter(([, message]) => message === 'Failed to change')).toEqual([]);
  expect(followed).toEqual([]);
});

test('a failure that is dealt with in another way shows no toast', async () => {
  const { run, toasts } = changeOf(refused(409));
  await run('x', { catches: () => true });
  expect(toasts()).toEqual([]);
});

test('a change that is started while another runs is dropped', async () => {
  const sent: string[] = [];
  const { run } = changeOf((value) => {
    sent.push(value);
    return Promise.resolve('new');
  });
  await Promise.all([run('first'), run('second')]);
  await run('third');
  expect(sent).toEqual(['first', 'third']);
});
