// The ends of a user's access within the next seven days: of the account, and of grants and permissions of the user or
// of their groups.
import { givensOf } from './parties.ts';
import type { Tables } from '../ports/store.ts';
import { endOf } from '../records/ends.ts';
import type { UserRecord } from '../records/records.ts';

const WEEK_MS = 7 * 86_400_000;

export function endsSoon(expiresAt: string | null | undefined, now: Date): expiresAt is string {
  const leftMs = endOf(expiresAt) - now.getTime();
  return leftMs > 0 && leftMs <= WEEK_MS;
}

/** Each moment is listed once. */
export async function endingsOf(
  tx: Tables,
  user: UserRecord,
  now: Date,
): Promise<{ expiresAt: string; isAll: boolean }[]> {
  const groupIds = (await tx.memberships.by('user', user.id)).map(({ groupId }) => groupId);
  const groups = await Promise.all(groupIds.map((id) => tx.groups.get(id)));
  const { permissions, grants } = await givensOf(tx, user.id, groupIds);
  const parts = [...groups, ...permissions, ...grants].map((row) => row?.expiresAt);
  const ends = new Set(parts.filter((end) => endsSoon(end, now)));
  if (endsSoon(user.expiresAt, now)) ends.add(user.expiresAt);
  return [...ends].map((expiresAt) => ({ expiresAt, isAll: expiresAt === user.expiresAt }));
}
