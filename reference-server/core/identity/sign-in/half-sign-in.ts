// A sign-in between the identity provider and the second factor. It is not a session and gives no access: for ten
// minutes it remembers the identity that the provider confirmed, and it is used up by the session that it leads to.
// Whether the user may sign in, and with which factor, is checked again in the transaction that starts the session.
import { type Identity, matchUser, refusals } from '#core/identity/sign-in/admission.ts';
import type { Ports } from '#core/ports/ports.ts';
import type { Tables } from '#core/ports/store.ts';
import type { UserRecord } from '#core/records/records.ts';
import type { HalfSignInRecord, SecondFactorRecord } from '#core/records/identity.ts';
import { requiresFactor, policyNow } from '#core/records/policy-in-force.ts';
import type { ChangeTx } from '#core/store/change.ts';
import { keepHouse } from '#core/store/housekeeping.ts';

const lifetimeMs = 10 * 60_000;

type PolicyPorts = Pick<Ports, 'policyByEnvironment'>;

interface Held {
  /** SHA-256 of its token. */
  id: string;
  identity: Identity;
  returnTo: string | null;
  now: Date;
}

/** Does nothing if the user is gone. */
export async function holdSignIn(ports: Ports, { id, identity, returnTo, now }: Held): Promise<void> {
  const { secondFactorAt: _, ...stored } = identity;
  const [createdAt, expiresAt] = [now.toISOString(), new Date(now.getTime() + lifetimeMs).toISOString()];
  await keepHouse(
    ports,
    'a sign-in is under way',
    async (tx) => {
      const match = await matchUser(tx, identity, now);
      if ('reason' in match) return;
      const { id: userId } = match.user;
      for (const earlier of await tx.halfSignIns.by('user', userId)) {
        if (earlier.expiresAt <= createdAt) await tx.halfSignIns.delete(earlier.id);
      }
      const mayEnrol = (await tx.secondFactors.by('user', userId)).length === 0;
      await tx.halfSignIns.put({ id, userId, identity: stored, mayEnrol, returnTo, createdAt, expiresAt });
    },
    { mayUseReserve: true },
  );
}

/** The user may not sign in. The reason may be shown, since the provider has confirmed who they are. */
export class RefusedHalfway extends Error {
  override readonly name = 'RefusedHalfway';

  constructor(
    readonly reason: 'access-ended' | 'party-suspended' | 'network-not-allowed',
    readonly user: UserRecord,
  ) {
    super(refusals[reason]);
  }
}

/** A half sign-in that may continue. */
export interface Half {
  row: HalfSignInRecord;
  user: UserRecord;
  /** The user's factors; empty if the first one is to be set up. */
  factors: readonly SecondFactorRecord[];
}

/**
 * Null for one that is unknown, expired, or of a user who may not sign in. Enrolment is only for users who had no
 * factor when it began, so that removing a factor is no way around it. @throws RefusedHalfway
 */
export async function halfOf(tx: Tables, ports: PolicyPorts, id: string, now: Date): Promise<Half | null> {
  const row = await tx.halfSignIns.get(id);
  if (!row || row.expiresAt <= now.toISOString()) return null;
  const match = await matchUser(tx, row.identity, now);
  if (match.user?.id !== row.userId) return null;
  if ('reason' in match) {
    const { reason, user } = match;
    if (reason === 'access-ended' || reason === 'party-suspended') throw new RefusedHalfway(reason, user);
    return null;
  }
  const factors = await tx.secondFactors.by('user', row.userId);
  const isToEnrol = row.mayEnrol && requiresFactor(await policyNow(tx, ports), match.user.role);
  return factors.length > 0 || isToEnrol ? { row, user: match.user, factors } : null;
}

export async function leaveHalfSignIn(ports: Ports, id: string): Promise<void> {
  const leave = (tx: Pick<ChangeTx, 'halfSignIns'>) => tx.halfSignIns.delete(id);
  await keepHouse(ports, 'a sign-in is under way', leave, { mayUseReserve: true });
}

/** Used when a user's factors are reset, when a user is deactivated, and when the provider ends their sessions. */
export async function endHalfSignIns(tx: Pick<ChangeTx, 'halfSignIns'>, userId: string): Promise<void> {
  for (const { id } of await tx.halfSignIns.by('user', userId)) await tx.halfSignIns.delete(id);
}
