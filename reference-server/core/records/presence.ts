// Whether somebody belongs to the data room at a moment: the one place that knows. An administrator ends it for good, and
// the clock does where an end was set: then the row stays in the list of people, and nothing else is left of them.
import type { UserRecord } from './records.ts';
import { isOver } from './ends.ts';

/** Neither deactivated nor past the end of their access. */
export function isHere(user: UserRecord | undefined, now: Date): user is UserRecord {
  return user?.deactivatedAt === null && !hasEnded(user, now);
}

/** Whether they will not be here for ever. */
export function hasAnEnd({ expiresAt = null }: UserRecord): boolean {
  return expiresAt !== null;
}

/** Whether the clock has passed the end of somebody's access. The moment itself is too late. */
export function hasEnded({ expiresAt }: UserRecord, now: Date): boolean {
  return isOver(expiresAt, now);
}

/** Whether somebody has signed in, ever. */
export function hasJoined(user: UserRecord): boolean {
  return user.identity !== null || user.lastLoginAt !== null;
}
