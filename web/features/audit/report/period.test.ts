import { describe, expect, test } from 'vitest';
import { daysFault, ownPeriod, periodInWords, presetPeriod } from './period.ts';

const now = new Date(2026, 1, 15, 10, 30);
const at = (year: number, month: number, day: number) => new Date(year, month, day).toISOString();

describe('a preset', () => {
  test('of the last 30 days begins with a day, counts today, and ends when the report is made', () => {
    expect(presetPeriod('month', now)).toEqual({ from: at(2026, 0, 17) });
  });

  test('of the last quarter is the one before this, also across the year', () => {
    expect(presetPeriod('quarter', now)).toEqual({ from: at(2025, 9, 1), to: at(2026, 0, 1) });
    expect(presetPeriod('quarter', new Date(2026, 11, 31))).toEqual({ from: at(2026, 6, 1), to: at(2026, 9, 1) });
  });

  test('of this year begins with it, and of all before every log', () => {
    expect(presetPeriod('year', now)).toEqual({ from: at(2026, 0, 1) });
    expect(presetPeriod('all', now)).toEqual({ from: '1970-01-01T00:00:00.000Z' });
  });
});

describe('own dates', () => {
  test('include the whole last day', () => {
    expect(ownPeriod('2026-01-03', '2026-01-03', now)).toEqual({ from: at(2026, 0, 3), to: at(2026, 0, 4) });
    expect(ownPeriod('2025-12-31', '2026-01-31', now)).toEqual({ from: at(2025, 11, 31), to: at(2026, 1, 1) });
  });

  test('up to today end when the report is made', () => {
    expect(ownPeriod('2026-02-01', '2026-02-15', now)).toEqual({ from: at(2026, 1, 1) });
  });

  test.each([
    ['', '2026-01-01', 'first', 'Choose the first day'],
    ['2026-01-01', '', 'last', 'Choose the last day'],
    ['2026-02-16', '2026-02-17', 'first', 'Choose today or an earlier day'],
    ['2026-02-15', '2026-02-16', 'last', 'Choose today or an earlier day'],
    ['2026-01-02', '2026-01-01', 'last', 'The last day is before the first'],
  ])('from "%s" to "%s" are no period: the %s day, "%s"', (first, last, field, message) => {
    expect(daysFault(first, last, now)).toEqual({ field, message });
  });

  test('may be one day, today too', () => {
    expect(daysFault('2026-02-15', '2026-02-15', now)).toBeNull();
    expect(daysFault('0099-01-01', '2026-02-15', now)).toBeNull();
  });
});

test('the edges are given to the second, with their time zone', () => {
  expect(periodInWords({ from: at(2026, 0, 3), to: at(2026, 0, 4) }, 'Europe/Oslo')).toBe(
    'From 1/3/2026, 12:00:00 AM, up to 1/4/2026, 12:00:00 AM (Europe/Oslo)',
  );
  expect(periodInWords(presetPeriod('all', now), 'UTC')).toBe(
    'From the first entry of the log, until the report is made (UTC)',
  );
});
