import { expect, test } from 'vitest';
import { newUserTarget } from './use-new-user.ts';

test.each([
  ['?newuser=true', '/api/login'],
  ['?newuser=true&invitation=', '/api/login'],
  ['?newuser=true&invitation=a%26b', '/api/login?invitation=a%26b'],
  ['?invitation=abc&newuser=true&x=1', '/api/login?invitation=abc'],
])('%s leads to %s', (search, target) => {
  expect(newUserTarget(search)).toBe(target);
});

test.each(['', '?newuser=', '?newuser=1', '?newuser=TRUE', '?newuser=false', '?invitation=abc'])(
  '%s is no new user',
  (search) => {
    expect(newUserTarget(search)).toBeNull();
  },
);
