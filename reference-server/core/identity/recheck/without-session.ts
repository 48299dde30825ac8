// Identifies the caller where calls need no sign-in: in the mock and in tests. A session that existed when the call
// began must still exist.
import type { Actor } from '../../call/operation.ts';
import type { Caller, Room } from '../../room/room.ts';
import type { Tables } from '../../ports/store.ts';
import { callerOf, noteUse, userAsCaller } from '../sessions/sessions.ts';

/** The user of this id under this session, which the store need not know. */
export async function callerWithout(
  room: Pick<Room, 'ports' | 'memory'>,
  { userId, sessionId, address }: { userId: string | null; sessionId: string; address: string | null },
): Promise<Caller> {
  if (userId === null) return { actor: null, now: () => Promise.resolve(null) };
  const { store } = room.ports;
  const session = await store.read((tx) => tx.sessions.get(sessionId));
  if (session) {
    const now = (tx: Tables) => callerOf(tx, room, sessionId, address);
    return { actor: await store.read(now), now, used: () => noteUse(room, session) };
  }
  const now = async (tx: Tables): Promise<Actor | null> => {
    const caller = await userAsCaller(tx, room, userId, address);
    return caller && { ...caller, sessionId };
  };
  return { actor: await store.read(now), now };
}
