// The first administrator, named in the settings. Until an administrator has signed in through the configured
// provider, every start invites the person of the setting, with a new link: a wrong address, an expired link or
// another provider never locks a data room for good. Afterwards the setting does nothing.
import { change, evenWhenFull, type ChangeTx, type Audit } from '#core/store/change.ts';
import { endSignIns } from '#core/people/endings.ts';
import { newUser } from '#core/people/invited.ts';
import { draftInvitation, putInvitation } from '#core/identity/sign-in/invitations.ts';
import { hasJoined, isHere } from '#core/records/presence.ts';
import type { Ports } from '#core/ports/ports.ts';
import { emailKey } from '#core/records/keys.ts';
import type { UserRecord } from '#core/records/records.ts';
import type { Settings } from '../settings/env.ts';
import { canComeAgain, canComeIn } from './who-can-sign-in.ts';

export type FirstAdmin =
  | { state: 'invited'; link: string }
  /** An administrator has signed in, so the setting has no effect. */
  | { state: 'settled'; isNamed: boolean };

export async function inviteFirstAdmin(ports: Ports, email: string, settings: Settings): Promise<FirstAdmin> {
  const now = ports.clock.now();
  const draft = await draftInvitation({ ports, now });
  const witness = { ports, actor: null, client: { ipAddress: null, userAgent: null }, now };
  const invited = newUser({ ports, now }, { email, firstName: null, lastName: null, role: 'admin' });
  return change(evenWhenFull(witness), async (tx, audit): Promise<FirstAdmin> => {
    const people = await tx.users.list();
    const [named] = await tx.users.by('email', emailKey(email));
    if (people.some((user) => user.role === 'admin' && isHere(user, now) && canComeAgain(user, settings)))
      return { state: 'settled', isNamed: named?.role === 'admin' };
    // People whose account is lost have no binding any more, but they have signed in before.
    const isNew = !people.some(hasJoined) && (await tx.audit.count(['login'], new Date(0).toISOString())) === 0;
    if (isNew) await withdrawOthers(tx, audit, people, { email, now });
    // The operator vouches for the address: a binding to another provider ends, and so do the sessions.
    const admin: UserRecord = named
      ? { ...named, role: 'admin', identity: null, lastLoginAt: null, expiresAt: null }
      : invited;
    await tx.users.put(admin);
    if (named) await endSignIns(tx, named.id);
    await putInvitation(tx, admin.id, draft);
    const description = `Invited ${email} as the first administrator${named ? ' again' : ''}`;
    const type = named ? 'user_updated' : 'user_created';
    audit({ type, description, resource: { type: 'user', id: admin.id } });
    return { state: 'invited', link: draft.link };
  });
}

/** Whether an administrator has signed in at this provider or may still do so for the first time. */
export async function canAnAdminSignIn(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  settings: Settings,
): Promise<boolean> {
  const people = await store.read((tx) => tx.users.list());
  return people.some((user) => user.role === 'admin' && isHere(user, clock.now()) && canComeIn(user, settings));
}

/** Withdraws what an earlier start sent to another address, which may be a stranger's. The operator's own invitation stays. */
async function withdrawOthers(
  tx: ChangeTx,
  audit: Audit,
  people: readonly UserRecord[],
  { email, now }: { email: string; now: Date },
) {
  const entries = await tx.audit.newest({ limit: 1000 });
  for (const user of people) {
    if (!entries.find(({ resourceId }) => resourceId === user.id)?.description.startsWith('Invited ')) continue;
    if (user.role !== 'admin' || user.deactivatedAt !== null || emailKey(user.email) === emailKey(email)) continue;
    await tx.users.put({ ...user, deactivatedAt: now.toISOString() });
    for (const { id } of await tx.invitations.by('user', user.id)) await tx.invitations.delete(id);
    const description = `Withdrew the invitation of ${user.email}: the settings name another first administrator`;
    audit({ type: 'user_deleted', description, resource: { type: 'user', id: user.id } });
  }
}
