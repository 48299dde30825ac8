// The last step of adding a factor of any kind: stores the row, creates recovery codes with the first one, and records
// the proof.
import type { Tables } from '../../../ports/store.ts';
import type { ProvenFactor, SecondFactorRecord } from '../../../records/identity.ts';
import { change, type ChangeTx, type Audit } from '../../../store/change.ts';
import { queueMail } from '../../../store/outbox.ts';
import { factorsOf } from '../own-factors.ts';
import type { Prover } from '../prover.ts';
import { draftRecoveryCodes } from '../recovery-codes.ts';
import { endRow } from '../wrong-in-a-row.ts';

export interface Adding<T> {
  /** Called in the transaction, with the existing factors; throws a refusal. */
  mayAdd(tx: Tables, factors: readonly SecondFactorRecord[]): Promise<void>;
  /** The next step in the same transaction. */
  then(tx: ChangeTx, audit: Audit, proven: ProvenFactor, isFirst: boolean): Promise<T>;
}

export interface Added<T> {
  factor: SecondFactorRecord;
  /** Null unless this is the first factor. */
  recoveryCodes: readonly string[] | null;
  value: T;
}

export async function addFactor<T>(prover: Prover, factor: SecondFactorRecord, adding: Adding<T>): Promise<Added<T>> {
  const drafted = await draftRecoveryCodes(prover);
  return change(prover, async (tx, audit) => {
    const others = await factorsOf(tx, prover.userId);
    await adding.mayAdd(tx, others);
    const isFirst = others.length === 0;
    await tx.secondFactors.put(factor);
    await endRow(tx, prover);
    if (isFirst) await tx.recoveryCodes.put(drafted.row);
    const mail = { id: `added-${factor.id}`, userId: factor.userId, kind: 'alert', about: 'factor-added' } as const;
    await queueMail(tx, mail, prover.now);
    const what = factor.proof.kind === 'totp' ? 'authenticator app' : 'passkey';
    audit({ type: 'second_factor_added', description: `Added the ${what} "${factor.name}"` });
    const value = await adding.then(tx, audit, { method: factor.proof.kind, at: factor.createdAt }, isFirst);
    return { factor, recoveryCodes: isFirst ? drafted.codes : null, value };
  });
}
