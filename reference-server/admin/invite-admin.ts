// Lets the operator back in: creates, restores or invites again an administrator by e-mail address.
import { endSignIns } from '#core/people/endings.ts';
import { newUser } from '#core/people/invited.ts';
import { draftInvitation, putInvitation } from '#core/identity/sign-in/invitations.ts';
import { hasAnEnd, hasEnded } from '#core/records/presence.ts';
import type { Ports } from '#core/ports/ports.ts';
import { emailKey } from '#core/records/keys.ts';
import type { UserRecord } from '#core/records/records.ts';
import { change, type ChangeTx } from '#core/store/change.ts';

export interface Wanted {
  email: string;
  /** Removes the binding to the account of an earlier sign-in, and ends sessions and sign-ins. */
  isLettingGo: boolean;
  /** Only for an active user. */
  isKeepingRole?: boolean;
}

export interface Outcome {
  user: UserRecord;
  /** What was done, as a sentence for a terminal. */
  done: string;
  /** Null for an administrator who signs in with the bound account. */
  link: string | null;
}

/** One change; the audit log names no user of the data room as its author. */
export async function inviteAdmin(
  ports: Pick<Ports, 'store' | 'clock' | 'ids' | 'hasher' | 'origin'>,
  wanted: Wanted,
): Promise<Outcome> {
  const now = ports.clock.now();
  const draft = await draftInvitation({ ports, now });
  const invited = newUser({ ports, now }, { email: wanted.email, firstName: null, lastName: null, role: 'admin' });
  const machine = { ports, actor: null, client: { ipAddress: null, userAgent: null }, now };
  return change(machine, async (tx, audit) => {
    const known = await findKnown(tx, wanted.email);
    const user = known ? restored(known, wanted) : invited;
    const isOver = known !== null && hasEnded(known, now);
    const isInvited = user.identity === null;
    await tx.users.put(user);
    if (wanted.isLettingGo || isOver) await endSignIns(tx, user.id);
    if (isInvited) await putInvitation(tx, user.id, draft);
    const done = inWords(known, user);
    const type = known ? 'user_updated' : 'user_created';
    const description = `The operator of the server: ${done}`;
    audit({ type, description, resource: { type: 'user', id: user.id } });
    return { user, done, link: isInvited ? draft.link : null };
  });
}

/** The active person with this e-mail, else the one who was deactivated last. */
async function findKnown(tx: ChangeTx, email: string): Promise<UserRecord | null> {
  const [active] = await tx.users.by('email', emailKey(email));
  if (active) return active;
  const gone = (await tx.users.list()).filter((user) => emailKey(user.email) === emailKey(email));
  const byEnd = (one: UserRecord, other: UserRecord) =>
    (other.deactivatedAt ?? '').localeCompare(one.deactivatedAt ?? '');
  return gone.sort(byEnd)[0] ?? null;
}

function restored(user: UserRecord, { isLettingGo, isKeepingRole }: Wanted): UserRecord {
  const active = isKeepingRole ? user : { ...user, role: 'admin' as const, deactivatedAt: null, expiresAt: null };
  return isLettingGo ? { ...active, identity: null, lastLoginAt: null } : active;
}

function inWords(known: UserRecord | null, user: UserRecord): string {
  if (!known) return `made ${user.email} an administrator, with an invitation`;
  const steps = [
    ...(known.deactivatedAt === null ? [] : ['let them in again']),
    ...(hasAnEnd(known) && !hasAnEnd(user) ? ['took the end of their access away'] : []),
    ...(known.role === user.role ? [] : [`changed the role from ${known.role} to admin`]),
    ...(known.identity !== null && user.identity === null ? ['let go of the account they signed in with'] : []),
    ...(user.identity === null ? ['issued a fresh invitation'] : []),
  ];
  return `${user.email}: ${steps.length > 0 ? steps.join(', ') : `is ${user.role === 'admin' ? 'an administrator' : 'here'} already`}`;
}
