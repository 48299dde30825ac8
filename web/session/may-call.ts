import { roles } from '#contract/roles.ts';
import type { OperationId } from '#contract/types.ts';

/** Whether the contract lets this role make the call; `isOwner` for an upload of one's own. */
export function mayCall(operationId: OperationId, role: string | null | undefined, isOwner = false): boolean {
  const allowed: readonly string[] = roles[operationId];
  if (allowed.includes('public')) return true;
  return (role != null && allowed.includes(role)) || (isOwner && allowed.includes('owner'));
}
