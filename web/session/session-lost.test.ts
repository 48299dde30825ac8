import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#web/ui/feedback/toast.ts';
import { fullPage } from './full-page.ts';
import { beginSession, loseSession } from './session-lost.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
  vi.stubGlobal('location', { pathname: '/documents', search: '', hash: '' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dispatchEvent', () => true);
  beginSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a lost session leads to sign in half a second after its one toast, however often it is lost', () => {
  const open = vi.spyOn(fullPage, 'open').mockImplementation(() => undefined);
  const before = toastStore.get().length;
  loseSession();
  loseSession();
  expect(toastStore.get().length - before).toBe(1);
  vi.advanceTimersByTime(499);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open.mock.calls).toEqual([['/api/login']]);
});

test('after a failed navigation, the next refused call navigates again', () => {
  const open = vi.spyOn(fullPage, 'open').mockImplementation(() => undefined);
  loseSession();
  vi.advanceTimersByTime(5_500);
  loseSession();
  vi.advanceTimersByTime(500);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a user who stays for an upload is asked once, and reads what to do at the next refused calls', () => {
  const open = vi.spyOn(fullPage, 'open').mockImplementation(() => undefined);
  vi.stubGlobal('dispatchEvent', () => false);
  for (const _focus of [1, 2, 3]) {
    loseSession();
    vi.advanceTimersByTime(5_500);
  }
  expect(open).toHaveBeenCalledTimes(1);
  expect(toastStore.get().flatMap(({ isOpen, message }) => (isOpen ? message : []))).toEqual([
    'You are logged out. Log in again in another tab to keep what is being uploaded.',
  ]);
  vi.stubGlobal('dispatchEvent', () => true);
  loseSession();
  vi.advanceTimersByTime(500);
  expect(open).toHaveBeenCalledTimes(2);
});
