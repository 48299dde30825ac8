// The user who adds or proves a second factor, in a live session or in a half sign-in. Both use the same functions.
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
  memory: Pick<RoomMemory, 'pending' | 'tries' | 'recentlyAudited'>;
  /** `binding` is the id of the session or half sign-in. */
  place: 'session' | 'sign-in';
  /** A mark of a browser in which this user has proven a second factor at an earlier sign-in. */
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
/** Against attackers with unlimited time or addresses. */
const wrongInTheLongRun = { most: 25, withinMs: 60 * minuteMs };

/**
 * Tries in a session are counted by session, so that other sign-ins cannot lock it out. Tries at sign-in are counted by
 * user and network line, and with a higher limit by user alone. In a browser with an earlier proof they are counted by
 * browser, so that strangers who know the password cannot lock the user out there.
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

/** How long a proof is valid for changes of factors, unless the policy sets it. */
const usualMinutes = 15;

interface CallerContext {
  actor: Pick<Actor, 'userId' | 'sessionId'>;
  now: Date;
  ports: Pick<Ports, 'policyByEnvironment'>;
}

/** How long after a sign-in a user without a factor may add the first one. */
const firstWithinMinutes = 15;

/**
 * Checked in the transaction of each change of a user's factors. A user without a factor needs a recent sign-in
 * instead, so that a stolen session cannot add one. @throws ApiProblem 403
 */
export async function requireFactorToManage(tx: Tables, context: CallerContext): Promise<void> {
  if ((await tx.secondFactors.by('user', context.actor.userId)).length === 0) return requireSignInJustNow(tx, context);
  const { stepUpMinutes } = await policyNow(tx, context.ports);
  await requireFactorWithin(tx, context, stepUpMinutes ?? usualMinutes);
}

/** A session unknown to the store began with the call. @throws ApiProblem 403 */
async function requireSignInJustNow(tx: Tables, { actor, now }: CallerContext): Promise<void> {
  const signedInAt = (await tx.sessions.get(actor.sessionId))?.createdAt ?? now;
  // A sign-in of a time to come was made before the clock was set back.
  if (Math.abs(now.getTime() - new Date(signedInAt).getTime()) <= firstWithinMinutes * minuteMs) return;
  throw signInAgain(`a first second factor can be set up within ${firstWithinMinutes} minutes of a sign-in`);
}
