import { expect, test } from 'vitest';
import { newest } from './browser.ts';

const versions: Record<string, string> = {
  '/usr/bin/chromium': 'Chromium 99.0.4844.51',
  '/usr/bin/google-chrome': 'Google Chrome 156.0.8078.79',
  '/home/someone/chrome': 'Chromium 156.0.8078.9',
  '/opt/chrome/silent': '',
};
const version = (file: string) => versions[file] ?? '';

test('of several browsers the newest is taken, whichever comes first', () => {
  expect(newest(Object.keys(versions), version)).toBe('/usr/bin/google-chrome');
  expect(newest(Object.keys(versions).toReversed(), version)).toBe('/usr/bin/google-chrome');
});

test('a browser without a version is taken only where no other is', () => {
  expect(newest(['/opt/chrome/silent', '/usr/bin/chromium'], version)).toBe('/usr/bin/chromium');
  expect(newest(['/opt/chrome/silent'], version)).toBe('/opt/chrome/silent');
  expect(newest([], version)).toBeUndefined();
});
