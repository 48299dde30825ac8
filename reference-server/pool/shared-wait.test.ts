import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallerGone, previewBusy } from '#core/call/errors.ts';
import { SharedWait } from './shared-wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wanted: boolean[] = [];

function share() {
  wanted.length = 0;
  let settle: (result: string) => void = () => undefined;
  const result = new Promise<string>((resolve) => (settle = resolve));
  return { settle, wait: new SharedWait(result, (isWanted) => void wanted.push(isWanted), previewBusy) };
}

it('all waiting callers get the same result', async () => {
  const { settle, wait } = share();
  const all = [wait.join(1000), wait.join(1000)];
  settle('done');
  expect(await Promise.all(all)).toEqual(['done', 'done']);
});

it('a caller that has waited long enough is asked to try later, and the work continues for others', async () => {
  const { settle, wait } = share();
  const early = wait.join(1000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(900);
  const late = wait.join(1000);
  await vi.advanceTimersByTimeAsync(100);
  expect(await early).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
  expect(wanted.at(-1)).toBe(true);
  settle('done');
  expect(await late).toBe('done');
});

it('notifies when the last caller has gone, and when another comes', async () => {
  const { settle, wait } = share();
  const [one, other] = [new AbortController(), new AbortController()];
  const gone = [wait.join(1000, one.signal), wait.join(1000, other.signal)].map((waiting) =>
    waiting.catch((error: unknown) => error),
  );
  one.abort();
  expect(await gone[0]).toBeInstanceOf(CallerGone);
  expect(wanted).not.toContain(false);
  other.abort();
  await gone[1];
  expect(wanted.at(-1)).toBe(false);
  const back = wait.join(1000);
  expect(wanted.at(-1)).toBe(true);
  settle('done');
  expect(await back).toBe('done');
});

it('a caller that has disconnected already does not wait at all', async () => {
  const { wait } = share();
  await expect(wait.join(1000, AbortSignal.abort())).rejects.toBeInstanceOf(CallerGone);
  expect(wanted).toEqual([]);
});
