import { expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { concerned } from './whom.ts';

const person = (id: string, more: Partial<User> = {}): User => ({
  ...{ id, email: `${id}@buyer.example`, firstName: null, lastName: null, role: 'viewer' },
  ...{ profileImageUrl: null, lastLoginAt: null, ...more },
});

it('counts nobody who is deactivated, or whose access has ended', () => {
  const users = [
    person('here'),
    person('ending', { expiresAt: '2999-01-01T00:00:00.000Z' }),
    person('ended', { expiresAt: '2020-01-01T00:00:00.000Z' }),
    person('deactivated', { deactivatedAt: '2020-01-01T00:00:00.000Z' }),
  ];
  expect([...concerned(null, users, [])]).toEqual(['here', 'ending']);
});
