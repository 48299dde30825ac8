import type { UserRecord } from '#core/records/records.ts';

export function newAdmin(id: string, email: string, now: Date): UserRecord {
  const nameless = { firstName: null, lastName: null, profileImageUrl: null };
  const fresh = { lastLoginAt: null, deactivatedAt: null, identity: null };
  return { id, email, ...nameless, role: 'admin', createdAt: now.toISOString(), ...fresh };
}
