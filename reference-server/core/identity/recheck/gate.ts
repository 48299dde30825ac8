// Decides whether the caller may make a call at all, by the networks of the policy and the roles of the contract.
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { forbidden, networkNotAllowed, unauthenticated } from '../../call/errors.ts';
import type { Actor } from '../../call/operation.ts';
import type { Role } from '../../records/records.ts';

/** @throws ApiProblem 401 without a session, 403 from a network closed to the role, or for a role without the call */
export function admitCaller(operationId: OperationId, actor: Actor | null): void {
  if (actor?.isOutside && operationId !== 'logout') throw networkNotAllowed(actor.address);
  const roles: readonly string[] = contractOperations[operationId].roles;
  if (roles.includes('public')) return;
  if (!actor) throw unauthenticated();
  // Ownership is known only once the item is read, so the operation checks it.
  if (!roles.includes(actor.role) && !roles.includes('owner')) throw forbidden();
}

export function mayCall(operationId: OperationId, role: Role): boolean {
  return (contractOperations[operationId].roles as readonly string[]).includes(role);
}
