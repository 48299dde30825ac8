// Who calls where people sign in: the person behind the session that a door was handed.
import type { ApiRequest } from '../desk/request.ts';
import type { Caller, Room } from '../desk/room.ts';
import type { Tables } from '../ports.ts';
import { callerOf, noteUse } from '../people/sessions.ts';

const nobody: Caller = { actor: null, now: () => Promise.resolve(null) };

export async function bySession(
  { session: token, client }: Pick<ApiRequest, 'session' | 'client'>,
  room: Pick<Room, 'ports' | 'memory'>,
): Promise<Caller> {
  if (token === null) return nobody;
  const { store, hasher } = room.ports;
  const id = await hasher.sha256(token);
  const now = (tx: Tables) => callerOf(tx, room, id, client.ipAddress);
  const [actor, session] = await store.read(async (tx) => [await now(tx), await tx.sessions.get(id)] as const);
  return actor && session ? { actor, now, used: () => noteUse(room, session) } : nobody;
}
