// Shows, renames and removes one's own second factors. Refuses to remove the last one that the policy requires; this is
// checked inside the transaction, so that two concurrent removals cannot get around it.
import { lastSecondFactor, notFound } from '../../call/errors.ts';
import { type Context, type Everyone, type Handler, noContent, ok } from '../../call/operation.ts';
import type { Tables } from '../../ports/store.ts';
import type { SecondFactorRecord } from '../../records/identity.ts';
import { secondFactorShape } from '../../records/shapes.ts';
import { cleanName } from '../../records/names.ts';
import { requiresFactor, policyNow } from '../../records/policy-in-force.ts';
import { change, evenWhenFull } from '../../store/change.ts';
import { requireFactorToManage } from './prover.ts';
import { factorsOf } from './own-factors.ts';
import { manyWrong } from './wrong-in-a-row.ts';

export const getMySecondFactor: Handler<'getMySecondFactor', Everyone> = ({ actor, ports, now }) =>
  ports.store.read(async (tx) => {
    const proven = (await tx.sessions.get(actor.sessionId))?.secondFactor;
    const codes = await tx.recoveryCodes.get(actor.userId);
    return ok({
      isRequired: requiresFactor(await policyNow(tx, ports), actor.role),
      isProviders: proven?.method === 'provider',
      verifiedAt: proven?.at ?? null,
      factors: (await factorsOf(tx, actor.userId)).map(secondFactorShape),
      recoveryCodes: codes ? { left: codes.hashes.length, createdAt: codes.createdAt } : null,
      manyWrong: manyWrong(await tx.users.get(actor.userId), now),
    });
  });

/** @throws ApiProblem 400, 404 */
export const renameSecondFactor: Handler<'renameSecondFactor', Everyone> = async (context, { params, json }) => {
  const name = cleanName(json.name, 'name', 100);
  const row = await change(context, async (tx, audit) => {
    const factor = await ownFactor(tx, context, params.id);
    await tx.secondFactors.put({ ...factor, name });
    audit({ type: 'second_factor_renamed', description: `Renamed the second factor "${factor.name}" to "${name}"` });
    return { ...factor, name };
  });
  return ok(secondFactorShape(row));
};

/** Removing the last factor removes the recovery codes. @throws ApiProblem 403 without a fresh factor, 404, 409 */
export const removeSecondFactor: Handler<'removeSecondFactor', Everyone> = async (context, { params }) => {
  await change(evenWhenFull(context), async (tx, audit) => {
    const { actor, ports } = context;
    const factor = await ownFactor(tx, context, params.id);
    await requireFactorToManage(tx, context);
    const isLast = (await factorsOf(tx, actor.userId)).length === 1;
    if (isLast && requiresFactor(await policyNow(tx, ports), actor.role)) throw lastSecondFactor();
    await tx.secondFactors.delete(factor.id);
    if (isLast) await tx.recoveryCodes.delete(actor.userId);
    audit({ type: 'second_factor_removed', description: `Removed the second factor "${factor.name}"` });
  });
  return noContent();
};

/** Another user's factor is not found. @throws ApiProblem 404 */
async function ownFactor(tx: Tables, { actor }: Context, id: string): Promise<SecondFactorRecord> {
  const factor = await tx.secondFactors.get(id);
  if (factor?.userId !== actor.userId) throw notFound();
  return factor;
}
