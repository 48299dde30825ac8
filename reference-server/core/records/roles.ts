import type { Role } from './records.ts';

/** Administrators and managers see every level and change everything except users. */
export function isPrivileged(role: Role): boolean {
  return role === 'admin' || role === 'manager';
}
