// Who calls where people may begin without a sign-in of their own: in the mock, and in tests. A session that was there
// at first must still be there.
import type { Actor } from '../desk/operation.ts';
import type { Caller } from '../desk/room.ts';
import type { Store, Tables } from '../ports.ts';
import { displayName } from '../records/shapes.ts';

/** The person of this id under this session, which need not be one that the store knows. */
export async function callerWithout(store: Store, userId: string | null, sessionId: string): Promise<Caller> {
  if (userId === null) return { actor: null, now: () => Promise.resolve(null) };
  const find = (tx: Tables) => personOf(tx, userId, sessionId);
  const [actor, session] = await store.read(async (tx) => [await find(tx), await tx.sessions.get(sessionId)] as const);
  const hadSession = session !== undefined;
  return {
    actor,
    now: async (tx) => (hadSession && !(await tx.sessions.get(sessionId)) ? null : actor && find(tx)),
  };
}

async function personOf(tx: Tables, userId: string, sessionId: string): Promise<Actor | null> {
  const user = await tx.users.get(userId);
  if (user?.deactivatedAt !== null) return null;
  return { userId, sessionId, role: user.role, email: user.email, name: displayName(user) };
}
