// Counts wrong second factors in a row. Try limits still allow hundreds a day, so each hundred without a right one is
// audited, and the account dialog shows it for 30 days.
import type { components } from '#contract/api.d.ts';
import type { UserRecord } from '../../records/records.ts';
import type { Audit, ChangeTx } from '../../store/change.ts';

const MANY = 100;
const shownMs = 30 * 24 * 3_600_000;

/** Counts a wrong one; each hundred is audited. */
export async function countWrong(tx: ChangeTx, audit: Audit, user: UserRecord, now: Date): Promise<void> {
  const { inARow, many } = user.wrongFactors ?? { inARow: 0, many: null };
  const count = inARow + 1;
  const latest = count < MANY ? many : { count, lastAt: now.toISOString() };
  await tx.users.put({ ...user, wrongFactors: { inARow: count, many: latest } });
  if (count % MANY !== 0) return;
  const description = `${count} wrong second factors in a row of ${user.email}`;
  audit({
    type: 'second_factor_failed',
    description,
    actor: { userId: user.id },
    resource: { type: 'user', id: user.id },
  });
}

/** A right one ends the row. */
export async function endRow(tx: ChangeTx, userId: string): Promise<void> {
  const user = await tx.users.get(userId);
  if (!user?.wrongFactors) return;
  const { wrongFactors, ...others } = user;
  await tx.users.put(wrongFactors.many ? { ...user, wrongFactors: { ...wrongFactors, inARow: 0 } } : others);
}

/** The count as shown to the user; null if it is long ago. */
export function manyWrong(user: UserRecord | undefined, now: Date): components['schemas']['ManyWrongFactors'] | null {
  const many = user?.wrongFactors?.many ?? null;
  return many && now.getTime() - new Date(many.lastAt).getTime() < shownMs ? many : null;
}
