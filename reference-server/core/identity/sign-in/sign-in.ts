// From an identity that a provider vouches for to a session, or to a half sign-in where a second factor is still to be
// proven: of whose role the policy asks it, and of whoever has one. Only invited people come in.
import { holdSignIn } from './half-sign-in.ts';
import type { Client } from '../../call/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import type { UserRecord } from '../../records/records.ts';
import type { ProvenFactor } from '../../records/identity.ts';
import { asksSecondFactorOf, policyNow } from '../../records/policy-in-force.ts';
import { change, evenWhenFull } from '../../store/change.ts';
import { admit, type Identity, matchCaller, refusals, type SignInRefusal, tellFailure } from './admission.ts';

export interface SignedIn {
  state: 'signed-in';
  /** Of the session. */
  token: string;
  user: UserRecord;
}

export type SignIn =
  | SignedIn
  /** The token is of the half sign-in, and opens nothing. */
  | { state: 'half'; token: string }
  | { state: 'refused'; reason: SignInRefusal; endedAt?: string };

export interface Entry {
  client: Client;
  /** Where the sign-in leads in the end; null for the person's first screen. */
  returnTo?: string | null;
  /** What has been proven besides: then nothing is asked. */
  proven?: ProvenFactor | null;
}

/** Starts a session, or a half sign-in, under a new token; or says why not. */
export async function signIn(ports: Ports, identity: Identity, entry: Entry): Promise<SignIn> {
  const { client, returnTo = null } = entry;
  const token = ports.ids.token();
  const id = await ports.hasher.sha256(token);
  const now = ports.clock.now();
  const door = { ports, actor: null, client, now };
  const found = await change(evenWhenFull(door), async (tx, audit): Promise<SignIn | { state: 'asked' }> => {
    const match = await matchCaller(tx, ports, identity, client);
    if ('reason' in match) {
      const { reason, user } = match;
      tellFailure(audit, { email: identity.email, why: refusals[reason], userId: user?.id ?? null });
      const endedAt = reason === 'access-ended' ? user?.expiresAt : null;
      return { state: 'refused', reason, ...(endedAt ? { endedAt } : {}) };
    }
    const secondFactor = entry.proven ?? provenAtProvider(identity, now);
    if (entry.proven === undefined && secondFactor === null && (await isAsked(tx, ports, match.user))) {
      return { state: 'asked' };
    }
    const user = await admit(tx, audit, { user: match.user, identity, secondFactor, sessionId: id, client, now });
    return { state: 'signed-in', token, user };
  });
  if (found.state !== 'asked') return found;
  await holdSignIn(ports, { id, identity, returnTo, now });
  return { state: 'half', token };
}

/** Whether this person has to prove a second factor, as it is in these tables. */
async function isAsked(tx: Tables, ports: Ports, { id, role }: UserRecord): Promise<boolean> {
  return asksSecondFactorOf(await policyNow(tx, ports), role) || (await tx.secondFactors.by('user', id)).length > 0;
}

/** A clock that is ahead there makes nothing of here fresher. */
function provenAtProvider({ secondFactorAt }: Identity, now: Date): ProvenFactor | null {
  if (!secondFactorAt) return null;
  return { method: 'provider', at: new Date(Math.min(secondFactorAt.getTime(), now.getTime())).toISOString() };
}

export interface FailedSignIn {
  email: string | null;
  why: string;
  client: Client;
  /** Whose it was, where the provider has vouched for them. */
  userId?: string | null;
}

/** Audits a sign-in that failed before there was an identity: a wrong password, a lost state, too many tries. */
export async function recordFailedSignIn(
  ports: Ports,
  { email, why, client, userId = null }: FailedSignIn,
): Promise<void> {
  await change({ ports, actor: null, client, now: ports.clock.now() }, (_, audit) => {
    tellFailure(audit, { email, why, userId });
    return Promise.resolve();
  });
}
