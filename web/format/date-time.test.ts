import { expect, test } from 'vitest';
import { dateAndTime, dateText, momentText } from './date-time.ts';

const iso = new Date(2026, 0, 5, 14, 28, 41).toISOString();

test('a date and a time are written one way, wherever they stand', () => {
  expect(dateText(iso)).toBe('1/5/2026');
  expect(dateAndTime(iso)).toEqual({ date: '1/5/2026', time: '2:28:41 PM' });
  expect(momentText(new Date(iso))).toBe('1/5/2026, 2:28:41 PM');
});

test.each([null, undefined, '', 'soon'])('%j is no date', (value) => {
  expect(dateText(value)).toBe('Unknown');
});

test('what cannot be read as a moment is shown as it came', () => {
  expect(dateAndTime('soon')).toEqual({ date: 'soon', time: '' });
});
