// What a proof is worth in a live session: written onto that session's row, and onto no other.
import { unauthenticated } from '../desk/errors.ts';
import type { Context } from '../desk/operation.ts';
import type { ProvenFactor } from '../records/records.ts';
import type { ChangeTx } from '../store/change.ts';
import type { Adding } from './adding.ts';
import { requireFactorToManage } from './prover.ts';

/** @throws ApiProblem 401 when the session has ended */
export async function provenInSession(tx: ChangeTx, { actor }: Context, secondFactor: ProvenFactor): Promise<void> {
  const session = await tx.sessions.get(actor.sessionId);
  if (!session) throw unauthenticated();
  await tx.sessions.put({ ...session, secondFactor });
}

/** A factor that is added in a session is proven in it; who has one already has to prove that first. */
export function addedInSession(context: Context): Adding<void> {
  return {
    mayAdd: (tx) => requireFactorToManage(tx, context),
    then: (tx, _tell, proven) => provenInSession(tx, context, proven),
  };
}
