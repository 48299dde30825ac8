// Who is signed in. The reference server asks a session cookie; the mock asks the developer.
import type { Actor, Call, Client } from '#core/desk/operation.ts';
import type { Ports, Store } from '#core/ports.ts';
import type { UserRecord } from '#core/records/records.ts';
import { displayName } from '#core/records/shapes.ts';
import { signIn } from '#core/people/sign-in.ts';
import { personNow } from '#core/standing/without-session.ts';
import type { World } from './world/world.ts';

/** A role (its first active person), the id of a user, or nobody. */
export type Persona = string | null;

/** The person behind a persona; nobody when the user is unknown or deactivated, as after a real deactivation. */
export async function findUser(store: Store, persona: Persona): Promise<UserRecord | null> {
  if (persona === null) return null;
  return store.read(async ({ users }) => {
    const user =
      (await users.get(persona)) ?? (await users.list()).find((row) => row.role === persona && isActive(row));
    return user && isActive(user) ? user : null;
  });
}

/** The actor of a call, found afresh each time, so that a changed role bites on the next one. */
export async function findActor(store: Store, persona: Persona): Promise<Actor | null> {
  const user = await findUser(store, persona);
  if (!user) return null;
  const sessions = await store.read((tx) => tx.sessions.by('user', user.id));
  return {
    userId: user.id,
    role: user.role,
    email: user.email,
    name: displayName(user),
    // Tests and stories begin signed in, without a sign-in of their own.
    sessionId: sessions.at(-1)?.id ?? `session-of-${user.id}`,
  };
}

/** Who the same caller is in the tables of a running call; nobody once they have signed out. */
export async function callerNow(world: World, before: Actor | null): Promise<Call['callerNow']> {
  const isKnown = before && (await world.store.read((tx) => tx.sessions.get(before.sessionId))) !== undefined;
  return (tx) => personNow(tx, world.situation.persona === null ? null : before, isKnown ?? false);
}

/** Signs a persona in as a provider's answer would: a session, the time of the last login, an entry in the audit log. */
export async function signInAs(ports: Ports, persona: Persona, client: Client): Promise<boolean> {
  const user = await findUser(ports.store, persona);
  if (!user) return false;
  const identity = user.identity ?? { issuer: 'https://mock.invalid', subject: user.id };
  const result = await signIn(ports, { ...identity, email: user.email, emailVerified: true, idToken: null }, client);
  return result.isSignedIn;
}

function isActive(user: UserRecord): boolean {
  return user.deactivatedAt === null;
}
