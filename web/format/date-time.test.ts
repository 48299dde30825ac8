import { afterEach, expect, test, vi } from 'vitest';
import { dateAndTime, dateText, hourText, momentText, sinceText, zonedText } from './date-time.ts';

const iso = new Date(2026, 0, 5, 14, 28, 41).toISOString();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('dates and times are written the same way everywhere', () => {
  expect(dateText(iso)).toBe('1/5/2026');
  expect(dateAndTime(iso)).toEqual({ date: '1/5/2026', time: '2:28:41 PM', zone: 'UTC' });
  expect(momentText(new Date(iso))).toBe('1/5/2026, 2:28:41 PM');
  expect(zonedText(new Date(iso))).toBe('1/5/2026, 2:28:41 PM UTC');
  expect([0, 12, 23].map(hourText)).toEqual(['12 AM', '12 PM', '11 PM']);
});

test('a moment of the last days is named by its weekday, an earlier one by its date', () => {
  const days = (count: number) => Date.parse(iso) + count * 86_400_000;
  expect(sinceText(Date.parse(iso), days(1))).toBe('Monday 2:28 PM');
  expect(sinceText(Date.parse(iso), days(6))).toBe('1/5/2026 2:28 PM');
});

test.each([
  [['de-DE', 'en'], '5.1.2026, 14:28:41 UTC', '14 Uhr'],
  [['en-GB'], '05/01/2026, 14:28:41 UTC', '14'],
  [['C', 'en-GB'], '05/01/2026, 14:28:41 UTC', '14'],
])('a browser that prefers %j decides how', async (languages, words, hour) => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { languages });
  vi.resetModules();
  const theirs = await import('./date-time.ts');
  expect(theirs.zonedText(new Date(iso))).toBe(words);
  expect(theirs.hourText(14)).toBe(hour);
});

test.each([null, undefined, '', 'soon'])('%j is no date', (value) => {
  expect(dateText(value)).toBe('Unknown');
});

test('what cannot be read as a moment is shown as it came', () => {
  expect(dateAndTime('soon')).toEqual({ date: 'soon', time: '', zone: '' });
});
