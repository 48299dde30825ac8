// Who calls where people may begin without a sign-in of their own: in the mock, and in tests. A session that was there
// at first must still be there.
import type { Actor } from '../desk/operation.ts';
import type { Tables } from '../ports.ts';
import { displayName } from '../records/shapes.ts';

/** @param hadSession whether the store knew the session when the call began. */
export async function personNow(tx: Tables, before: Actor | null, hadSession: boolean): Promise<Actor | null> {
  if (!before) return null;
  const { userId, sessionId } = before;
  if (hadSession && !(await tx.sessions.get(sessionId))) return null;
  const user = await tx.users.get(userId);
  if (user?.deactivatedAt !== null) return null;
  return { userId, sessionId, role: user.role, email: user.email, name: displayName(user) };
}
