// What a promise is looked at with: a room, people of the suite's own making, and what is said when it is broken.
import { z } from 'zod';
import type { NamedPromise } from '../contract.ts';
import type { Call, Room } from '../room.ts';
import { NotTried } from '../run.ts';
import { textOf, type Guest, type Invited, type Role, type Target, type Who, type WireAnswer } from '../target.ts';

export interface Person {
  who: Who;
  id: string;
  email: string;
}

export interface Rights {
  folderPermissions?: readonly { folderId: string; canRead: boolean; canWrite: boolean }[];
  documentPermissions?: readonly { documentId: string; canRead: boolean; canDownload: boolean }[];
}

const created = z.object({
  id: z.string(),
  email: z.string(),
  invitation: z.object({ link: z.string() }).optional(),
});
const me = z.object({ id: z.string(), email: z.string().nullable() });

/** Who has been let in, whichever promise asked for them first. */
export class Guests {
  #count = 0;

  next(): Guest {
    return `guest ${(this.#count += 1)}`;
  }
}

export class Scene {
  readonly room: Room;
  readonly target: Target;
  readonly #promise: NamedPromise;
  readonly #guests: Guests;
  readonly #broken: (message: string) => void;

  constructor(room: Room, promise: NamedPromise, guests: Guests, broken: (message: string) => void) {
    this.room = room;
    this.target = room.target;
    this.#promise = promise;
    this.#guests = guests;
    this.#broken = broken;
  }

  call(call: Call): Promise<WireAnswer> {
    return this.room.call(call);
  }

  must(call: Call): Promise<WireAnswer> {
    return this.room.must(call);
  }

  /** Says that the promise is broken. @param what as it would end "after …, " */
  broken(what: string): void {
    this.#broken(`${what}. The contract: ${this.#promise.says}`);
  }

  /** @param when what has happened, such as "after the grant was revoked" */
  holds(isTrue: boolean, when: string, what: string): void {
    if (!isTrue) this.broken(`${when}, ${what}`);
  }

  /** Makes a call that must be answered so. */
  async answers(status: number, when: string, call: Call): Promise<WireAnswer> {
    const answer = await this.call(call);
    const { method, path } = this.room.operation(call.id);
    if (answer.status !== status) {
      const said = answer.status < 400 ? '' : ` ${textOf(answer).slice(0, 160)}`;
      this.broken(
        `${when}, ${method} ${path} as ${nameOf(call.who ?? 'admin')} answers ${answer.status}, not ${status}${said}`,
      );
    }
    return answer;
  }

  /** What a call answers, parsed. @throws ZodError for what does not have the shape */
  async read<T>(shape: z.ZodType<T>, call: Call): Promise<T> {
    return shape.parse(JSON.parse(textOf(await this.must(call))));
  }

  /** The person of a role whom the suite was given. */
  async person(role: Role): Promise<Person> {
    const { id, email } = await this.read(me, { id: 'getCurrentUser', who: role });
    return { who: role, id, email: email ?? '' };
  }

  /** Somebody new, invited and come in. @throws NotTried where the suite cannot let anybody in */
  async guest(role: Role, rights: Rights = {}): Promise<Person> {
    const json = { firstName: 'Noor', lastName: 'Haddad', email: this.room.email(), role, ...rights };
    const { id, email, invitation } = await this.read(created, { id: 'createUser', json });
    try {
      return await this.enter({ id, email, link: invitation?.link ?? null });
    } catch (error) {
      throw new NotTried(`somebody who was invited could not be let in: ${String(error)}`, { cause: error });
    }
  }

  /** Lets somebody in who was invited. @throws Error when the target does not; NotTried where the suite cannot */
  async enter(person: Invited): Promise<Person> {
    if (!this.target.enter) throw new NotTried('it needs somebody new to come in, and the suite cannot let anybody in');
    const who = this.#guests.next();
    await this.target.enter(who, person);
    return { who, id: person.id, email: person.email };
  }
}

export const nameOf = (who: Who): string => (who.startsWith('guest') ? `somebody invited for it (${who})` : who);
