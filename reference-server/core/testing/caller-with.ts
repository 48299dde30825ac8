// The caller of a session, which counts as used as over HTTP.
import type { Actor } from '../call/operation.ts';
import type { Room } from '../room/room.ts';
import { bySession } from '../identity/recheck/by-session.ts';
import { ADDRESS } from './room.ts';

/** The user of the token; null for none. */
export async function callerWith(
  { ports, memory }: Pick<Room, 'ports' | 'memory'>,
  token: string,
  from: string | null = ADDRESS,
): Promise<Actor | null> {
  const client = { ipAddress: from, userAgent: 'Test' };
  const { actor, used } = await bySession({ session: token, client }, { ports, memory });
  used?.();
  return actor;
}
