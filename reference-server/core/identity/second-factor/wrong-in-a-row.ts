// Counts wrong second factors in a row. Try limits still allow hundreds a day, so each hundred without a right one is
// audited, and the account dialog shows it for 30 days. After a hundred in browsers without an earlier proof, such
// browsers take no codes of apps until a passkey or recovery code was right in one, or the factor is reset.
import type { components } from '#contract/api.d.ts';
import type { UserRecord } from '../../records/records.ts';
import type { Prover } from './prover.ts';
import type { Audit, ChangeTx } from '../../store/change.ts';

const MANY = 100;
const shownMs = 30 * 24 * 3_600_000;

const isStranger = ({ place, provenBrowser }: Prover) => place === 'sign-in' && provenBrowser === null;

/**
 * Whether codes of apps, which can be guessed in the long run, are refused in this browser. Passkeys, recovery codes and
 * browsers with an earlier proof are not affected, so that strangers cannot lock the user out.
 */
export function areCodesClosed(user: UserRecord | undefined, prover: Prover): boolean {
  return isStranger(prover) && (user?.wrongFactors?.byStrangers ?? 0) >= MANY;
}

/** Counts a wrong one; each hundred is audited. */
export async function countWrong(tx: ChangeTx, audit: Audit, user: UserRecord, prover: Prover): Promise<void> {
  const { inARow, many, byStrangers = 0 } = user.wrongFactors ?? { inARow: 0, many: null };
  const count = inARow + 1;
  const latest = count < MANY ? many : { count, lastAt: prover.now.toISOString() };
  const counts = { inARow: count, many: latest, byStrangers: byStrangers + (isStranger(prover) ? 1 : 0) };
  await tx.users.put({ ...user, wrongFactors: counts });
  if (count % MANY !== 0) return;
  const description = `${count} wrong second factors in a row of ${user.email}`;
  const resource = { type: 'user', id: user.id } as const;
  audit({ type: 'second_factor_failed', description, actor: { userId: user.id }, resource });
}

/** Called for a right second factor, which ends the row. @returns the number of wrong ones before it */
export async function endRow(tx: ChangeTx, prover: Prover): Promise<number> {
  const user = await tx.users.get(prover.userId);
  if (!user?.wrongFactors) return 0;
  const { wrongFactors, ...others } = user;
  const { inARow, many, byStrangers = 0 } = wrongFactors;
  const left = isStranger(prover) ? 0 : byStrangers;
  await tx.users.put(many || left > 0 ? { ...user, wrongFactors: { inARow: 0, many, byStrangers: left } } : others);
  return inARow;
}

/** The count as shown to the user; null if it is long ago. */
export function manyWrong(user: UserRecord | undefined, now: Date): components['schemas']['ManyWrongFactors'] | null {
  const many = user?.wrongFactors?.many ?? null;
  return many && now.getTime() - new Date(many.lastAt).getTime() < shownMs ? many : null;
}
