import { describe, expect, test } from 'vitest';
import { dayOf } from '#web/format/days.ts';
import { endInDays, endOfDay, expiryFault, NO_DAY_YET } from './chosen-end.ts';
import { dayInWords, expiryState } from './expiry.ts';

const now = new Date(2026, 0, 15, 10).getTime();
const DAY = 86_400_000;

describe('the end of a day', () => {
  test('is its last moment where the person is, and names that day again', () => {
    const end = endOfDay('2026-03-03');
    expect(new Date(end).getTime()).toBe(new Date(2026, 2, 4).getTime() - 1);
    expect(dayOf(end)).toBe('2026-03-03');
  });

  test('is empty for an invalid day', () => {
    expect(endOfDay('')).toBe(NO_DAY_YET);
    expect(endOfDay('2026-02-31x')).toBe(NO_DAY_YET);
    expect(dayOf('never')).toBe('');
  });

  test('so many days ahead is that of the calendar, also where a day between is shorter or longer', () => {
    expect(dayOf(endInDays(90, now))).toBe('2026-04-15');
    expect(new Date(endInDays(90, now)).getHours()).toBe(23);
  });
});

describe('in words', () => {
  test('a day of this year has no year', () => {
    expect(dayInWords(endOfDay('2026-03-03'), now)).toBe('Mar 3');
    expect(dayInWords(endOfDay('2027-03-03'), now)).toBe('Mar 3, 2027');
  });

  test('the moment itself has ended, and the last week is soon', () => {
    const at = (ms: number) => expiryState(new Date(now + ms).toISOString(), now);
    expect([at(-1), at(0), at(1), at(7 * DAY), at(7 * DAY + 1)]).toEqual(['ended', 'ended', 'soon', 'soon', 'later']);
  });
});

test('what cannot be sent has a reason', () => {
  expect(expiryFault(null, now)).toBeNull();
  expect(expiryFault(endOfDay('2026-01-15'), now)).toBeNull();
  expect(expiryFault(NO_DAY_YET, now)).toBe('Choose the last day');
  expect(expiryFault(endOfDay('2026-01-14'), now)).toBe('Choose today or a later day');
});
