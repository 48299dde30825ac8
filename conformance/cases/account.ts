// Calls about one's own second factor and sessions are made by people of the suite's own making: nobody whom the suite
// was given is signed out, or has a second factor for longer than lent-factors.ts lends one.
import { z } from 'zod';
import { letIn, type Person } from '../callers/guests.ts';
import type { Call, Room } from '../room.ts';
import { Authenticator, codeAt } from '../targets/second-factor.ts';
import { textOf, type Role, type Who } from '../target.ts';

const stepMs = 30_000;
const freshMs = 10 * 60_000;
const mostCalls = 8;
/** A code is good one step before and after its own. */
const neighbours = 1;
/** Until a code is there: it has to be good then. */
const longestWayMs = 5000;

const begun = z.object({ id: z.string(), secret: z.string() });
const asked = z.object({ id: z.string(), options: z.looseObject({ challenge: z.string() }) });
const enrolled = z.object({ factor: z.object({ id: z.string() }), recoveryCodes: z.array(z.string()).nullable() });
const sessions = z.array(z.object({ id: z.string(), isCurrent: z.boolean() }));

/** An app that shows the codes of a secret, each once. */
export class App {
  readonly #secret: string;
  readonly #room: Room;
  #lastStep = 0;

  constructor(secret: string, room: Room) {
    this.#secret = secret;
    this.#room = room;
  }

  /** A code that was not shown before; null once the steps around now have been used. */
  next(): Promise<string> | null {
    const now = this.#room.now().getTime();
    const oldest = Math.floor((now + longestWayMs) / stepMs) - neighbours;
    const next = Math.max(oldest, this.#lastStep + 1);
    if (next > Math.floor(now / stepMs) + neighbours) return null;
    this.#lastStep = next;
    return codeAt(this.#secret, new Date(next * stepMs));
  }
}

export interface Member extends Person {
  role: Role;
  /** Then they came in; a proof of theirs is fresh for a quarter of an hour. */
  since: Date;
  /** Each call may give them one more factor, and nobody takes many. */
  calls: number;
  factor: { id: string; app: App } | null;
  passkey: Authenticator | null;
}

const everybody = new WeakMap<Room, Map<Role, Member>>();
const administrators = new WeakMap<Room, string[]>();

/** Somebody of this role who was let in for such calls. @throws NotTried where the suite cannot let anybody in */
export async function member(room: Room, role: Role): Promise<Member> {
  const known = everybody.get(room)?.get(role);
  const isFresh =
    known !== undefined && room.now().getTime() - known.since.getTime() < freshMs && known.calls < mostCalls;
  if (isFresh && (await room.call({ id: 'getCurrentUser', who: known.who })).status === 200) {
    known.calls += 1;
    return known;
  }
  const made = await newMember(room, role);
  everybody.set(room, (everybody.get(room) ?? new Map<Role, Member>()).set(role, made));
  return made;
}

/** Somebody new, without a second factor. */
export async function newMember(room: Room, role: Role): Promise<Member> {
  const person = await letIn(room, { firstName: 'Noor', lastName: 'Haddad', email: room.email(), role });
  if (role === 'admin') administrators.set(room, [...(administrators.get(room) ?? []), person.id]);
  return { ...person, role, since: room.now(), calls: 0, factor: null, passkey: null };
}

/** Takes the accounts of the administrators among them away, where it counts how many there are. */
export async function dismissAdministrators(room: Room): Promise<void> {
  for (const id of administrators.get(room) ?? []) await room.call({ id: 'deactivateUser', params: { id } });
  administrators.delete(room);
  everybody.get(room)?.delete('admin');
}

/** A secret of which no code has come back yet. */
export async function beginTotp(room: Room, { who }: { who: Who }): Promise<{ id: string; app: App }> {
  const { id, secret } = begun.parse(jsonOf(await room.must({ id: 'beginTotpEnrolment', who })));
  return { id, app: new App(secret, room) };
}

export async function finishTotp(room: Room, person: Person): Promise<Omit<Call, 'id'>> {
  const { id, app } = await beginTotp(room, person);
  return { who: person.who, params: { id }, json: { code: await app.next(), name: 'Phone' } };
}

/** The member with an app. */
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

/** The answer of an authenticator to the options of this call. */
export async function finishPasskey(room: Room, { who }: Person, holder: Authenticator): Promise<Omit<Call, 'id'>> {
  const { id, options } = asked.parse(jsonOf(await room.must({ id: 'beginPasskeyEnrolment', who })));
  return { who, params: { id }, json: { name: 'Laptop', response: await holder.create(options) } };
}

/** The member with a passkey. */
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

/** One for the origin that people reach the target by. */
export async function authenticator(room: Room): Promise<Authenticator> {
  return new Authenticator({ origin: new URL((await room.ticket()).documentURL).origin });
}

/** Signs a member in once more, and names the session that is not theirs. @throws NotTried where the suite cannot */
export async function anotherSession(room: Room, person: Person): Promise<{ other: Person; id: string }> {
  const other = await room.comeAgain(person);
  const list = sessions.parse(jsonOf(await room.must({ id: 'listMySessions', who: person.who })));
  const found = list.find(({ isCurrent }) => !isCurrent);
  if (!found) throw new Error('GET /api/account/sessions does not have the session of a second sign-in');
  return { other, id: found.id };
}

function jsonOf(answer: Parameters<typeof textOf>[0]): unknown {
  return JSON.parse(textOf(answer));
}
