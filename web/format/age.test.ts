import { expect, test } from 'vitest';
import { activityAge, documentAge, lastLogin } from './age.ts';

const now = new Date('2026-03-10T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const before = (ms: number) => new Date(now.getTime() - ms).toISOString();

test.each([
  [0, 'Just now'],
  [59 * SECOND, 'Just now'],
  [60 * SECOND, '1 minute ago'],
  [59 * MINUTE + 59 * SECOND, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [23 * HOUR + 59 * MINUTE, '23 hours ago'],
  [DAY, '1 day ago'],
  [400 * DAY, '400 days ago'],
  [-5 * MINUTE, 'Just now'],
])('an activity of %d ms ago reads %s', (ms, words) => {
  expect(activityAge(before(ms), now)).toBe(words);
});

test.each([
  [0, 'Less than an hour ago'],
  [HOUR - 1, 'Less than an hour ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [400 * DAY, '400 days ago'],
  [-DAY, 'Less than an hour ago'],
])('a document changed %d ms ago reads %s', (ms, words) => {
  expect(documentAge(before(ms), now)).toBe(words);
});

test.each([
  [0, 'Just now'],
  [30 * MINUTE, 'Just now'],
  [HOUR - 1, 'Just now'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [6 * DAY + 23 * HOUR, '6 days ago'],
  [7 * DAY - 1, '6 days ago'],
  [7 * DAY, '3/3/2026'],
  [400 * DAY, '2/3/2025'],
  [-DAY, 'Just now'],
])('a last login of %d ms ago reads %s', (ms, words) => {
  expect(lastLogin(before(ms), now)).toBe(words);
});

test('a user who never signed in reads Never', () => {
  expect(lastLogin(null, now)).toBe('Never');
  expect(lastLogin('', now)).toBe('Never');
});

test.each([null, undefined, '', 'yesterday'])('a time that is %j is Unknown, not a number of days', (value) => {
  expect(activityAge(value, now)).toBe('Unknown');
  expect(documentAge(value, now)).toBe('Unknown');
});

test('a login time that cannot be read is Unknown', () => {
  expect(lastLogin('yesterday', now)).toBe('Unknown');
});
