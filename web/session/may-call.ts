/**
 * Whether the contract lets this role make the call; `isOwner` for an upload of one's own.
 * @param allowed who may, as contract/roles.ts has it for the call
 */
export function mayCall(allowed: readonly string[], role: string | null | undefined, isOwner = false): boolean {
  if (allowed.includes('public')) return true;
  return (role != null && allowed.includes(role)) || (isOwner && allowed.includes('owner'));
}
