// The first administrator, named in the settings. As long as nobody has signed in as administrator through the provider
// that is set, every start invites whoever is named, with a link that is good from then on: a wrong address, an expired
// link or another provider never locks a data room for good. Afterwards the setting does nothing.
import { change, evenWhenFull, type ChangeTx, type Tell } from '#core/store/change.ts';
import { draftInvitation, putInvitation } from '#core/people/invitations.ts';
import type { Ports } from '#core/ports.ts';
import { emailKey, type UserRecord } from '#core/records/records.ts';
import { isSameProvider } from '../auth/client/same-provider.ts';

export type FirstAdmin =
  | { state: 'invited'; link: string }
  /** Somebody has signed in as administrator: the setting does nothing. */
  | { state: 'settled'; isNamed: boolean };

type Predicate = (user: UserRecord) => boolean;
const nobody: Predicate = () => false;

/**
 * @param issuer what the people of the provider that is set are bound to
 * @param isLockedOut who counts as nobody, although bound
 */
export async function inviteFirstAdmin(
  ports: Ports,
  email: string,
  issuer: string,
  isLockedOut = nobody,
): Promise<FirstAdmin> {
  const now = ports.clock.now();
  const draft = await draftInvitation({ ports, now });
  const settings = { ports, actor: null, client: { ipAddress: null, userAgent: null }, now };
  const newId = ports.ids.next('user');
  return change(evenWhenFull(settings), async (tx, tell): Promise<FirstAdmin> => {
    const people = await tx.users.list();
    const [named] = await tx.users.by('email', emailKey(email));
    if (people.some((user) => user.role === 'admin' && isBoundTo(user, issuer) && !isLockedOut(user))) {
      return { state: 'settled', isNamed: named?.role === 'admin' };
    }
    if (people.every(hasNeverSignedIn)) await withdrawOthers(tx, tell, people, { email, now });
    const admin = named ? asInvited(named) : newAdmin(newId, email, now);
    await tx.users.put(admin);
    await putInvitation(tx, admin.id, draft);
    const description = `Invited ${email} as the first administrator${named ? ' again' : ''}`;
    const type = named ? 'user_updated' : 'user_created';
    tell({ type, description, resource: { type: 'user', id: admin.id } });
    return { state: 'invited', link: draft.link };
  });
}

/** Whether an administrator has signed in at this provider or may still do so for the first time. */
export async function canAnAdminSignIn(
  ports: Pick<Ports, 'store'>,
  issuer: string,
  isLockedOut = nobody,
): Promise<boolean> {
  const people = await ports.store.read((tx) => tx.users.list());
  const mayEnter = (user: UserRecord) => !isLockedOut(user) && (user.identity === null || isBoundTo(user, issuer));
  return people.some((user) => user.role === 'admin' && user.deactivatedAt === null && mayEnter(user));
}

function isBoundTo({ identity }: UserRecord, issuer: string): boolean {
  return identity !== null && isSameProvider(identity.issuer, issuer);
}

function hasNeverSignedIn({ identity, lastLoginAt }: UserRecord): boolean {
  return identity === null && lastLoginAt === null;
}

/** Whom an earlier start named by mistake: that address may be a stranger's. */
async function withdrawOthers(
  tx: ChangeTx,
  tell: Tell,
  people: readonly UserRecord[],
  { email, now }: { email: string; now: Date },
) {
  for (const user of people) {
    if (user.role !== 'admin' || user.deactivatedAt !== null || emailKey(user.email) === emailKey(email)) continue;
    await tx.users.put({ ...user, deactivatedAt: now.toISOString() });
    for (const { id } of await tx.invitations.by('user', user.id)) await tx.invitations.delete(id);
    const description = `Withdrew the invitation of ${user.email}: the settings name another first administrator`;
    tell({ type: 'user_deleted', description, resource: { type: 'user', id: user.id } });
  }
}

/** What somebody was bound to at another provider is let go of: whoever runs the server vouches for the address. */
function asInvited(user: UserRecord): UserRecord {
  return { ...user, role: 'admin', identity: null, lastLoginAt: null };
}

function newAdmin(id: string, email: string, now: Date): UserRecord {
  return {
    id,
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
}
