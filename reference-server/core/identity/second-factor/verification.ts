// Verifies a second factor: a code, a recovery code or a passkey, each used once, in the transaction of what it is for.
// Refuses wrong and used ones, and challenges that were issued elsewhere.
import { codesClosed, invalidRequest, noSecondFactor } from '../../call/errors.ts';
import { created, type Everyone, type Handler, type Input, ok } from '../../call/operation.ts';
import type { ProvenFactor } from '../../records/identity.ts';
import { change, type ChangeTx, evenWhenFull, type Audit } from '../../store/change.ts';
import { provenInSession } from './enrolment/adding.ts';
import { claimOf, type Shown } from './claims.ts';
import type { PasskeyTask } from './enrolment/passkey-enrolment.ts';
import { callerAsProver, type Prover } from './prover.ts';
import { factorsOf, passkeysAmong } from './own-factors.ts';
import { tryOnce } from './trying.ts';
import { areCodesClosed, endRow } from './wrong-in-a-row.ts';

const inWords: Record<Shown['method'], string> = { totp: 'code', 'recovery-code': 'recovery code', passkey: 'passkey' };

/**
 * @param then the next step in the same transaction; if it throws, the proof is not used up @throws ApiProblem 403 for
 * a wrong one, or a code where none are accepted, 409 for a user without a factor, 429 for too many wrong ones
 */
export function showFactor<T>(
  prover: Prover,
  shown: Shown,
  then: (tx: ChangeTx, audit: Audit, proven: ProvenFactor, wrongBefore: number) => Promise<T>,
): Promise<T> {
  return tryOnce(prover, inWords[shown.method], async () => {
    if (shown.method === 'totp' && areCodesClosed(await userOf(prover), prover)) throw codesClosed();
    const claim = await claimOf(prover, shown);
    if (!claim) return null;
    const at = prover.now.toISOString();
    return change(evenWhenFull(prover), async (tx, audit) => {
      const used = await claim.use(tx, at);
      if (used === null) return null;
      const wrongBefore = await endRow(tx, prover);
      audit({ type: 'second_factor_verified', description: `Proved who they are by ${used}` });
      return { value: await then(tx, audit, { method: claim.method, at }, wrongBefore) };
    });
  });
}

const userOf = ({ ports, userId }: Prover) => ports.store.read((tx) => tx.users.get(userId));

/** @throws ApiProblem 409 for a user without a passkey */
export async function beginCheck(prover: Prover): Promise<PasskeyTask> {
  const { ports, memory, now, userId } = prover;
  const known = passkeysAmong(await ports.store.read((tx) => factorsOf(tx, userId)));
  if (known.length === 0) throw noSecondFactor();
  const options = await ports.factors.passkeys.requestOptions(known);
  const id = ports.ids.next('factor');
  await memory.pending.add(id, 'check', prover, { challenge: options.challenge }, now);
  return { id, options };
}

export const beginPasskeyCheck: Handler<'beginPasskeyCheck', Everyone> = async (context) =>
  created(await beginCheck(callerAsProver(context)));

/** The proof counts for this session only. */
export const verifySecondFactor: Handler<'verifySecondFactor', Everyone> = async (context, { json }) => {
  const verifiedAt = await showFactor(callerAsProver(context), shownIn(json), async (tx, _audit, proven) => {
    await provenInSession(tx, context, proven);
    return proven.at;
  });
  return ok({ verifiedAt });
};

/** @throws ApiProblem 400 if a field of the method is missing */
function shownIn({ method, code, id, response }: Input<'verifySecondFactor'>['json']): Shown {
  if (method !== 'passkey') return { method, code: given(code, 'code') };
  return { method, id: given(id, 'id'), response: given(response, 'response') };
}

function given<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw invalidRequest([{ name, reason: 'Required with this method' }]);
  return value;
}
