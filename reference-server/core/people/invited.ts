// A newly invited user: the row, the invitation and the audit entry.
import { type Draft, putInvitation } from '../identity/sign-in/invitations.ts';
import type { Ports } from '../ports/ports.ts';
import { untilInWords } from '../records/ends.ts';
import type { UserRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import type { Audit, ChangeTx } from '../store/change.ts';

type Invited = Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'role' | 'expiresAt'>;

/** The row for a new person; the caller stores it. */
export function newUser({ ports, now }: { ports: Pick<Ports, 'ids'>; now: Date }, invited: Invited): UserRecord {
  return {
    ...invited,
    id: ports.ids.next('user'),
    profileImageUrl: null,
    createdAt: now.toISOString(),
    lastLoginAt: null,
    deactivatedAt: null,
    identity: null,
  };
}

export async function putInvited(tx: ChangeTx, audit: Audit, user: UserRecord, draft: Draft): Promise<void> {
  await tx.users.put(user);
  await putInvitation(tx, user.id, draft);
  const name = displayName(user);
  const who = name === user.email ? name : `${name} (${user.email})`;
  const description = `Invited ${who} as ${user.role}${untilInWords(user.expiresAt)}`;
  audit({ type: 'user_created', description, resource: { type: 'user', id: user.id } });
}
