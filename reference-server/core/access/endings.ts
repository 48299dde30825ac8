// The ends of a user's access within the next seven days: of the account, and of grants and permissions of the user or
// of their groups. What gives nothing does not end: downloads without viewing, rights on deleted items, of suspended or
// ended groups, of roles that see everything, and what ends later than the group or the account that it depends on.
import { givensOf, isThere } from './parties.ts';
import type { Tables } from '../ports/store.ts';
import { endOf, isInForce } from '../records/ends.ts';
import type { UserRecord } from '../records/records.ts';
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
  const ends = isPrivileged(user.role) ? new Set<string>() : await endsOfParts(tx, user, now);
  if (endsSoon(user.expiresAt, now)) ends.add(user.expiresAt);
  return [...ends].map((expiresAt) => ({ expiresAt, isAll: expiresAt === user.expiresAt }));
}

/** Reads the items of rights that end soon only, since a user may have thousands of other rights. */
async function endsOfParts(tx: Tables, { id, expiresAt: last }: UserRecord, now: Date): Promise<Set<string>> {
  const memberships = await tx.memberships.by('user', id);
  const all = await Promise.all(memberships.map(({ groupId }) => tx.groups.get(groupId)));
  const groups = all.flatMap((group) => (group && isInForce(group, now) ? [group] : []));
  const lasts = new Map(groups.map((group) => [group.id, endOf(group.expiresAt)]));
  const isEnd = (end: string | null | undefined, before: number): end is string =>
    endsSoon(end, now) && endOf(end) < Math.min(before, endOf(last));
  const ends = new Set(groups.map(({ expiresAt }) => expiresAt).filter((end) => isEnd(end, Infinity)));
  const { permissions, grants } = await givensOf(tx, id, [...lasts.keys()]);
  for (const row of [...permissions, ...grants]) {
    const { canRead, expiresAt, groupId } = row;
    if (!canRead || !isEnd(expiresAt, lasts.get(groupId ?? '') ?? Infinity) || ends.has(expiresAt)) continue;
    if (await isThere(tx, row)) ends.add(expiresAt);
  }
  return ends;
}
