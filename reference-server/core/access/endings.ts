// The ends of a user's access within the next seven days: of the account, and of grants and permissions of the user or
// of their groups. What gives nothing does not end: downloads without viewing, rights on deleted items, of suspended or
// ended groups, of roles that see everything, and what ends later than the group or the account that it depends on.
import { givensThere } from './parties.ts';
import type { Tables } from '../ports/store.ts';
import { endOf, isInForce } from '../records/ends.ts';
import type { Held, UserRecord } from '../records/records.ts';
import { isPrivileged } from '../records/roles.ts';

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
  const parts = isPrivileged(user.role) ? [] : await partsOf(tx, user, now);
  const soon = parts.map(({ expiresAt }) => expiresAt).filter((end) => endsSoon(end, now));
  const ends = new Set(soon.filter((end) => endOf(end) < endOf(user.expiresAt)));
  if (endsSoon(user.expiresAt, now)) ends.add(user.expiresAt);
  return [...ends].map((expiresAt) => ({ expiresAt, isAll: expiresAt === user.expiresAt }));
}

async function partsOf(tx: Tables, { id }: UserRecord, now: Date): Promise<{ expiresAt?: string | null }[]> {
  const memberships = await tx.memberships.by('user', id);
  const all = await Promise.all(memberships.map(({ groupId }) => tx.groups.get(groupId)));
  const groups = all.flatMap((group) => (group && isInForce(group, now) ? [group] : []));
  const lasts = new Map(groups.map((group) => [group.id, endOf(group.expiresAt)]));
  const givens = await givensThere(tx, id, [...lasts.keys()]);
  const isEarlier = ({ groupId, expiresAt }: Held) => endOf(expiresAt) < (lasts.get(groupId ?? '') ?? Infinity);
  return [...groups, ...givens.filter((given) => given.canRead && isEarlier(given))];
}
