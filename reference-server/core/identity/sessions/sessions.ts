// Sessions: an opaque token in a cookie, its hash in the store. A session ends 7 days after its last use or earlier by
// the policy, with a logout, when its user or their access ends, without a required second factor, or at an age that
// the installation sets; it is invalid while its user has terms to accept. User, role and network are checked again for
// every call.
import { noContent, ok, type Actor, type Client, type Everyone, type Handler } from '../../call/operation.ts';
import type { Room } from '../../room/room.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import type { UserRecord } from '../../records/records.ts';
import type { SessionRecord } from '../../records/identity.ts';
import { currentUserShape, displayName } from '../../records/shapes.ts';
import { unauthenticated } from '../../call/errors.ts';
import { tasksOf } from '../../access/waiting.ts';
import { isLeftOut } from '../../access/parties.ts';
import { isHere } from '../../records/presence.ts';
import { lastVisitAt, noteVisit } from '../sign-in/visits.ts';
import { openTerms } from '../terms/open-terms.ts';
import { requiresFactor, isAllowedFrom, policyNow, type SecurityPolicy } from '../../records/policy-in-force.ts';
import { change, type ChangeTx, evenWhenFull, type Audit } from '../../store/change.ts';
import { keepHouse } from '../../store/housekeeping.ts';

export const sessionLifetimeMs = 7 * 86_400_000;
const writeEveryMs = 60_000;

/** The memory and ports that decide whether a session is valid. */
export type SessionParts = Pick<Room, 'memory'> & {
  ports: Pick<Ports, 'clock' | 'networks' | 'policyByEnvironment' | 'sessionMaxDays'>;
};

interface Holder {
  session: SessionRecord;
  user: UserRecord;
  policy: SecurityPolicy;
}

/**
 * The user of this session at this address, according to these tables. Null if the session has ended, is too old or
 * idle, lacks a required second factor or waits for terms, or if its user is gone or locked out by a suspended group.
 */
export async function callerOf(
  tx: Tables,
  room: SessionParts,
  sessionId: string,
  address: string | null,
): Promise<Actor | null> {
  const found = await sessionHolder(tx, room, sessionId);
  return found && actorOf(found, room.ports, address);
}

export function actorOf(
  { session, user, policy }: Holder,
  ports: Pick<Ports, 'networks'>,
  address: string | null,
): Actor {
  return { ...personOf(user, policy, ports, address), sessionId: session.id };
}

/** A user as a caller from this address, independent of their session. */
function personOf(
  user: UserRecord,
  policy: SecurityPolicy,
  { networks }: Pick<Ports, 'networks'>,
  address: string | null,
): Omit<Actor, 'sessionId'> {
  const isOutside = !isAllowedFrom(policy, user.role, address, networks);
  return { userId: user.id, role: user.role, email: user.email, name: displayName(user), isOutside, address };
}

/** A user as a caller from this address, whether or not the store has a session of theirs. */
export async function userAsCaller(tx: Tables, { ports }: SessionParts, userId: string, address: string | null) {
  const user = await tx.users.get(userId);
  const now = ports.clock.now();
  if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return null;
  if ((await openTerms(tx, userId)).length > 0) return null;
  return personOf(user, await policyNow(tx, ports), ports, address);
}

export async function sessionHolder(tx: Tables, room: SessionParts, id: string): Promise<Holder | null> {
  const found = await holderBeforeTerms(tx, room, id);
  return found?.open.length === 0 ? found : null;
}

/** The same, but the user may have terms to accept. */
export async function holderBeforeTerms(tx: Tables, room: SessionParts, id: string) {
  const session = await tx.sessions.get(id);
  if (!session) return null;
  const user = await tx.users.get(session.userId);
  const now = room.ports.clock.now();
  if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return null;
  const policy = await policyNow(tx, room.ports);
  const open = await openTerms(tx, user.id);
  return stands(session, user, policy, room, open.length > 0) ? { session, user, policy, open } : null;
}

/** Whether the session is valid under the policy. @param hasTerms whether time to read terms counts */
export function stands(
  session: SessionRecord,
  user: UserRecord,
  policy: SecurityPolicy,
  room: SessionParts,
  hasTerms = false,
): boolean {
  if (room.memory.endedBefore.has(session.id)) return false;
  if (requiresFactor(policy, user.role) && !session.secondFactor) return false;
  return room.ports.clock.now().getTime() <= sessionEnd(session, policy, room, hasTerms);
}

/** When it ends unless it is used, in milliseconds since 1970. */
export function sessionEnd(session: SessionRecord, policy: SecurityPolicy, room: SessionParts, hasTerms = false) {
  const { sessionMaxDays = null, clock } = room.ports;
  const idleMs = Math.min(sessionLifetimeMs, (policy.idleMinutes ?? Infinity) * 60_000);
  const ageMs = sessionMaxDays === null ? Infinity : sessionMaxDays * 86_400_000;
  const usedAt = lastUseOf(session, room);
  // It was used while a clock was wrong, and how long ago that was is not known.
  if (usedAt - clock.now().getTime() > idleMs) return 0;
  const readsUntil = hasTerms ? new Date(session.readsTermsUntil ?? 0).getTime() : 0;
  return Math.min(Math.max(usedAt + idleMs, readsUntil), new Date(session.createdAt).getTime() + ageMs);
}

