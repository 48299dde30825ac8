import { expect, test } from 'vitest';
import { dayOfEnd, endMoment, endOfDay, endText, hasEnded } from './end.ts';

const local = (...at: Parameters<typeof Date.UTC>) => new Date(...(at as [number, number, number]));
const end = local(2026, 2, 3, 23, 59, 59, 999).toISOString();

test('an end is said with its day, before and after', () => {
  expect(endText(end, local(2026, 2, 3, 23, 59, 59, 998))).toBe('until 3 Mar 2026');
  expect(endText(end, local(2026, 2, 3, 23, 59, 59, 999))).toBe('ended 3 Mar 2026');
  expect(endMoment(end)).toBe('3 Mar 2026, 11:59 PM');
});

test('what has no end is not over, and nothing is said of it', () => {
  expect([hasEnded(null), hasEnded(undefined), hasEnded('soon')]).toEqual([false, false, false]);
  expect([endText(null), endText(undefined), endText('soon')]).toEqual(['', '', '']);
});

test('a day that is chosen lasts to its last moment, and is the same day again in the field', () => {
  expect(endOfDay('2026-03-03')).toBe(end);
  expect(dayOfEnd(end)).toBe('2026-03-03');
  expect(dayOfEnd(local(2026, 0, 9))).toBe('2026-01-09');
});

test.each(['', '2026-3-3', 'tomorrow'])('%j is no day', (chosen) => {
  expect(endOfDay(chosen)).toBeNull();
});

test.each([null, undefined, 'soon'])('%j leaves the field empty', (expiresAt) => {
  expect(dayOfEnd(expiresAt)).toBe('');
});
