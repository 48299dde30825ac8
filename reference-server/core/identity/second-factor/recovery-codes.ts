// Ten recovery codes: shown once, stored as hashes keyed by the signing key, and each valid once.
import { noSecondFactor } from '../../call/errors.ts';
import { created, type Everyone, type Handler } from '../../call/operation.ts';
import type { RecoveryCodesRecord } from '../../records/identity.ts';
import { change } from '../../store/change.ts';
import { hashOfCode } from './codes.ts';
import { callerAsProver, type Prover, requireFactorToManage } from './prover.ts';
import { factorsOf } from './own-factors.ts';

const COUNT = 10;

interface Drafted {
  codes: readonly string[];
  row: RecoveryCodesRecord;
}

export async function draftRecoveryCodes(prover: Prover): Promise<Drafted> {
  const codes = Array.from({ length: COUNT }, () => prover.ports.factors.newRecoveryCode());
  const hashes = await Promise.all(codes.map((code) => hashOfCode(prover, code)));
  return { codes, row: { id: prover.userId, hashes, createdAt: prover.now.toISOString() } };
}

/** Replaces earlier codes. @throws ApiProblem 403 without a fresh factor, 409 without any */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes', Everyone> = async (context) => {
  const { codes, row } = await draftRecoveryCodes(callerAsProver(context));
  await change(context, async (tx, audit) => {
    if ((await factorsOf(tx, context.actor.userId)).length === 0) throw noSecondFactor();
    await requireFactorToManage(tx, context);
    await tx.recoveryCodes.put(row);
    audit({ type: 'recovery_codes_renewed', description: 'Made new recovery codes' });
  });
  return created({ recoveryCodes: codes });
};
