// Checks a code or passkey: counted before the check, and audited when wrong.
import { rateLimited, secondFactorWrong } from '../../call/errors.ts';
import { change } from '../../store/change.ts';
import { type Prover, tryLimitsOf } from './prover.ts';
import { countWrong } from './wrong-in-a-row.ts';

/**
 * @param what the noun of the message, such as `code` @param look returns null for a wrong one; an error that it throws
 * is not counted @throws ApiProblem 403 for a wrong one; 429 for the fifth within five minutes and all after it
 */
export async function tryOnce<T>(prover: Prover, what: string, look: () => Promise<{ value: T } | null>): Promise<T> {
  const { memory, now } = prover;
  const limits = tryLimitsOf(prover);
  const trial = await memory.tries.begin(limits, now);
  if (!trial) {
    const [first] = limits;
    await memory.recentlyAudited.once(`tries ${first?.key}`, now, () => auditWrongTry(prover, 'too many attempts'));
    throw await tooMany(prover);
  }
  const found = await look().catch(async (error: unknown) => {
    await trial.forgive();
    throw error;
  });
  if (found) {
    await trial.forgive();
    return found.value;
  }
  await auditWrongTry(prover, `wrong ${what}`, countWrong);
  throw trial.isLast ? await tooMany(prover) : secondFactorWrong();
}

async function tooMany(prover: Prover) {
  return rateLimited(await prover.memory.tries.secondsUntilFree(tryLimitsOf(prover), prover.now));
}

/** @param count records the failure as a wrong second factor of this user */
async function auditWrongTry(prover: Prover, why: string, count?: typeof countWrong): Promise<void> {
  await change(prover, async (tx, audit) => {
    const person = await tx.users.get(prover.userId);
    const during = prover.place === 'sign-in' ? 'sign-in' : 'second factor';
    const description = `Failed ${during} of ${person?.email ?? 'somebody'}: ${why}`;
    audit({ type: 'failed_login', description, actor: { userId: prover.userId } });
    if (person) await count?.(tx, audit, person, prover);
  });
}
