// The last step of adding a factor of any kind: stores the row, creates recovery codes with the first one, and records
// the proof.
import type { Tables } from '../../../ports/store.ts';
import type { ProvenFactor, SecondFactorRecord } from '../../../records/identity.ts';
import { type Audit, change, type ChangeTx } from '../../../store/change.ts';
import { queueMail } from '../../../store/outbox.ts';
import { type Prover, requireFactorToManage } from '../prover.ts';
import { factorsOf } from '../own-factors.ts';
import { draftRecoveryCodes } from '../recovery-codes.ts';
import { endRow } from '../wrong-in-a-row.ts';
import { forbidden, unauthenticated } from '../../../call/errors.ts';
import type { Context } from '../../../call/operation.ts';

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

/** On the row of the session in which it was proven, and on no other. @throws ApiProblem 401 when that has ended */
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
