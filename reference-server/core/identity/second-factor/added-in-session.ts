// What a proof is worth in a live session: written onto that session's row, and onto no other.
import { forbidden, unauthenticated } from '../../call/errors.ts';
import type { Context } from '../../call/operation.ts';
import type { Tables } from '../../ports/store.ts';
import type { ProvenFactor } from '../../records/identity.ts';
import type { ChangeTx } from '../../store/change.ts';
import type { Adding } from './adding.ts';
import { requireFactorToManage } from './prover.ts';

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

/** @throws ApiProblem 403 for who has a factor and did not prove it a short while ago, and for who has very many */
export async function mayAddInSession(tx: Tables, context: Context): Promise<void> {
  await requireFactorToManage(tx, context);
  const { length } = await tx.secondFactors.by('user', context.actor.userId);
  if (length >= MOST_FACTORS) throw forbidden(`You have ${length} second factors: remove one that you do not use`);
}

/**
 * A factor that is added in a session is proven in it; who has one already has to prove that first. The first one of a
 * person does not count for step-up in that session: it might be a stolen one.
 */
export function addedInSession(context: Context): Adding<void> {
  return {
    mayAdd: (tx) => mayAddInSession(tx, context),
    then: (tx, _audit, proven, isFirst) => provenInSession(tx, context, proven, isFirst),
  };
}
