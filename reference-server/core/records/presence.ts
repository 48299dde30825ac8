// Whether a user belongs to the data room at a moment. Deactivation ends this for good; after an end that was set, the
// row stays in the list of users.
import { notFound } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { UserRecord } from './records.ts';
import { isOver } from './ends.ts';

/** Neither deactivated nor past the end of their access. */
export function isHere(user: UserRecord | undefined, now: Date): user is UserRecord {
  return user?.deactivatedAt === null && !hasEnded(user, now);
}

export const hasAnEnd = ({ expiresAt = null }: UserRecord): boolean => expiresAt !== null;

/** Whether the end has been reached; the moment itself counts as ended. */
export const hasEnded = ({ expiresAt }: UserRecord, now: Date): boolean => isOver(expiresAt, now);

export function hasJoined(user: UserRecord): boolean {
  return user.identity !== null || user.lastLoginAt !== null;
}

/** A user who is not deactivated. @throws ApiProblem 404 */
export async function activeUser(tx: Tables, id: string): Promise<UserRecord> {
  const user = await tx.users.get(id);
  if (user?.deactivatedAt !== null) throw notFound();
  return user;
}
