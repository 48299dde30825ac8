import { createContext, use } from 'react';
import { type CurrentUser, type Role, roleValues } from '#contract/types.ts';

export const CurrentUserContext = createContext<CurrentUser | null>(null);

/** The signed-in user. Only inside of the session gate. */
export function useCurrentUser(): CurrentUser {
  const user = use(CurrentUserContext);
  if (user === null) throw new Error('No user');
  return user;
}

/** The role; null if it is missing or unknown, which means the fewest rights. */
export function roleOf(user: { role?: string | null }): Role | null {
  return roleValues.find((role) => role === user.role) ?? null;
}
