import { expect, test } from 'vitest';
import { countdown, waitText } from './time-left.ts';

test.each([
  [0, '1 second'],
  [1_000, '1 second'],
  [59_001, '60 seconds'],
  [60_001, '2 minutes'],
  [300_000, '5 minutes'],
])('a wait of %d ms is shown as %s, never as less', (ms, words) => expect(waitText(ms)).toBe(words));

test.each([
  [120_000, '2:00'],
  [104_200, '1:45'],
  [9_000, '0:09'],
  [-5, '0:00'],
])('%d ms are left as %s', (ms, words) => expect(countdown(ms)).toBe(words));
