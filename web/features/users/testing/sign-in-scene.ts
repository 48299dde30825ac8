// Shared by stories and tests of sign-ins: the four users of the empty room, with and without a second factor, and
// sessions of one of them.
import type { Session, User } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';

export const now = '2026-11-20T14:30:00.000Z';

const person = (id: string, firstName: string, lastName: string, role: User['role'], more: Partial<User>): User => ({
  id,
  email: `${firstName.toLowerCase()}@strongroom.example`,
  firstName,
  lastName,
  role,
  profileImageUrl: null,
  lastLoginAt: '2026-11-20T09:30:00.000Z',
  ...more,
});

export const people: readonly User[] = [
  person('user-admin', 'Ada', 'Lindqvist', 'admin', { secondFactor: 'both' }),
  person('user-manager', 'Marcus', 'Okafor', 'manager', { secondFactor: 'totp' }),
  person('user-analyst', 'Priya', 'Raman', 'analyst', { secondFactor: 'passkey' }),
  person('user-viewer', 'Ingrid', 'Vos', 'viewer', { secondFactor: 'none' }),
];

const session = (id: string, more: Partial<Session>): Session => ({
  id,
  browser: 'Firefox 145',
  system: 'Windows',
  device: 'computer',
  ipAddress: '203.0.113.9',
  signedInAt: '2026-11-18T08:00:00.000Z',
  lastUsedAt: '2026-11-20T14:21:00.000Z',
  secondFactor: 'totp',
  isCurrent: false,
  ...more,
});

export const sessions: readonly Session[] = [
  session('s1', {}),
  session('s2', {
    browser: 'Safari 19',
    system: 'iOS',
    device: 'phone',
    ipAddress: '2001:db8:9::41',
    lastUsedAt: '2026-11-20T11:00:00.000Z',
    secondFactor: 'passkey',
  }),
  session('s3', {
    browser: null,
    system: null,
    device: 'other',
    ipAddress: null,
    lastUsedAt: '2026-11-17T11:00:00.000Z',
    signedInAt: '2026-11-17T10:58:00.000Z',
    secondFactor: null,
  }),
];

export const listingPeople: Fault = fault('listUsers', { status: 200, body: [...people] });
export const listingSessions = (some: readonly Session[] = sessions): Fault =>
  fault('listUserSessions', { status: 200, body: [...some] });
