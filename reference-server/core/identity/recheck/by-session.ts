// Identifies the caller by the session that a door passes in.
import type { ApiRequest } from '../../call/request.ts';
import type { Caller, Room } from '../../room/room.ts';
import { beforeTerms } from '../terms/answer-terms.ts';
import { actorOf, callerOf, sessionHolder, noteUse } from '../sessions/sessions.ts';

const nobody: Caller = { actor: null, now: () => Promise.resolve(null) };

export async function bySession(
  { session: token, client }: Pick<ApiRequest, 'session' | 'client'>,
  room: Pick<Room, 'ports' | 'memory'>,
): Promise<Caller> {
  if (token === null) return nobody;
  const { ports } = room;
  const id = await ports.hasher.sha256(token);
  const holder = () => ports.store.read((tx) => sessionHolder(tx, room, id));
  // The session may have been used on another server.
  const isLater = async () => room.memory.lastUses.look([id], ports.clock.now());
  const found = (await holder()) ?? ((await isLater()) ? await holder() : null);
  if (!found) {
    const waiting = await ports.store.read((tx) => beforeTerms(tx, room, id, client));
    return waiting ? { ...nobody, waiting: id } : nobody;
  }
  return {
    actor: actorOf(found, ports, client.ipAddress),
    now: (tx) => callerOf(tx, room, id, client.ipAddress),
    used: () => noteUse(room, found.session),
  };
}
