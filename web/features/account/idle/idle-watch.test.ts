import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdleWatch } from './idle-watch.ts';

const MINUTE = 60_000;
const over = new Error('401');

/** A server with a session's end, and a watch. */
function server(
  minutes: number | null,
  {
    skew = 0,
    lastUse = Number.NEGATIVE_INFINITY,
    fails = null as 'offline' | 'unknown' | null,
    answersLate = false,
  } = {},
) {
  const state = {
    endsAt: minutes === null ? null : Date.now() + skew + minutes * MINUTE,
    reads: 0,
    renewed: 0,
    notified: 0,
    isOver: false,
    lastUse,
    fails,
  };
  const watch = new IdleWatch({
    now: () => Date.now(),
    read: () => {
      state.reads += 1;
      if (state.fails) return Promise.reject(new Error(state.fails));
      const serverNow = Date.now() + skew;
      if (state.endsAt !== null && serverNow >= state.endsAt && !answersLate) return Promise.reject(over);
      const endsAt = state.endsAt === null ? null : new Date(state.endsAt).toISOString();
      return Promise.resolve({ session: { endsAt }, serverNow });
    },
    renew: () => {
      state.renewed += 1;
      state.endsAt = Date.now() + skew + (minutes ?? 0) * MINUTE;
      return Promise.resolve();
    },
    lastUse: () => state.lastUse,
    isOver: (error) => error === over,
    isUnknown: (error) => error instanceof Error && error.message === 'unknown',
    onOver: () => (state.isOver = true),
    notify: () => (state.notified += 1),
  });
  watch.start();
  return { state, watch, isWarned: () => watch.warnedUntil.get() !== null };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-14T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('without a limit it calls the server once, and keeps no timer', async () => {
  const { state } = server(null);
  await pass(0);
  expect(vi.getTimerCount()).toBe(0);
  await pass(24 * 60 * MINUTE);
  expect(state.reads).toBe(1);
});

test('it warns two minutes before the end, not earlier, and calls the server only then', async () => {
  const { state, isWarned } = server(10);
  await pass(8 * MINUTE - 1);
  expect([isWarned(), state.reads]).toEqual([false, 1]);
  await pass(1);
  expect([isWarned(), state.reads]).toEqual([true, 2]);
});

test('it does not warn where another tab has used the session', async () => {
  const { state, isWarned } = server(10);
  await pass(5 * MINUTE);
  state.endsAt = Date.now() + 10 * MINUTE;
  await pass(7 * MINUTE);
  expect(isWarned()).toBe(false);
  await pass(MINUTE);
  expect(isWarned()).toBe(true);
});

test('at the end the session is over, and no further call is made', async () => {
  const { state } = server(10);
  await pass(10 * MINUTE - 1);
  expect(state.isOver).toBe(false);
  await pass(2_000);
  expect(state.isOver).toBe(true);
  const { reads } = state;
  await pass(10 * MINUTE);
  expect(state.reads).toBe(reads);
});

test('a backend that answers after the end that it named is called less and less often, without a warning', async () => {
  const { state, isWarned } = server(-10, { answersLate: true });
  await pass(60 * MINUTE);
  expect(state.reads).toBeGreaterThan(1);
  expect(state.reads).toBeLessThan(25);
  expect([isWarned(), state.isOver]).toEqual([false, false]);
});

test('a watch that has stopped ignores an answer that comes late', async () => {
  const { state, watch } = server(-1);
  watch.stop();
  await pass(0);
  expect(state.reads).toBe(1);
  expect(state.isOver).toBe(false);
});

test('staying renews it, ends the warning and notifies the other tabs', async () => {
  const { state, watch, isWarned } = server(10);
  await pass(9 * MINUTE);
  expect(isWarned()).toBe(true);
  await watch.stay();
  expect([isWarned(), state.renewed, state.notified]).toEqual([false, 1, 1]);
  await pass(8 * MINUTE - 1);
  expect(isWarned()).toBe(false);
});

test('a use in another tab ends the warning here', async () => {
  const { state, watch, isWarned } = server(10);
  await pass(9 * MINUTE);
  state.endsAt = Date.now() + 10 * MINUTE;
  watch.usedElsewhere();
  await pass(0);
  expect(isWarned()).toBe(false);
});

test('a machine that slept past the end finds the session over when it wakes, though no timer ran', async () => {
  const { state, watch } = server(10);
  await pass(0);
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  watch.look();
  await pass(0);
  expect(state.isOver).toBe(true);
});

test('a timer that comes late, as in a hidden tab, warns by the clock', async () => {
  const { watch, isWarned } = server(10);
  await pass(0);
  vi.setSystemTime(Date.now() + 9 * MINUTE);
  await pass(20_000);
  expect(isWarned()).toBe(true);
  expect(watch.warnedUntil.get()).toBe(Date.parse('2026-01-14T09:10:00Z'));
});

test.each([-20 * MINUTE, 20 * MINUTE])('a clock that is %d ms off warns at the right moment', async (skew) => {
  const { isWarned } = server(10, { skew });
  await pass(8 * MINUTE - 1);
  expect(isWarned()).toBe(false);
  await pass(1);
  expect(isWarned()).toBe(true);
});

test('a user who types or uploads when the warning is due is not warned: the session is renewed', async () => {
  const { state, isWarned } = server(10);
  await pass(8 * MINUTE - 30_000);
  state.lastUse = Date.now();
  await pass(30_000);
  expect([isWarned(), state.renewed, state.notified]).toEqual([false, 1, 1]);
});

test('where the server cannot be reached it warns as well, and continues to try', async () => {
  const { state, isWarned } = server(10);
  await pass(MINUTE);
  state.fails = 'offline';
  await pass(8 * MINUTE);
  expect(isWarned()).toBe(true);
  state.fails = null;
  await pass(MINUTE + 10_000);
  expect(state.isOver).toBe(true);
});

test('a backend without the call is called once', async () => {
  const { state } = server(10, { fails: 'unknown' });
  await pass(24 * 60 * MINUTE);
  expect([state.reads, vi.getTimerCount()]).toEqual([1, 0]);
});

test('a server that is unreachable from the start is called less and less often', async () => {
  const { state } = server(10, { fails: 'offline' });
  await pass(60 * MINUTE);
  expect(state.reads).toBeGreaterThan(10);
  expect(state.reads).toBeLessThan(25);
});

test('a limit that was set in the meantime is noticed when the session is used or the window regains focus', async () => {
  const { state, watch, isWarned } = server(null);
  await pass(6 * MINUTE);
  state.endsAt = Date.now() + 2 * MINUTE;
  watch.used();
  await pass(0);
  expect(isWarned()).toBe(true);
});
