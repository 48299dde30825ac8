// Records proofs of a second factor on the row of the session in which they were given, and on no other.
import { forbidden, unauthenticated } from '../../../call/errors.ts';
import type { Context } from '../../../call/operation.ts';
import type { Tables } from '../../../ports/store.ts';
import type { ProvenFactor } from '../../../records/identity.ts';
import type { ChangeTx } from '../../../store/change.ts';
import type { Adding } from './adding.ts';
import { requireFactorToManage } from '../prover.ts';

/** @throws ApiProblem 401 when the session has ended */
export async function provenInSession(
  tx: ChangeTx,
  { actor }: Context,
  secondFactor: ProvenFactor,
  isFirst = false,
): Promise<void> {
  const session = await tx.sessions.get(actor.sessionId);
  if (!session) throw unauthenticated();
  await tx.sessions.put({ ...session, secondFactor, ...(isFirst ? { addedFirstFactor: true } : {}) });
}

const MOST_FACTORS = 20;

/** @throws ApiProblem 403 without a recent proof for users who have a factor, and for users with too many */
export async function mayAddInSession(tx: Tables, context: Context): Promise<void> {
  await requireFactorToManage(tx, context);
  const { length } = await tx.secondFactors.by('user', context.actor.userId);
  if (length >= MOST_FACTORS) throw forbidden(`You have ${length} second factors: remove one that you do not use`);
}

/**
 * Adding a factor also proves it in this session; users who have one already must prove that first. A user's first
 * factor does not count for step-up in the session that added it, which might be stolen.
 */
export function addedInSession(context: Context): Adding<void> {
  return {
    mayAdd: (tx) => mayAddInSession(tx, context),
    then: (tx, _audit, proven, isFirst) => provenInSession(tx, context, proven, isFirst),
  };
}
