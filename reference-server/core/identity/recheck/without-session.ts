// Identifies the caller where calls need no sign-in: in the mock and in tests. A session that existed when the call
// began must still exist.
import type { Actor } from '../../call/operation.ts';
import type { Caller, Room } from '../../room/room.ts';
import type { Tables } from '../../ports/store.ts';
import { isLeftOut } from '../../access/parties.ts';
import { isHere } from '../../records/presence.ts';
import { openTerms } from '../terms/open-terms.ts';
import { callerOf, noteUse, personOf } from '../sessions/sessions.ts';
import { policyNow } from '../../records/policy-in-force.ts';

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
    const user = await tx.users.get(userId);
    const moment = room.ports.clock.now();
    if (!isHere(user, moment) || (await isLeftOut(tx, user, moment))) return null;
    if ((await openTerms(tx, userId)).length > 0) return null;
    return { ...personOf(user, await policyNow(tx, room.ports), room.ports, address), sessionId };
  };
  return { actor: await store.read(now), now };
}
