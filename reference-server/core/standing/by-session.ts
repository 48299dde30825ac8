// Who calls where people sign in: the person behind the session that a door was handed.
import type { RoomPorts } from '../desk/room.ts';
import { authenticate, callerOf, type SessionLimits } from '../people/sessions.ts';

export function bySession(limits: SessionLimits): RoomPorts['identify'] {
  return async ({ session }, room) => {
    const actor = session === null ? null : await authenticate(room, session, limits);
    return { actor, now: async (tx) => actor && callerOf(tx, room, actor.sessionId, limits) };
  };
}
