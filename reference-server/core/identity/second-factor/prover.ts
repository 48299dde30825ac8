// Who adds or shows a second factor, and where: in a live session, or in a sign-in that is half done. Both doors stand on
// the same functions.
import { signInAgain } from '../../call/errors.ts';
import type { Actor, Context } from '../../call/operation.ts';
import type { RoomMemory } from '../../room/memory.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import { requireFactorWithin } from './step-up.ts';
import { policyNow } from '../../records/policy-in-force.ts';
import type { Changer } from '../../store/change.ts';
import type { Owner } from './pending.ts';
import type { TryLimit } from './tries.ts';

export interface Prover extends Changer, Owner {
  ports: Ports;
  memory: Pick<RoomMemory, 'pending' | 'tries' | 'recentlyTold'>;
  /** `binding` is the id of the one or the other. */
  place: 'session' | 'sign-in';
  /** The mark of a browser in which this person has shown a second factor at an earlier sign-in. */
  provenBrowser: string | null;
}

export function callerAsProver({ actor, client, now, ports, memory }: Context): Prover {
  return {
    actor,
    client,
    now,
    ports,
    memory,
    userId: actor.userId,
    binding: actor.sessionId,
    place: 'session',
    provenBrowser: null,
  };
}

const minuteMs = 60_000;
const wrongInARow = { most: 5, withinMs: 5 * minuteMs };
/** Against who has all the time in the world, or all the addresses. */
const wrongInTheLongRun = { most: 25, withinMs: 60 * minuteMs };

/**
 * A session is counted alone, so that nobody who is only about to sign in can lock it out. A sign-in is counted by person
 * and line, and more generously by person from wherever; from a browser that they have signed in with before, by that
 * browser alone, so that strangers who know the password lock nobody out there.
 */
export function tryLimitsOf({ place, userId, binding, provenBrowser, client, ports }: Prover): TryLimit[] {
  const own = place === 'session' ? binding : provenBrowser;
  if (own !== null) {
    const key = JSON.stringify([place === 'session' ? place : 'proven', userId, own]);
    return [
      { key, ...wrongInARow },
      { key: `${key} long`, ...wrongInTheLongRun },
    ];
  }
  const line = client.ipAddress === null ? null : ports.networks.lineOf(client.ipAddress);
  return [
    { key: JSON.stringify([place, userId, line]), ...wrongInARow },
    { key: JSON.stringify([place, userId]), ...wrongInTheLongRun },
  ];
}

/** For how long a proof is good for what changes the factors themselves, where the policy says nothing. */
const usualMinutes = 15;

interface Asking {
  actor: Pick<Actor, 'userId' | 'sessionId'>;
  now: Date;
  ports: Pick<Ports, 'policyByEnvironment'>;
}

/** For how long after a sign-in somebody without a second factor may add the first one. */
const firstWithinMinutes = 15;

/**
 * Asked in the transaction of whatever changes the factors that a person has. Who has none cannot prove one, and needs a
 * sign-in of a short while ago instead: a stolen session gives itself none.
 * @throws ApiProblem 403
 */
export async function requireFactorToManage(tx: Tables, asking: Asking): Promise<void> {
  if ((await tx.secondFactors.by('user', asking.actor.userId)).length === 0) return requireSignInJustNow(tx, asking);
  const { stepUpMinutes } = await policyNow(tx, asking.ports);
  await requireFactorWithin(tx, asking, stepUpMinutes ?? usualMinutes);
}

/** A session that the store does not know began with the call. @throws ApiProblem 403 */
async function requireSignInJustNow(tx: Tables, { actor, now }: Asking): Promise<void> {
  const signedInAt = (await tx.sessions.get(actor.sessionId))?.createdAt ?? now;
  if (now.getTime() - new Date(signedInAt).getTime() <= firstWithinMinutes * minuteMs) return;
  throw signInAgain(`a first second factor can be set up within ${firstWithinMinutes} minutes of a sign-in`);
}
