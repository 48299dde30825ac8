import type { AccessLimit, AccessReason, DocumentAccess, FolderAccess, User } from '#contract/types.ts';
import { furthest } from '#web/domain/access/reasons-in-words.ts';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';
import { displayName } from '#web/domain/people/person.ts';

/** The server's access review of one user. */
export type Access = DocumentAccess | FolderAccess;

export interface PersonWithAccess {
  user: User;
  /** The user's highest right; null for none. */
  gives: AccessReason['gives'] | null;
  because: readonly AccessReason[];
  but: readonly AccessLimit[];
}

export type AccessFilter = 'all' | 'can' | 'cannot';

/** In the server's order. Users missing in the user list are left out. */
export function peopleWithAccess(access: readonly Access[], users: readonly User[]): PersonWithAccess[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return access.flatMap(({ userId, because, but, ...rights }) => {
    const user = byId.get(userId);
    return user ? [{ user, gives: furthest(rights), because, but }] : [];
  });
}

/** Splits off the users who see everything by their role. */
export function byRole(people: readonly PersonWithAccess[]): {
  privileged: PersonWithAccess[];
  others: PersonWithAccess[];
} {
  const isPrivileged = ({ gives, because }: PersonWithAccess) =>
    gives !== null && because.some(({ kind }) => kind === 'role');
  return { privileged: people.filter(isPrivileged), others: people.filter((one) => !isPrivileged(one)) };
}

export function matching(
  people: readonly PersonWithAccess[],
  filter: AccessFilter,
  search: string,
): PersonWithAccess[] {
  const term = searchTerm(search);
  return people.filter(
    ({ user, gives }) =>
      (filter === 'all' || (gives !== null) === (filter === 'can')) &&
      (term === '' || searchText(displayName(user), user.email).includes(term)),
  );
}
