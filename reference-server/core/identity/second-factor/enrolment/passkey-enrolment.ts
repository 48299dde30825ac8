// Adds a passkey: a challenge, and the authenticator's answer to it. Each challenge can be answered once.
import { notFound, secondFactorWrong } from '../../../call/errors.ts';
import { created, type Everyone, type Handler } from '../../../call/operation.ts';
import type { PasskeyOptions } from '../../../ports/passkeys.ts';
import type { SecondFactorRecord } from '../../../records/identity.ts';
import { secondFactorShape } from '../../../records/shapes.ts';
import { cleanName } from '../../../records/names.ts';
import { type Added, addedInSession, addFactor, type Adding, mayAddInSession } from './adding.ts';
import { callerAsProver, type Prover } from '../prover.ts';
import { factorsOf, passkeysAmong } from '../own-factors.ts';

export interface PasskeyTask {
  id: string;
  /** Passed to the browser's WebAuthn. */
  options: PasskeyOptions;
}

export async function beginPasskey(prover: Prover, person: { email: string; name: string }): Promise<PasskeyTask> {
  const { ports, memory, now, userId } = prover;
  const known = passkeysAmong(await ports.store.read((tx) => factorsOf(tx, userId)));
  const options = await ports.factors.passkeys.creationOptions({ ...person, userId }, known);
  const id = ports.ids.next('factor');
  await memory.pending.add(id, 'passkey', prover, { challenge: options.challenge }, now);
  return { id, options };
}

/** @throws ApiProblem 400 for the name, 404 if it was not begun here, 403 for a wrong answer */
export async function finishPasskey<T>(
  prover: Prover,
  { id, name, response }: { id: string; name: string; response: unknown },
  adding: Adding<T>,
): Promise<Added<T>> {
  const { ports, memory, now, userId } = prover;
  const clean = cleanName(name, 'name', 100);
  const begun = await memory.pending.find(id, 'passkey', prover, now);
  const putBack = begun && (await memory.pending.take(id, now));
  if (!putBack) throw notFound();
  const credential = await ports.factors.passkeys.register(response, begun.challenge);
  if (!credential) throw secondFactorWrong();
  const time = now.toISOString();
  const row = { id, userId, name: clean, createdAt: time, lastUsedAt: time };
  const factor: SecondFactorRecord = { ...row, proof: { kind: 'passkey', ...credential } };
  const once: Adding<T> = {
    ...adding,
    async mayAdd(tx, others) {
      await adding.mayAdd(tx, others);
      if ((await tx.secondFactors.by('credential', credential.credentialId)).length > 0) throw secondFactorWrong();
    },
  };
  try {
    return await addFactor(prover, factor, once);
  } catch (error) {
    await putBack();
    throw error;
  }
}

/** @throws ApiProblem 403, see `mayAddInSession` */
export const beginPasskeyEnrolment: Handler<'beginPasskeyEnrolment', Everyone> = async (context) => {
  await context.ports.store.read((tx) => mayAddInSession(tx, context));
  return created(await beginPasskey(callerAsProver(context), context.actor));
};

export const finishPasskeyEnrolment: Handler<'finishPasskeyEnrolment', Everyone> = async (
  context,
  { params, json },
) => {
  const request = { id: params.id, name: json.name, response: json.response };
  const { factor, recoveryCodes } = await finishPasskey(callerAsProver(context), request, addedInSession(context));
  return created({ factor: secondFactorShape(factor), recoveryCodes });
};
