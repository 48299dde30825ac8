import type { Role } from './records.ts';

/** Administrators and managers see every level and change everything except users. */
export const isPrivileged = (role: Role): boolean => role === 'admin' || role === 'manager';
