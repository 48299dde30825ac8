// Counts wrong second factors in a row. The limits of tries allow hundreds a day; each hundred without a right one between
// is an audit entry, and the account dialog shows it for 30 days.
import type { components } from '#contract/api.d.ts';
import type { UserRecord } from '../../records/records.ts';
import type { Audit, ChangeTx } from '../../store/change.ts';

const MANY = 100;
const shownMs = 30 * 24 * 3_600_000;

/** One more is wrong. Each further hundred is audited again. */
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

/** One is right: the next wrong one is the first. */
export async function endRow(tx: ChangeTx, userId: string): Promise<void> {
  const user = await tx.users.get(userId);
  if (!user?.wrongFactors) return;
  const { wrongFactors, ...others } = user;
  await tx.users.put(wrongFactors.many ? { ...user, wrongFactors: { ...wrongFactors, inARow: 0 } } : others);
}

/** What the person is shown of it; null where it is long ago. */
export function manyWrong(user: UserRecord | undefined, now: Date): components['schemas']['ManyWrongFactors'] | null {
  const many = user?.wrongFactors?.many ?? null;
  return many && now.getTime() - new Date(many.lastAt).getTime() < shownMs ? many : null;
}
