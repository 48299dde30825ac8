// The current persona: the mock's replacement for the reference server's session cookie.
import type { Client } from '#core/call/operation.ts';
import type { Caller, RoomPorts } from '#core/room/room.ts';
import type { Ports } from '#core/ports/ports.ts';
import type { Store, Tables } from '#core/ports/store.ts';
import { emailKey } from '#core/records/keys.ts';
import type { UserRecord } from '#core/records/records.ts';
import type { ProvenFactor } from '#core/records/identity.ts';
import { signIn } from '#core/identity/sign-in/sign-in.ts';
import { beforeTerms } from '#core/identity/terms/answer-terms.ts';
import { callerWithout } from '#core/identity/recheck/without-session.ts';

/** A role (its first active user), a user's id or e-mail, or null for a visitor. */
export type Persona = string | null;

/** The user of a persona; none if it is unknown or deactivated. */
export async function findUser(store: Store, persona: Persona): Promise<UserRecord | null> {
  if (persona === null) return null;
  return store.read(async ({ users }) => {
    const [named] = await users.by('email', emailKey(persona));
    const user =
      (await users.get(persona)) ?? named ?? (await users.list()).find((row) => row.role === persona && isActive(row));
    return user && isActive(user) ? user : null;
  });
}

/** The chosen persona; null after a sign-out, or when all sessions were ended. */
export const byPersona: RoomPorts['identify'] = async (request, room) => {
  const { store } = room.ports;
  const user = await findUser(store, request.session);
  const session = user && (await store.read((tx) => newestSession(tx, user)));
  const begun = { userId: session && user.id, sessionId: session ?? '', address: request.client.ipAddress };
  const caller = await callerWithout(room, begun);
  const now: Caller['now'] = async (tx) => (request.session === null ? null : caller.now(tx));
  const isWaiting =
    session !== null &&
    caller.actor === null &&
    (await store.read((tx) => beforeTerms(tx, room, session, request.client)));
  return { ...caller, now, ...(isWaiting && { waiting: session }) };
};

/** The session of the latest sign-in. Tests may begin signed in without one. */
async function newestSession({ sessions }: Tables, user: UserRecord): Promise<string | null> {
  const own = await sessions.by('user', user.id);
  const newest = own.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];
  if (newest) return newest.id;
  const hadOne = user.lastLoginAt !== null && (await sessions.list()).length > 0;
  return hadOne ? null : `session-of-${user.id}`;
}

/**
 * Signs a persona in like a provider's answer: a session, the time of the last login, and an audit entry. Choosing a
 * persona proves the second factor, whose pages belong to the server. @returns the session's token; null for an unknown
 * persona
 */
export async function signInAs(ports: Ports, persona: Persona, client: Client): Promise<string | null> {
  const user = await findUser(ports.store, persona);
  if (!user) return null;
  const identity = user.identity ?? { issuer: 'https://mock.invalid', subject: user.id };
  const claims = { ...identity, email: user.email, emailVerified: true, idToken: null };
  const result = await signIn(ports, claims, { client, proven: await provenBy(ports, user) });
  return result.state === 'signed-in' ? result.token : null;
}

async function provenBy({ store, clock }: Ports, { id }: UserRecord): Promise<ProvenFactor | null> {
  const factors = await store.read((tx) => tx.secondFactors.by('user', id));
  const [method] = factors.map(({ proof }) => proof.kind).sort();
  return method ? { method, at: clock.now().toISOString() } : null;
}

export function nobodyIs(persona: string): string {
  return `Nobody here is “${persona.slice(0, 80)}”: a persona is admin, manager, analyst, viewer, or the id or e-mail address of a person`;
}

const isActive = (user: UserRecord): boolean => user.deactivatedAt === null;
