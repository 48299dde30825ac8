import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#web/ui/feedback/toast.ts';
import { fullPage } from './full-page.ts';
import { beginSession, loseSession } from './session-lost.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
  vi.stubGlobal('location', { pathname: '/documents', search: '', hash: '' });
  vi.stubGlobal('window', globalThis);
  beginSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('half a second after it is said, the browser goes to sign in, once however often it is said', () => {
  const open = vi.spyOn(fullPage, 'open').mockImplementation(() => undefined);
  const before = toastStore.records().length;
  loseSession();
  loseSession();
  expect(toastStore.records().length - before).toBe(1);
  vi.advanceTimersByTime(499);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open.mock.calls).toEqual([['/api/login']]);
});

test('a navigation that came to nothing leaves the next refused call its say', () => {
  const open = vi.spyOn(fullPage, 'open').mockImplementation(() => undefined);
  loseSession();
  vi.advanceTimersByTime(5_500);
  loseSession();
  vi.advanceTimersByTime(500);
  expect(open).toHaveBeenCalledTimes(2);
});
