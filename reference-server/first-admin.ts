// The first administrator of an empty data room, named in the settings: invited, like everybody after.
import { auditEntry } from '#core/audit.ts';
import { draftInvitation, putInvitation } from '#core/invitations.ts';
import type { Ports } from '#core/ports.ts';
import type { UserRecord } from '#core/records.ts';

/** Answers the invitation link; null when the data room has people already. */
export async function inviteFirstAdmin(ports: Ports, email: string): Promise<string | null> {
  const now = ports.clock.now();
  const draft = await draftInvitation({ ports, now });
  const admin: UserRecord = {
    id: ports.ids.next('user'),
    email,
    firstName: null,
    lastName: null,
    role: 'admin',
    profileImageUrl: null,
    createdAt: now.toISOString(),
    lastLoginAt: null,
    deactivatedAt: null,
    identity: null,
  };
  return ports.store.transact(async (tx) => {
    const people = await tx.users.list();
    if (people.length > 0) return null;
    await tx.users.put(admin);
    await putInvitation(tx, admin.id, draft);
    const witness = { actor: null, client: { ipAddress: null, userAgent: null }, now };
    await tx.audit.append(
      auditEntry(witness, {
        type: 'user_created',
        description: `Invited ${email} as the first administrator`,
        resource: { type: 'user', id: admin.id },
      }),
    );
    return draft.link;
  });
}
