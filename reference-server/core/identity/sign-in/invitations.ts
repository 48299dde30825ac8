// Invitations: a link with which an invited user creates an account at the bundled provider. Only the hash of its token
// is stored. It is valid for 7 days and used up when the account is created, not when the link is opened.
import { accessEnded, alreadyJoined } from '../../call/errors.ts';
import { ok, type Context, type Handler } from '../../call/operation.ts';
import { activeUser, hasEnded, hasJoined, isHere } from '../../records/presence.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import type { UserRecord } from '../../records/records.ts';
import type { InvitationRecord } from '../../records/identity.ts';
import { displayName } from '../../records/shapes.ts';
import { momentInWords } from '../../records/ends.ts';
import { change, type ChangeTx } from '../../store/change.ts';
import { keepHouse } from '../../store/housekeeping.ts';
import { queueMail } from '../../store/outbox.ts';

const lifetimeMs = 7 * 86_400_000;

/** A new invitation that is not stored yet. */
export interface Draft {
  id: string;
  createdAt: string;
  expiresAt: string;
  link: string;
  /** The sealed link for the outbox; null if the administrator passes it on. */
  sealed: string | null;
}

interface Drafting {
  ports: Pick<Ports, 'ids' | 'hasher' | 'origin'> & Partial<Pick<Ports, 'factors'>>;
  now: Date;
}

export async function draftInvitation({ ports, now }: Drafting): Promise<Draft> {
  const token = ports.ids.token();
  const id = await ports.hasher.sha256(token);
  const link = `${ports.origin}/?newuser=true&invitation=${token}`;
  return {
    id,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetimeMs).toISOString(),
    link,
    sealed: (await ports.factors?.vault.seal(link, aboutInvitation(id))) ?? null,
  };
}

export const aboutInvitation = (id: string) => `invitation ${id}`;

/** Stores the invitation and its mail, replacing an earlier one. */
export async function putInvitation(tx: ChangeTx, userId: string, draft: Draft): Promise<void> {
  for (const earlier of await tx.invitations.by('user', userId)) await tx.invitations.delete(earlier.id);
  const { id, createdAt, expiresAt, sealed } = draft;
  await tx.invitations.put({ id, userId, createdAt, expiresAt, usedAt: null });
  if (sealed === null) return;
  const mail = { id: `invitation-${id.slice(0, 32)}`, userId, kind: 'invitation', about: id, sealed } as const;
  await queueMail(tx, mail, new Date(createdAt));
}

/** The mail that the administrator can pass on. */
export function invitationMail(draft: Draft, user: UserRecord, { actor, ports }: Context) {
  const message = [
    `Hello ${user.firstName ?? displayName(user)},`,
    '',
    `${actor.name} invites you to a Strongroom data room at ${ports.origin}.`,
    '',
    '1. Open this link (in a private window, if somebody else is signed in on this computer):',
    `   ${draft.link}`,
    `2. Sign in, or create your account, with this e-mail address: ${user.email}`,
    '3. You will then see everything that has been shared with you.',
    '',
    `The link is good for 7 days, until ${draft.expiresAt.slice(0, 10)} (UTC).`,
    ...(user.expiresAt ? [`Your access ends on ${momentInWords(user.expiresAt)}, and the link with it.`] : []),
  ].join('\n');
  return { link: draft.link, message };
}

/**
 * Replaces the earlier link. @throws ApiProblem 404, 409 for a user who has signed in or whose access has ended, 403
 * where inviting this user requires a fresh second factor.
 */
export const reissueInvitation: Handler<'reissueInvitation', 'admin'> = async (context, { params }) => {
  const { now } = context;
  const draft = await draftInvitation(context);
  const user = await change(context, async (tx, audit) => {
    const invited = await activeUser(tx, params.id);
    if (hasJoined(invited)) throw alreadyJoined();
    if (hasEnded(invited, now)) throw accessEnded();
    await putInvitation(tx, invited.id, draft);
    const description = `Issued a fresh invitation for ${displayName(invited)}`;
    audit({ type: 'user_updated', description, resource: { type: 'user', id: invited.id } });
    return invited;
  });
  return ok(invitationMail(draft, user, context));
};

/** The user invited by an unused, valid link; null otherwise. Changes nothing. */
export async function findInvitation(ports: Ports, token: string): Promise<UserRecord | null> {
  const id = await ports.hasher.sha256(token);
  return ports.store.read(async (tx) => (await openInvitation(tx, id, ports.clock.now()))?.user ?? null);
}

/** Uses up the link, as the account is created. Of two concurrent calls, one gets null. */
export async function acceptInvitation(ports: Ports, token: string): Promise<UserRecord | null> {
  const id = await ports.hasher.sha256(token);
  const now = ports.clock.now();
  return keepHouse(ports, 'an account is made by invitation', async (tx) => {
    const open = await openInvitation(tx, id, now);
    if (!open) return null;
    await tx.invitations.put({ ...open.invitation, usedAt: now.toISOString() });
    return open.user;
  });
}

async function openInvitation(
  tx: Tables,
  id: string,
  now: Date,
): Promise<{ invitation: InvitationRecord; user: UserRecord } | null> {
  const invitation = await tx.invitations.get(id);
  if (invitation?.usedAt !== null || invitation.expiresAt <= now.toISOString()) return null;
  const user = await tx.users.get(invitation.userId);
  return isHere(user, now) && !hasJoined(user) ? { invitation, user } : null;
}
