import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentCaller, PendingSignIns } from './pending.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

const begin = (pending: PendingSignIns, caller: string, id: string) =>
  currentCaller.run(caller, () => pending.set(id, { uid: id }, 600));

it('a flood from one address displaces only its own first ones', () => {
  const pending = new PendingSignIns({ mostOfOne: 10, most: 100 });
  begin(pending, 'honest', 'mine');
  for (let at = 0; at < 1000; at += 1) begin(pending, 'flood', `flood ${at}`);
  expect(pending.get('mine')).toEqual({ uid: 'mine' });
  expect(pending.size).toBe(11);
  expect(pending.get('flood 989')).toBeUndefined();
  expect(pending.get('flood 990')).toBeDefined();
});

it('a flood from many addresses drops sign-ins of the addresses that began the most', () => {
  const pending = new PendingSignIns({ mostOfOne: 10, most: 50 });
  begin(pending, 'honest', 'mine');
  begin(pending, 'honest', 'mine in another tab');
  for (let at = 0; at < 1000; at += 1) begin(pending, `flood ${at % 12}`, `flood ${at}`);
  expect(pending.get('mine')).toBeDefined();
  expect(pending.get('mine in another tab')).toBeDefined();
  expect(pending.size).toBe(50);
});

it('a finished sign-in is removed, and one that continues still counts for the address that began it', () => {
  const pending = new PendingSignIns({ mostOfOne: 2, most: 100 });
  begin(pending, 'one', 'first');
  // The form is sent from another address than the one it was requested from.
  begin(pending, 'other', 'first');
  begin(pending, 'one', 'second');
  begin(pending, 'one', 'third');
  expect(pending.get('first')).toBeUndefined();
  pending.delete('second');
  expect(pending.size).toBe(1);
  vi.advanceTimersByTime(600_000);
  expect(pending.get('third')).toBeUndefined();
});