/** More precise than the row. */
export function lastUseOf({ id, lastUsedAt }: SessionRecord, { memory }: Pick<Room, 'memory'>): number {
  return Math.max(memory.lastUses.of(id), new Date(lastUsedAt).getTime());
}

export function noteUse({ ports, memory }: Pick<Room, 'memory'> & { ports: Ports }, session: SessionRecord): void {
  const now = ports.clock.now().getTime();
  memory.lastUses.note(session.id, now);
  if (now - new Date(session.lastUsedAt).getTime() >= writeEveryMs) writeLastUse(ports, session, now);
}

/** Ends a session at once. @returns the provider's token, to end its session as well; null without one */
export async function signOut(ports: Ports, sessionId: string, client: Client): Promise<string | null> {
  const door = { ports, actor: null, client, now: ports.clock.now() };
  return change(evenWhenFull(door), async (tx, audit) => {
    const session = await tx.sessions.get(sessionId);
    if (!session) return null;
    await tx.sessions.delete(sessionId);
    await noteVisit(tx, session.userId, door.now, { isOver: true });
    audit({ type: 'logout', description: 'Signed out', actor: session });
    return session.idToken;
  });
}

/** The sessions that a provider ends: all of a user, or those of one provider session. One of the two is set. */
export interface ProviderLogout {
  issuer: string;
  subject: string | null;
  providerSessionId: string | null;
}

/** @returns the number of sessions ended */
export async function signOutByProvider(ports: Ports, ended: ProviderLogout, client: Client): Promise<number> {
  const door = { ports, actor: null, client, now: ports.clock.now() };
  return change(evenWhenFull(door), async (tx, audit) => {
    let count = 0;
    for (const session of await tx.sessions.list()) {
      const identity = (await tx.users.get(session.userId))?.identity;
      if (!isMeant(ended, identity, session.providerSessionId)) continue;
      await tx.sessions.delete(session.id);
      audit({ type: 'logout', description: 'Signed out by the identity provider', actor: session });
      count += 1;
    }
    await endHalfSignInsOf(tx, audit, ended);
    return count;
  });
}

async function endHalfSignInsOf(tx: ChangeTx, audit: Audit, ended: ProviderLogout) {
  for (const { id, userId, identity } of await tx.halfSignIns.list()) {
    if (!isMeant(ended, identity, identity.providerSessionId)) continue;
    await tx.halfSignIns.delete(id);
    const description = 'Signed out by the identity provider before the second factor';
    audit({ type: 'logout', description, actor: { userId } });
  }
}

/** A session without a provider session name may be the one that is meant. */
function isMeant(
  { issuer, subject, providerSessionId: named }: ProviderLogout,
  identity: UserRecord['identity'] | undefined,
  known: string | null = null,
): boolean {
  if (identity?.issuer !== issuer || (subject !== null && identity.subject !== subject)) return false;
  return named === null || known === named || (known === null && subject !== null);
}

/** The door deletes the cookie. */
export const logout: Handler<'logout', 'public'> = async ({ actor, client, ports }) => {
  if (actor) await signOut(ports, actor.sessionId, client);
  return noContent();
};

export const getCurrentUser: Handler<'getCurrentUser', Everyone> = async ({ actor, ports, memory }) => {
  const { user, visit, tasks } = await ports.store.read(async (tx) => {
    const user = await tx.users.get(actor.userId);
    const tasks = user ? (await tasksOf(tx, { ports, memory }, user)).length : 0;
    return { user, tasks, visit: await tx.visits.get(actor.userId) };
  });
  const now = ports.clock.now();
  if (!isHere(user, now)) throw unauthenticated();
  const { room, retentionDays = 0, sessionMaxDays, textSearch } = ports;
  const optional = {
    ...(room && { room: { ...room, ...(sessionMaxDays && { sessionMaxDays }) } }),
    ...(retentionDays > 0 && { retentionDays }),
    ...(tasks > 0 && { tasks }),
    ...(textSearch.readsScans && { readsScans: true }),
  };
  return ok({ ...currentUserShape(user), lastVisitAt: lastVisitAt(visit, now), ...optional });
};

/** Not awaited: losing the write costs at most a minute of a session's life. */
function writeLastUse(ports: Ports, { id, lastUsedAt }: SessionRecord, now: number): void {
  const write = keepHouse(ports, 'a session was used', async (tx) => {
    const session = await tx.sessions.get(id);
    if (session?.lastUsedAt !== lastUsedAt) return;
    await tx.sessions.put({ ...session, lastUsedAt: new Date(now).toISOString() });
    await noteVisit(tx, session.userId, new Date(now));
  });
  write.catch((error: unknown) => ports.reportFault(error, 'session'));
}
