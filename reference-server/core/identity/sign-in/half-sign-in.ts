// A sign-in between the identity provider and the second factor. It is no session, and opens nothing: it remembers for
// whom the provider has vouched, for ten minutes, and is used up by the session that it leads to. Whether that person may
// come in, and with what, is asked again in the transaction that starts the session.
import { type Identity, matchUser, refusals } from '#core/identity/sign-in/admission.ts';
import type { Ports } from '#core/ports/ports.ts';
import type { Tables } from '#core/ports/store.ts';
import type { UserRecord } from '#core/records/records.ts';
import type { HalfSignInRecord, SecondFactorRecord } from '#core/records/identity.ts';
import { asksSecondFactorOf, policyNow } from '#core/records/policy-in-force.ts';
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

/** Nothing comes of it where the person has gone meanwhile. */
export async function holdSignIn(ports: Ports, { id, identity, returnTo, now }: Held): Promise<void> {
  const { secondFactorAt: _, ...told } = identity;
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
      await tx.halfSignIns.put({ id, userId, identity: told, mayEnrol, returnTo, createdAt, expiresAt });
    },
    { mayUseReserve: true },
  );
}

/** Its person may not come in, and may be told why: for whom the provider vouches has proved to be them. */
export class RefusedHalfway extends Error {
  override readonly name = 'RefusedHalfway';

  constructor(
    readonly reason: 'access-ended' | 'party-suspended' | 'network-not-allowed',
    readonly user: UserRecord,
  ) {
    super(refusals[reason]);
  }
}

/** A half sign-in that may go on. */
export interface Half {
  row: HalfSignInRecord;
  /** As they are now. */
  user: UserRecord;
  /** What the person has now; none where the first is to be set up. */
  factors: readonly SecondFactorRecord[];
}

/**
 * Null for one that is unknown, over, or of somebody who may not come in any more. Setting up is for whoever had no
 * factor from the beginning: one that was taken away meanwhile is no way around it. @throws RefusedHalfway
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
  const isToEnrol = row.mayEnrol && asksSecondFactorOf(await policyNow(tx, ports), match.user.role);
  return factors.length > 0 || isToEnrol ? { row, user: match.user, factors } : null;
}

/** Ends this one, which its browser has left. */
export async function leaveHalfSignIn(ports: Ports, id: string): Promise<void> {
  const leave = (tx: Pick<ChangeTx, 'halfSignIns'>) => tx.halfSignIns.delete(id);
  await keepHouse(ports, 'a sign-in is under way', leave, { mayUseReserve: true });
}

/** With a reset of somebody's factor, when they go, or when their provider says that they have. */
export async function endHalfSignIns(tx: Pick<ChangeTx, 'halfSignIns'>, userId: string): Promise<void> {
  for (const { id } of await tx.halfSignIns.by('user', userId)) await tx.halfSignIns.delete(id);
}
