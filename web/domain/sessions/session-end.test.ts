import { expect, test } from 'vitest';
import { sessionEnd } from './session-end.ts';

const [week, fixed] = ['7 days after it was last used', '3 days after the sign-in'];

test.each([
  [null, undefined, '7 days', week, '7-day session expiry with refresh'],
  [null, 3, '3 days', fixed, '3-day session expiry'],
  [null, 7, '7 days', '7 days after the sign-in', '7-day session expiry'],
  [null, 30, '7 days', `${week}, at the latest 30 days after the sign-in`, '7-day session expiry with refresh'],
  [30, undefined, '30 min', '30 minutes after it was last used', '30-minute session expiry with refresh'],
  [
    30,
    1,
    '30 min',
    '30 minutes after it was last used, at the latest 1 day after the sign-in',
    '30-minute session expiry with refresh',
  ],
])('with an idle limit of %s minutes and at most %s days the limit is %s', (idle, days, limit, ends, expiry) => {
  expect(sessionEnd(idle, days)).toEqual({ limit, ends: `A session ends ${ends}`, expiry });
});
