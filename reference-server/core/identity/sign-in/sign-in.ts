// Turns an identity confirmed by a provider into a session, or into a half sign-in where a second factor must still be
// proven: if the policy requires one for the role, or if the user has one. Only invited users are admitted.
import { holdSignIn } from './half-sign-in.ts';
import type { Client } from '../../call/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import type { UserRecord } from '../../records/records.ts';
import type { ProvenFactor } from '../../records/identity.ts';
import { requiresFactor, policyNow } from '../../records/policy-in-force.ts';
import { change, evenWhenFull } from '../../store/change.ts';
import { admitUser, type Identity, matchCaller, refusals, type SignInRefusal, auditFailedSignIn } from './admission.ts';

export interface SignedIn {
  state: 'signed-in';
  token: string;
  user: UserRecord;
}

export type SignIn =
  | SignedIn
  /** The token of the half sign-in, which gives no access. */
  | { state: 'half'; token: string }
  | { state: 'refused'; reason: SignInRefusal; endedAt?: string };

export interface Entry {
  client: Client;
  /** The page to open after the sign-in; null for the user's first screen. */
  returnTo?: string | null;
  /** A second factor that was proven already, so that none is required. */
  proven?: ProvenFactor | null;
}

/** Starts a session or a half sign-in under a new token, or returns the refusal. */
export async function signIn(ports: Ports, identity: Identity, entry: Entry): Promise<SignIn> {
  const { client, returnTo = null } = entry;
  const token = ports.ids.token();
  const id = await ports.hasher.sha256(token);
  const now = ports.clock.now();
  const door = { ports, actor: null, client, now };
  const found = await change(evenWhenFull(door), async (tx, audit): Promise<SignIn | { state: 'factor-required' }> => {
    const match = await matchCaller(tx, ports, identity, client);
    if ('reason' in match) {
      const { reason, user } = match;
      auditFailedSignIn(audit, { email: identity.email, why: refusals[reason], userId: user?.id ?? null });
      const endedAt = reason === 'access-ended' ? user?.expiresAt : null;
      return { state: 'refused', reason, ...(endedAt ? { endedAt } : {}) };
    }
    const secondFactor = entry.proven ?? provenAtProvider(identity, now);
    if (entry.proven === undefined && secondFactor === null && (await isFactorRequired(tx, ports, match.user))) {
      return { state: 'factor-required' };
    }
    const user = await admitUser(tx, audit, { user: match.user, identity, secondFactor, sessionId: id, client, now });
    return { state: 'signed-in', token, user };
  });
  if (found.state !== 'factor-required') return found;
  await holdSignIn(ports, { id, identity, returnTo, now });
  return { state: 'half', token };
}

/** Whether this user must prove a second factor, according to these tables. */
async function isFactorRequired(tx: Tables, ports: Ports, { id, role }: UserRecord): Promise<boolean> {
  return requiresFactor(await policyNow(tx, ports), role) || (await tx.secondFactors.by('user', id)).length > 0;
}

/** A provider's clock that is ahead must not make a proof fresher. */
function provenAtProvider({ secondFactorAt }: Identity, now: Date): ProvenFactor | null {
  if (!secondFactorAt) return null;
  return { method: 'provider', at: new Date(Math.min(secondFactorAt.getTime(), now.getTime())).toISOString() };
}

export interface FailedSignIn {
  email: string | null;
  why: string;
  client: Client;
  /** The user, if the provider has confirmed them. */
  userId?: string | null;
}

/** Audits a sign-in that failed before an identity was known: a wrong password, a lost state, or too many tries. */
export async function recordFailedSignIn(
  ports: Ports,
  { email, why, client, userId = null }: FailedSignIn,
): Promise<void> {
  await change({ ports, actor: null, client, now: ports.clock.now() }, (_, audit) => {
    auditFailedSignIn(audit, { email, why, userId });
    return Promise.resolve();
  });
}
