import type { Group, User } from '#contract/types.ts';
import { dayInWords, hasEnded } from '#web/domain/expiry/expiry.ts';
import { nameAndEmail } from '#web/domain/people/person.ts';
import { counted } from '#web/format/counted.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { isGone } from '#web/api/api-error.ts';

/** The holder of a right: a user or a group; the other is null. */
export interface Holder {
  userId: string | null;
  groupId: string | null;
}

const OF_GROUPS = 'group:';

/** A holder as a select's value. */
export function holderKey({ userId, groupId }: Holder): string {
  return groupId === null ? (userId ?? '') : `${OF_GROUPS}${groupId}`;
}

/** A select's value as the holder in a request. */
export function requestedHolder(key: string): { userId: string } | { groupId: string } {
  return key.startsWith(OF_GROUPS) ? { groupId: key.slice(OF_GROUPS.length) } : { userId: key };
}

/** Whether what the group is given counts: "suspended", "ended Nov 30" or "until Nov 30"; null without an end. */
export function standingOf({ suspendedAt, expiresAt }: Group, now?: number): string | null {
  if (suspendedAt !== null) return 'suspended';
  if (expiresAt === null) return null;
  return `${hasEnded(expiresAt, now) ? 'ended' : 'until'} ${dayInWords(expiresAt, now)}`;
}

/** "4 members, suspended". */
export function membersOf(group: Group): string {
  const standing = standingOf(group);
  return `${counted(group.memberIds.length, 'member')}${standing === null ? '' : `, ${standing}`}`;
}

/** "Bidders (4 members)". */
export const groupOption = (group: Group) => `${group.name} (${membersOf(group)})`;

/** A right of their own lets in people of a suspended group, and nobody whose access to the data room has ended. */
export function personOption(user: User, groups: readonly Group[]): string {
  if (hasEnded(user.expiresAt)) return `${nameAndEmail(user)} – access to the data room has ended`;
  const group = groups.find(({ suspendedAt, memberIds }) => suspendedAt !== null && memberIds.includes(user.id));
  return group ? `${nameAndEmail(user)} – ${group.name} is suspended` : nameAndEmail(user);
}

/** All users and groups that may be given a right. */
export interface Holders {
  users: readonly User[];
  groups: readonly Group[];
}

export function without({ users, groups }: Holders, isLeftOut: (key: string) => boolean): Holders {
  return {
    users: users.filter(({ id }) => !isLeftOut(holderKey({ userId: id, groupId: null }))),
    groups: groups.filter(({ id }) => !isLeftOut(holderKey({ userId: null, groupId: id }))),
  };
}

export function peopleOf({ userId, groupId }: Holder, { groups }: Holders): readonly string[] {
  if (userId !== null) return [userId];
  return groups.find(({ id }) => id === groupId)?.memberIds ?? [];
}

const nobody: Holders = { users: [], groups: [] };

export function useHolders() {
  const users = useListUsers();
  const groups = useListGroups();
  const isPending = users.isPending || groups.isPending;
  // Empty until all are loaded, so that the list does not change during a choice.
  const holders: Holders = isPending ? nobody : { users: users.data ?? [], groups: groups.data ?? [] };
  return {
    holders,
    isPending,
    // Some servers have no groups.
    isError: users.isError || (groups.isError && !isGone(groups.error)),
    refetch: () => Promise.all([users.refetch(), groups.refetch()]),
  };
}
