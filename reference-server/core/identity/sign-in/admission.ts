// Admits an identity of the provider and starts a session. The identity is matched once by a verified e-mail, and then
// bound to issuer and subject for good. Each refusal has a name and is audited as failed_login.
import type { Client } from '../../call/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import { emailKey, identityKey } from '../../records/keys.ts';
import type { UserRecord } from '../../records/records.ts';
import type { Profile, ProvenFactor, VouchedIdentity } from '../../records/identity.ts';
import { isAllowedFrom, policyNow } from '../../records/policy-in-force.ts';
import type { ChangeTx, Audit } from '../../store/change.ts';
import { isLeftOut } from '../../access/parties.ts';
import { hasEnded } from '../../records/presence.ts';
import { queueMail } from '../../store/outbox.ts';
import { noteVisit } from './visits.ts';

export interface Identity extends VouchedIdentity {
  /** When the provider verified a second factor, by its signed statement; null or absent without one. */
  secondFactorAt?: Date | null;
}

export type SignInRefusal =
  | 'not-invited'
  | 'email-not-verified'
  | 'other-subject'
  | 'deactivated'
  | 'access-ended'
  | 'party-suspended'
  | 'network-not-allowed';

export const refusals: Readonly<Record<SignInRefusal, string>> = {
  'not-invited': 'nobody was invited with this e-mail address',
  'email-not-verified': 'the e-mail address is not verified',
  'other-subject': 'the e-mail address belongs to another account of the provider',
  deactivated: 'the account was deactivated',
  'access-ended': 'the access of this person has ended',
  'party-suspended': 'the group that gave this person access is suspended',
  'network-not-allowed': 'its role cannot use the data room from this network',
};

export interface Admission {
  user: UserRecord;
  identity: Identity;
  /** The second factor proven at sign-in; null if none was required. */
  secondFactor: ProvenFactor | null;
  /** SHA-256 of its token. */
  sessionId: string;
  client: Client;
  now: Date;
}

/** Binds the user to the identity and starts the session. @returns the changed user */
export async function admitUser(tx: ChangeTx, audit: Audit, admission: Admission): Promise<UserRecord> {
  const { identity, secondFactor, sessionId, client, now } = admission;
  const time = now.toISOString();
  const { issuer, subject, idToken, providerSessionId = null, authenticatedAt = Infinity } = identity;
  const named = withProfile(admission.user, identity.profile);
  const user = { ...named, identity: { issuer, subject }, lastLoginAt: time };
  await tx.users.put(user);
  for (const { id } of await tx.invitations.by('user', user.id)) await tx.invitations.delete(id);
  const { ipAddress, userAgent } = client;
  const device = kindOf(userAgent);
  const known = await knownDevices(tx, user.id);
  if (known.length > 0 && !known.includes(device)) {
    const id = `device-${sessionId.slice(0, 32)}`;
    await queueMail(tx, { id, userId: user.id, kind: 'alert', about: 'new-device' }, now);
  }
  // A sign-in for which the provider asked nothing makes no session younger, and a first factor counts no sooner.
  const createdAt = new Date(Math.min(authenticatedAt, now.getTime())).toISOString();
  const factors = await tx.secondFactors.by('user', user.id);
  const isNewer = factors.length > 0 && factors.every((one) => createdAt < one.createdAt && one.createdAt < time);
  const age = { createdAt, addedFirstFactor: isNewer, lastUsedAt: time };
  const session = { id: sessionId, userId: user.id, ...age, idToken, providerSessionId };
  await tx.sessions.put({ ...session, ipAddress, userAgent: userAgent?.slice(0, 512) ?? null, secondFactor });
  await noteVisit(tx, user.id, now, {
    devices: [...known.filter((one) => one !== device), device].slice(-MOST_DEVICES),
  });
  audit({ type: 'login', description: `Signed in${inWords(secondFactor)}`, actor: { userId: user.id } });
  return user;
}

const MOST_DEVICES = 20;

/** Without its version, since browsers update themselves. */
const kindOf = (userAgent: string | null) => userAgent?.slice(0, 512).replaceAll(/[\d.]+/g, '') ?? '';

async function knownDevices(tx: Tables, userId: string): Promise<readonly string[]> {
  const { devices = [] } = (await tx.visits.get(userId)) ?? {};
  const ofSessions = (await tx.sessions.by('user', userId)).map(({ userAgent }) => kindOf(userAgent));
  return [...new Set([...devices, ...ofSessions])];
}

function inWords(proven: ProvenFactor | null): string {
  const ways = {
    totp: ' with a code of an authenticator app',
    passkey: ' with a passkey',
    'recovery-code': ' with a recovery code',
    provider: ' with a second factor at the identity provider',
  } as const;
  return proven ? ways[proven.method] : '';
}

/** Names come from the invitation if it has any, else from the provider, as the picture always does. */
function withProfile(user: UserRecord, profile: Profile | undefined): UserRecord {
  if (!profile) return user;
  const { firstName, lastName, pictureUrl: profileImageUrl } = profile;
  const isNamed = user.firstName !== null || user.lastName !== null;
  return { ...user, profileImageUrl, ...(isNamed ? {} : { firstName, lastName }) };
}

/** The matched user, or the reason why there is none. */
export type Match = { user: UserRecord } | NoMatch;

interface NoMatch {
  reason: SignInRefusal;
  /** The user who would have matched. */
  user: UserRecord | null;
}

export async function matchUser(tx: Tables, identity: Identity, now: Date): Promise<Match> {
  const match = await matchActive(tx, identity);
  if ('reason' in match) return match;
  const { user } = match;
  if (hasEnded(user, now)) return { reason: 'access-ended', user };
  return (await isLeftOut(tx, user, now)) ? { reason: 'party-suspended', user } : match;
}

async function matchActive(tx: Tables, { issuer, subject, email, emailVerified }: Identity): Promise<Match> {
  const bound = await tx.users.by('identity', identityKey(issuer, subject));
  const [invited] = email === null ? [] : await tx.users.by('email', emailKey(email));
  if (!emailVerified) return { reason: 'email-not-verified', user: invited ?? null };
  const active = bound.find((user) => user.deactivatedAt === null);
  if (active) return { user: active };
  if (invited) return invited.identity ? { reason: 'other-subject', user: invited } : { user: invited };
  const [gone] = bound;
  return gone ? { reason: 'deactivated', user: gone } : { reason: 'not-invited', user: null };
}

/** A user who may sign in from this address, or the reason why not. Must be checked at every step of a sign-in. */
export async function matchCaller(tx: Tables, ports: Ports, identity: Identity, { ipAddress }: Client): Promise<Match> {
  const match = await matchUser(tx, identity, ports.clock.now());
  if ('reason' in match) return match;
  const { user } = match;
  const isAllowed = isAllowedFrom(await policyNow(tx, ports), user.role, ipAddress, ports.networks);
  return isAllowed ? match : { reason: 'network-not-allowed', user };
}

export interface Failure {
  email: string | null;
  why: string;
  userId: string | null;
}

export function auditFailedSignIn(audit: Audit, { email, why, userId }: Failure): void {
  // Text from outside is reduced to plain ASCII.
  const who = email?.replace(/[^\x21-\x7e]/g, '').slice(0, 254);
  const description = `Failed sign-in${who ? ` of ${who}` : ''}: ${why}`;
  audit({ type: 'failed_login', description, actor: userId === null ? null : { userId } });
}
