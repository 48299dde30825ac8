// Adds an authenticator app: a secret, and the first code made from it, which is used up.
import { notFound } from '../../../call/errors.ts';
import { created, type Everyone, type Handler } from '../../../call/operation.ts';
import type { SecondFactorRecord } from '../../../records/identity.ts';
import { secondFactorShape } from '../../../records/shapes.ts';
import { cleanName } from '../../../records/names.ts';
import { type Added, addedInSession, addFactor, type Adding, mayAddInSession } from './adding.ts';
import { aboutTotp, plainCode } from '../codes.ts';
import { callerAsProver, type Prover } from '../prover.ts';
import { tryOnce } from '../trying.ts';

export interface TotpEnrolment {
  id: string;
  /** Base32. */
  secret: string;
  /** The content of the QR code. */
  uri: string;
}

/** @param account the label of the entry in the app */
export async function beginTotp(prover: Prover, account: string): Promise<TotpEnrolment> {
  const { ports, memory, now } = prover;
  const secret = await ports.factors.totp.newSecret();
  const id = ports.ids.next('factor');
  await memory.pending.add(id, 'totp', prover, { secret }, now);
  return { id, secret, uri: await ports.factors.totp.uri(secret, account) };
}

/** A wrong code may be tried again. @throws ApiProblem 400, 404 if not begun here, 403 for a wrong code, 429 */
export async function finishTotp<T>(
  prover: Prover,
  { id, code, name }: { id: string; code: string; name: string },
  adding: Adding<T>,
): Promise<Added<T>> {
  const { ports, memory, now } = prover;
  const clean = cleanName(name, 'name', 100);
  const begun = await memory.pending.find(id, 'totp', prover, now);
  if (!begun) throw notFound();
  return tryOnce(prover, 'code', async () => {
    const lastStep = await ports.factors.totp.stepOf(begun.secret, plainCode(code), now);
    if (lastStep === null) return null;
    const time = now.toISOString();
    const row = { id, userId: prover.userId, name: clean, createdAt: time, lastUsedAt: time };
    const sealed = await ports.factors.vault.seal(begun.secret, aboutTotp(row));
    const factor: SecondFactorRecord = { ...row, proof: { kind: 'totp', sealed, lastStep } };
    const putBack = await memory.pending.take(id, now);
    if (!putBack) throw notFound();
    try {
      return { value: await addFactor(prover, factor, adding) };
    } catch (error) {
      await putBack();
      throw error;
    }
  });
}

/** @throws ApiProblem 403, see `mayAddInSession` */
export const beginTotpEnrolment: Handler<'beginTotpEnrolment', Everyone> = async (context) => {
  await context.ports.store.read((tx) => mayAddInSession(tx, context));
  return created(await beginTotp(callerAsProver(context), context.actor.email));
};

export const finishTotpEnrolment: Handler<'finishTotpEnrolment', Everyone> = async (context, { params, json }) => {
  const request = { id: params.id, code: json.code, name: json.name };
  const { factor, recoveryCodes } = await finishTotp(callerAsProver(context), request, addedInSession(context));
  return created({ factor: secondFactorShape(factor), recoveryCodes });
};
