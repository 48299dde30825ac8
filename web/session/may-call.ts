import { roleOf, useCurrentUser } from './current-user.ts';

/** `isOwner` for the user's own uploads. @param allowed the call's roles from contract/roles.ts */
export function mayCall(allowed: readonly string[], role: string | null | undefined, isOwner = false): boolean {
  if (allowed.includes('public')) return true;
  return (role != null && allowed.includes(role)) || (isOwner && allowed.includes('owner'));
}

export const useMayCall = (allowed: readonly string[]): boolean => mayCall(allowed, roleOf(useCurrentUser()));
