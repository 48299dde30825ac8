// Sessions: an opaque token in a cookie, its hash in the store. A session ends 7 days after its last use, with a
// logout, with its user, or at an age that the installation sets. Who somebody is, is read afresh for every call.
import { noContent, ok, type Actor, type Client, type Handler } from '../desk/operation.ts';
import type { Room } from '../desk/room.ts';
import type { Ports, Tables } from '../ports.ts';
import type { SessionRecord, UserRecord } from '../records/records.ts';
import { currentUserShape, displayName } from '../records/shapes.ts';
import { unauthenticated } from '../desk/errors.ts';
import { change, type ChangeTx, evenWhenFull, type Tell } from '../store/change.ts';
import { keepHouse } from '../store/housekeeping.ts';

export const sessionLifetimeMs = 7 * 86_400_000;
const writeEveryMs = 60_000;

export interface SessionLimits {
  /** Ends sessions that were idle for so long; null for none beyond the 7 days. */
  idleMinutes: number | null;
  /** Ends sessions so many days after they began, however much they are used; null for never. */
  maxDays?: number | null;
}

/** Who this token is; null for an unknown, ended or expired session and a deactivated user. */
export async function authenticate(
  { ports, memory }: Pick<Room, 'memory'> & { ports: Ports },
  token: string,
  limits: SessionLimits = { idleMinutes: null },
): Promise<Actor | null> {
  const id = await ports.hasher.sha256(token);
  const found = await ports.store.read((tx) => holderOf(tx, { ports, memory }, id, limits));
  if (!found) return null;
  const now = ports.clock.now().getTime();
  memory.lastUses.note(id, now);
  const { session } = found;
  if (now - new Date(session.lastUsedAt).getTime() >= writeEveryMs) writeLastUse(ports, session, now);
  return actorOf(found);
}

/** Who this session is in these tables: null once it has ended, of age or otherwise, or its person is gone. */
export async function callerOf(
  tx: Tables,
  room: Timed,
  sessionId: string,
  limits: SessionLimits,
): Promise<Actor | null> {
  const found = await holderOf(tx, room, sessionId, limits);
  return found && actorOf(found);
}

type Timed = Pick<Room, 'memory'> & { ports: Pick<Ports, 'clock'> };

interface Holder {
  session: SessionRecord;
  user: UserRecord;
}

async function holderOf(
  tx: Tables,
  { ports: { clock }, memory }: Timed,
  id: string,
  { idleMinutes, maxDays = null }: SessionLimits,
): Promise<Holder | null> {
  const session = await tx.sessions.get(id);
  if (!session) return null;
  const user = await tx.users.get(session.userId);
  if (user?.deactivatedAt !== null) return null;
  const now = clock.now().getTime();
  const idleMs = now - Math.max(memory.lastUses.of(id), new Date(session.lastUsedAt).getTime());
  const limitMs = idleMinutes === null ? sessionLifetimeMs : Math.min(sessionLifetimeMs, idleMinutes * 60_000);
  const ageMs = now - new Date(session.createdAt).getTime();
  const isOver = idleMs > limitMs || (maxDays !== null && ageMs > maxDays * 86_400_000);
  return isOver ? null : { session, user };
}

function actorOf({ session, user }: Holder): Actor {
  return { userId: user.id, role: user.role, email: user.email, name: displayName(user), sessionId: session.id };
}

/**
 * Ends a session at once.
 * @returns the provider's token, to end its session as well; null where there is none or no session.
 */
export async function signOut(ports: Ports, sessionId: string, client: Client): Promise<string | null> {
  const door = { ports, actor: null, client, now: ports.clock.now() };
  return change(evenWhenFull(door), async (tx, tell) => {
    const session = await tx.sessions.get(sessionId);
    if (!session) return null;
    await tx.sessions.delete(sessionId);
    tell({ type: 'logout', description: 'Signed out', actor: session });
    return session.idToken;
  });
}

/** Whose sessions a provider ends: all of a person, or those of one of its own sessions. One of the two is there. */
export interface ProviderLogout {
  issuer: string;
  subject: string | null;
  providerSessionId: string | null;
}

/** @returns how many sessions that were */
export async function signOutByProvider(ports: Ports, ended: ProviderLogout, client: Client): Promise<number> {
  const { issuer, subject, providerSessionId } = ended;
  const door = { ports, actor: null, client, now: ports.clock.now() };
  return change(evenWhenFull(door), async (tx, tell) => {
    let count = 0;
    for (const session of await tx.sessions.list()) {
      const identity = (await tx.users.get(session.userId))?.identity;
      const isOfPerson = identity?.issuer === issuer && (subject === null || identity.subject === subject);
      const known = session.providerSessionId ?? null;
      if (!isOfPerson || !isMeant(providerSessionId, known, subject)) continue;
      await tx.sessions.delete(session.id);
      tell({ type: 'logout', description: 'Signed out by the identity provider', actor: session });
      count += 1;
    }
    await endHalfSignInsOf(tx, tell, ended);
    return count;
  });
}

async function endHalfSignInsOf(tx: ChangeTx, tell: Tell, { issuer, subject, providerSessionId }: ProviderLogout) {
  for (const { id, userId, identity } of await tx.halfSignIns.list()) {
    const isOfPerson = identity.issuer === issuer && (subject === null || identity.subject === subject);
    if (!isOfPerson || !isMeant(providerSessionId, identity.providerSessionId ?? null, subject)) continue;
    await tx.halfSignIns.delete(id);
    tell({
      type: 'logout',
      description: 'Signed out by the identity provider before the second factor',
      actor: { userId },
    });
  }
}

/** A session whose name the provider never told may be the one that it means. */
function isMeant(named: string | null, known: string | null, subject: string | null): boolean {
  return named === null || known === named || (known === null && subject !== null);
}

/** The door takes the cookie back. */
export const logout: Handler<'logout'> = async ({ actor, client, ports }) => {
  if (actor) await signOut(ports, actor.sessionId, client);
  return noContent();
};

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ actor, ports }) => {
  const user = await ports.store.read((tx) => tx.users.get(actor.userId));
  if (user?.deactivatedAt !== null) throw unauthenticated();
  return ok(currentUserShape(user));
};

/** Nobody waits for this: losing it costs a minute of a session's life. */
function writeLastUse(ports: Ports, { id, lastUsedAt }: SessionRecord, now: number): void {
  const write = keepHouse(ports, 'a session was used', async (tx) => {
    const session = await tx.sessions.get(id);
    if (session?.lastUsedAt === lastUsedAt)
      await tx.sessions.put({ ...session, lastUsedAt: new Date(now).toISOString() });
  });
  write.catch((error: unknown) => ports.reportFault(error, 'session'));
}
