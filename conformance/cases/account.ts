// Calls about the caller's own second factor and sessions use users created by the suite, so that none of the given
// users is signed out or keeps a second factor.
import { z } from 'zod';
import { letIn, type Person } from '../callers/guests.ts';
import type { Call, Room } from '../room/room.ts';
import { Authenticator, codeAt } from '../targets/second-factor.ts';
import { jsonOf, type Role, type Who } from '../target.ts';

const stepMs = 30_000;
const freshMs = 10 * 60_000;
const mostCalls = 16;
/** Of the ten requests that a user may make in a day. */
const mostRequests = 8;
/** A code is valid one step before and after its own. */
const neighbours = 1;
/** How long a code may take to arrive while it is valid. */
const longestWayMs = 5000;

const begun = z.object({ id: z.string(), secret: z.string() });
const passkeyBegun = z.object({ id: z.string(), options: z.looseObject({ challenge: z.string() }) });
const enrolled = z.object({ factor: z.object({ id: z.string() }), recoveryCodes: z.array(z.string()).nullable() });
const sessions = z.array(z.object({ id: z.string(), isCurrent: z.boolean() }));

/** An app with the codes of a secret, each used once. */
export class App {
  #lastStep = 0;

  constructor(
    private readonly secret: string,
    private readonly room: Room,
  ) {}

  /** A new code; null if the steps around now are used. */
  next(): Promise<string> | null {
    const now = this.room.now().getTime();
    const oldest = Math.floor((now + longestWayMs) / stepMs) - neighbours;
    const next = Math.max(oldest, this.#lastStep + 1);
    if (next > Math.floor(now / stepMs) + neighbours) return null;
    this.#lastStep = next;
    return codeAt(this.secret, new Date(next * stepMs));
  }
}

export interface Member extends Person {
  role: Role;
  /** The time of their sign-in; their proofs are fresh for a quarter of an hour. */
  since: Date;
  /** Calls may each add a factor, so their number is limited. */
  calls: number;
  factor: { id: string; app: App } | null;
  passkey: Authenticator | null;
}

const everybody = new WeakMap<Room, Map<string, Member>>();
const administrators = new WeakMap<Room, string[]>();

/** A new user of this role for such calls. @throws NotTried if the suite cannot sign users in */
export function member(room: Room, role: Role): Promise<Member> {
  return shared(room, role, role, mostCalls);
}

/** A user for requests, of which each user may make only a few. Compared calls need a new user on both sides. */
export async function requester(room: Room): Promise<Member> {
  return room.isCompared ? newMember(room, 'viewer') : shared(room, 'viewer', 'requester', mostRequests);
}

/** A user who never gets a second factor, so that the next sign-in does not ask for one. */
export async function withoutFactor(room: Room, role: Role): Promise<Member> {
  return room.isCompared ? newMember(room, role) : shared(room, role, `${role} without a factor`, Infinity);
}

/** Such a user, and the id of another session of theirs. */
export async function signedInTwice(room: Room, role: Role): Promise<{ person: Member; id: string }> {
  const person = await withoutFactor(room, role);
  const left = room.isCompared ? [] : await sessionsOf(room, person);
  const other = left.find(({ isCurrent }) => !isCurrent) ?? (await anotherSession(room, person));
  return { person, id: other.id };
}

/** A user whom several calls share, since creating an account is slow. */
async function shared(room: Room, role: Role, what: string, most: number): Promise<Member> {
  const known = everybody.get(room)?.get(what);
  const isFresh = known !== undefined && room.now().getTime() - known.since.getTime() < freshMs && known.calls < most;
  if (isFresh && (await room.call({ id: 'getCurrentUser', who: known.who })).status === 200) {
    known.calls += 1;
    return known;
  }
  const made = await newMember(room, role);
  everybody.set(room, (everybody.get(room) ?? new Map<string, Member>()).set(what, made));
  return made;
}

/** A new user without a second factor. */
export async function newMember(room: Room, role: Role): Promise<Member> {
  const person = await letIn(room, { firstName: 'Noor', lastName: 'Haddad', email: room.email(), role });
  if (role === 'admin') administrators.set(room, [...(administrators.get(room) ?? []), person.id]);
  return { ...person, role, since: room.now(), calls: 0, factor: null, passkey: null };
}

/** Removes the administrators among them, where the number of administrators matters. */
export async function dismissAdministrators(room: Room): Promise<void> {
  for (const id of administrators.get(room) ?? []) await room.call({ id: 'deactivateUser', params: { id } });
  administrators.delete(room);
  for (const [what, { role }] of everybody.get(room) ?? []) if (role === 'admin') everybody.get(room)?.delete(what);
}

/** A secret without a confirmed code. */
export async function beginTotp(room: Room, { who }: { who: Who }): Promise<{ id: string; app: App }> {
  const { id, secret } = await room.read(begun, { id: 'beginTotpEnrolment', who });
  return { id, app: new App(secret, room) };
}

export async function finishTotp(room: Room, person: Person): Promise<Omit<Call, 'id'>> {
  const { id, app } = await beginTotp(room, person);
  return { who: person.who, params: { id }, json: { code: await app.next(), name: room.name('Phone') } };
}

/** The user, with an app. */
export async function withApp(
  room: Room,
  role: Role,
  who?: Member,
): Promise<Member & { factor: { id: string; app: App } }> {
  const person = who ?? (await member(room, role));
  const { id, app } = await beginTotp(room, person);
  const json = { code: await app.next(), name: 'Phone' };
  const answer = await room.must({ id: 'finishTotpEnrolment', who: person.who, params: { id }, json });
  person.factor = { id: enrolled.parse(jsonOf(answer)).factor.id, app };
  return { ...person, factor: person.factor };
}

/** An authenticator's answer to the options of this call. */
export async function finishPasskey(room: Room, { who }: Person, holder: Authenticator): Promise<Omit<Call, 'id'>> {
  const { id, options } = await room.read(passkeyBegun, { id: 'beginPasskeyEnrolment', who });
  return { who, params: { id }, json: { name: room.name('Laptop'), response: await holder.create(options) } };
}

/** The user, with a passkey. */
export async function withPasskey(room: Room, role: Role): Promise<Member & { passkey: Authenticator }> {
  const person = await member(room, role);
  person.passkey ??= await addPasskey(room, person);
  return { ...person, passkey: person.passkey };
}

async function addPasskey(room: Room, person: Person): Promise<Authenticator> {
  const holder = await authenticator(room);
  await room.must({ id: 'finishPasskeyEnrolment', ...(await finishPasskey(room, person, holder)) });
  return holder;
}

/** An authenticator for the target's origin. */
export async function authenticator(room: Room): Promise<Authenticator> {
  return new Authenticator({ origin: new URL((await room.ticket()).documentURL).origin });
}

/** Signs a user in again, and returns the id of their other session. @throws NotTried if the suite cannot */
export async function anotherSession(room: Room, person: Person): Promise<{ other: Person; id: string }> {
  const other = await room.comeAgain(person);
  const found = (await sessionsOf(room, person)).find(({ isCurrent }) => !isCurrent);
  if (!found) throw new Error('GET /api/account/sessions does not have the session of a second sign-in');
  return { other, id: found.id };
}

const sessionsOf = (room: Room, { who }: Person) => room.read(sessions, { id: 'listMySessions', who });
