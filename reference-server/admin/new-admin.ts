import type { UserRecord } from '#core/records/records.ts';

/** Somebody whom the data room does not know yet and who runs it from now on. */
export function newAdmin(id: string, email: string, now: Date): UserRecord {
  const nameless = { firstName: null, lastName: null, profileImageUrl: null };
  const fresh = { lastLoginAt: null, deactivatedAt: null, identity: null };
  return { id, email, ...nameless, role: 'admin', createdAt: now.toISOString(), ...fresh };
}
