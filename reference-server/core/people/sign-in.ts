// From an identity that a provider vouches for to a session. Only invited people come in: matched once by a verified
// e-mail, then bound to issuer and subject for good. Every refusal has a name and is audited as failed_login.
import type { Client } from '../desk/operation.ts';
import type { Ports, Tables } from '../ports.ts';
import { emailKey, identityKey, type UserRecord } from '../records/records.ts';
import { change, evenWhenFull, type Tell } from '../store/change.ts';

export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Handed back to the provider at logout. */
  idToken: string | null;
  /** The provider's own session, where it has a name. */
  providerSessionId?: string | null;
  /** When a second factor was given there, by the provider's signed word; null or absent where it says nothing of one. */
  secondFactorAt?: Date | null;
  /** Absent where the provider knows no more than the invitation. */
  profile?: Profile;
}

/** How the provider shows a person. */
export interface Profile {
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

export type SignInRefusal = 'not-invited' | 'email-not-verified' | 'other-subject' | 'deactivated';
export type SignIn =
  { isSignedIn: true; token: string; user: UserRecord } | { isSignedIn: false; reason: SignInRefusal };

const refusals: Record<SignInRefusal, string> = {
  'not-invited': 'nobody was invited with this e-mail address',
  'email-not-verified': 'the e-mail address is not verified',
  'other-subject': 'the e-mail address belongs to another account of the provider',
  deactivated: 'the account was deactivated',
};

/** Starts a session under a new token, or says why not. */
export async function signIn(ports: Ports, identity: Identity, client: Client): Promise<SignIn> {
  const token = ports.ids.token();
  const sessionId = await ports.hasher.sha256(token);
  const now = ports.clock.now();
  return change(evenWhenFull({ ports, actor: null, client, now }), async (tx, tell): Promise<SignIn> => {
    const match = await matchUser(tx, identity);
    if ('reason' in match) {
      tellFailure(tell, { email: identity.email, why: refusals[match.reason], userId: match.userId });
      return { isSignedIn: false, reason: match.reason };
    }
    const time = now.toISOString();
    const { issuer, subject, idToken, providerSessionId = null } = identity;
    const user = { ...withProfile(match.user, identity.profile), identity: { issuer, subject }, lastLoginAt: time };
    await tx.users.put(user);
    for (const { id } of await tx.invitations.by('user', user.id)) await tx.invitations.delete(id);
    const { ipAddress, userAgent } = client;
    const session = { id: sessionId, userId: user.id, createdAt: time, lastUsedAt: time, idToken, providerSessionId };
    await tx.sessions.put({ ...session, ipAddress, userAgent: userAgent?.slice(0, 512) ?? null });
    tell({ type: 'login', description: 'Signed in', actor: { userId: user.id } });
    return { isSignedIn: true, token, user };
  });
}

/** Names are the invitation's; the provider gives them where it left both open. The picture is always the provider's. */
function withProfile(user: UserRecord, profile: Profile | undefined): UserRecord {
  if (!profile) return user;
  const { firstName, lastName, pictureUrl: profileImageUrl } = profile;
  const isNamed = user.firstName !== null || user.lastName !== null;
  return { ...user, profileImageUrl, ...(isNamed ? {} : { firstName, lastName }) };
}

/** Audits a sign-in that failed before there was an identity: a wrong password, a lost state, too many tries. */
export async function recordFailedSignIn(
  ports: Ports,
  { email, why, client }: { email: string | null; why: string; client: Client },
): Promise<void> {
  await change({ ports, actor: null, client, now: ports.clock.now() }, (_, tell) => {
    tellFailure(tell, { email, why, userId: null });
    return Promise.resolve();
  });
}

type Match = { user: UserRecord } | { reason: SignInRefusal; userId: string | null };

async function matchUser(tx: Tables, { issuer, subject, email, emailVerified }: Identity): Promise<Match> {
  const bound = await tx.users.by('identity', identityKey(issuer, subject));
  const [invited] = email === null ? [] : await tx.users.by('email', emailKey(email));
  if (!emailVerified) return { reason: 'email-not-verified', userId: invited?.id ?? null };
  const active = bound.find((user) => user.deactivatedAt === null);
  if (active) return { user: active };
  if (invited) return invited.identity ? { reason: 'other-subject', userId: invited.id } : { user: invited };
  const [gone] = bound;
  return gone ? { reason: 'deactivated', userId: gone.id } : { reason: 'not-invited', userId: null };
}

interface Failure {
  email: string | null;
  why: string;
  userId: string | null;
}

function tellFailure(tell: Tell, { email, why, userId }: Failure): void {
  // What comes from outside is cut to a plain line.
  const who = email?.replace(/[^\x21-\x7e]/g, '').slice(0, 254);
  const description = `Failed sign-in${who ? ` of ${who}` : ''}: ${why}`;
  tell({ type: 'failed_login', description, actor: userId === null ? null : { userId } });
}
