import type { Group, User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';

/** `invited`: has never signed in. `ending`: has an end. */
export type UserState = 'here' | 'invited' | 'ending' | 'deactivated';

export const userStates: readonly { value: UserState; words: string }[] = [
  { value: 'here', words: 'Not deactivated' },
  { value: 'invited', words: 'Invited, not here yet' },
  { value: 'ending', words: 'Access ends on a day' },
  { value: 'deactivated', words: 'Deactivated' },
];

const isIn: Record<UserState, (user: User) => boolean> = {
  here: () => true,
  invited: ({ lastLoginAt }) => lastLoginAt === null,
  ending: ({ expiresAt }) => expiresAt != null,
  deactivated: () => true,
};

/** The names of each user's groups, in the order of the groups. */
export function groupNames(groups: readonly Group[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, memberIds } of groups) for (const id of memberIds) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

/** Users in this state whose name, e-mail, role or group matches the search. */
export function usersFound(
  users: readonly User[],
  { state, search, groups }: { state: UserState; search: string; groups: ReadonlyMap<string, readonly string[]> },
): readonly User[] {
  const term = searchTerm(search);
  return users.filter((user) => {
    if ((user.deactivatedAt !== undefined) !== (state === 'deactivated') || !isIn[state](user)) return false;
    const words = [displayName(user), user.email, user.role, ...(groups.get(user.id) ?? [])];
    return term === '' || searchText(...words).includes(term);
  });
}
