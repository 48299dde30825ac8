// The four users of every scenario, one for each role.
import type { Role, UserRecord } from '../core/records/records.ts';
import { ago } from './scenario.ts';

export const ids = {
  admin: 'user-admin',
  manager: 'user-manager',
  analyst: 'user-analyst',
  viewer: 'user-viewer',
} as const;

/** A user who joined at `createdAt`. */
export function person(
  id: string,
  name: readonly [first: string | null, last: string | null],
  email: string,
  role: Role,
  more: Partial<UserRecord> = {},
): UserRecord {
  return {
    id,
    email,
    firstName: name[0],
    lastName: name[1],
    role,
    profileImageUrl: null,
    createdAt: ago(60),
    lastLoginAt: null,
    deactivatedAt: null,
    identity: null,
    ...more,
  };
}

export const ada = person(ids.admin, ['Ada', 'Lindqvist'], 'ada@strongroom.example', 'admin', {
  lastLoginAt: ago(0, 1, 30),
});
export const marcus = person(ids.manager, ['Marcus', 'Okafor'], 'marcus@strongroom.example', 'manager', {
  lastLoginAt: ago(0, 3),
});
export const priya = person(ids.analyst, ['Priya', 'Raman'], 'priya@strongroom.example', 'analyst', {
  createdAt: ago(45),
  lastLoginAt: ago(1, 4),
});
export const ingrid = person(ids.viewer, ['Ingrid', 'Vos'], 'ingrid@buyer.example', 'viewer', {
  createdAt: ago(21),
  lastLoginAt: ago(2, 2),
});
