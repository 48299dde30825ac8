// The tools of promise checks: a room, users created by the suite, and reports of broken promises.
import { z } from 'zod';
import type { NamedPromise } from '../contract.ts';
import { enter, letIn, type Invitation } from '../callers/guests.ts';
import type { Call, Room } from '../room/room.ts';
import { textOf, type Invited, type Role, type Target, type Who, type WireAnswer } from '../target.ts';

/** A caller: a given user or a guest. */
export interface Person {
  who: Who;
  id: string;
  email: string;
}

const me = z.object({ id: z.string(), email: z.string().nullable() });

export class Scene {
  readonly room: Room;
  readonly target: Target;
  readonly #promise: NamedPromise;
  readonly #broken: (message: string) => void;

  constructor(room: Room, promise: NamedPromise, broken: (message: string) => void) {
    this.room = room;
    this.target = room.target;
    this.#promise = promise;
    this.#broken = broken;
  }

  /** False for an extension that the target does not have. */
  has(operation: string): boolean {
    return this.room.has(operation);
  }

  call(call: Call): Promise<WireAnswer> {
    return this.room.call(call);
  }

  must(call: Call): Promise<WireAnswer> {
    return this.room.must(call);
  }

  /** Reports that the promise is broken. @param what completes "after …, " */
  broken(what: string): void {
    this.#broken(`${what}. The contract: ${this.#promise.text}`);
  }

  /** @param when what has happened, such as "after the grant was revoked" */
  holds(isTrue: boolean, when: string, what: string): void {
    if (!isTrue) this.broken(`${when}, ${what}`);
  }

  /** Makes a call that must have this status. */
  async answers(status: number, when: string, call: Call): Promise<WireAnswer> {
    const answer = await this.call(call);
    const { method, path } = this.room.operation(call.id);
    if (answer.status !== status) {
      const problem = answer.status < 400 ? '' : ` ${textOf(answer).slice(0, 160)}`;
      this.broken(
        `${when}, ${method} ${path} as ${nameOf(call.who ?? 'admin')} answers ${answer.status}, not ${status}${problem}`,
      );
    }
    return answer;
  }

  read<T>(shape: z.ZodType<T>, call: Call): Promise<T> {
    return this.room.read(shape, call);
  }

  /** The given user of a role. */
  async person(role: Role): Promise<Person> {
    const { id, email } = await this.read(me, { id: 'getCurrentUser', who: role });
    return { who: role, id, email: email ?? '' };
  }

  /** A new user, invited and signed in. @throws NotTried if the suite cannot sign users in */
  guest(
    role: Role,
    rights: Pick<Invitation, 'folderPermissions' | 'documentPermissions' | 'expiresAt'> = {},
  ): Promise<Person> {
    return letIn(this.room, { firstName: 'Noor', lastName: 'Haddad', email: this.room.email(), role, ...rights });
  }

  /** Signs an invited user in. @throws Error if the target does not allow it; NotTried if the suite cannot */
  enter(person: Invited): Promise<Person> {
    return enter(this.target, person);
  }
}

export const nameOf = (who: Who): string => (who.startsWith('guest') ? `somebody invited for it (${who})` : who);
