import { useListGroups } from '#contract/hooks/groups.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import type { Group, User } from '#contract/types.ts';
import { isGone } from '#web/api/api-error.ts';
import { type Holder, holderKey } from './holder.ts';

/** All users and groups that may be given a right. */
export interface Holders {
  users: readonly User[];
  groups: readonly Group[];
}

/** Those that are not left out. */
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
