import * as roles from '#contract/roles.ts';
import type { User } from '#contract/types.ts';
import { hasEnded } from '#web/domain/expiry/expiry.ts';
import { mayCall } from '#web/session/may-call.ts';

/** Whether a user has the role, and access that has not ended. */
export function canDecide({ deactivatedAt, expiresAt, role }: User): boolean {
  return !deactivatedAt && !hasEnded(expiresAt) && mayCall(roles.decideApproval, role);
}
