// The four users of sequences on one side. They are invited again only if their account or session has ended, since
// creating an account is slow.
import type { Contract } from '../contract.ts';
import { letIn, type Person } from '../callers/guests.ts';
import { Room, type Call } from '../room/room.ts';
import { roles, type Role, type Target, type WireAnswer } from '../target.ts';

export class Cast {
  readonly #room: Room;
  readonly #players = new Map<Role, Person>();
  #count = 0;

  /** @param token the same on both sides, and unique */
  constructor(
    readonly target: Target,
    contract: Contract,
    private readonly token: string,
  ) {
    this.#room = new Room(target, contract, () => undefined);
  }

  /** All four, inviting missing ones, in the order of their roles. */
  async complete(): Promise<readonly (Person & { role: Role })[]> {
    const all: (Person & { role: Role })[] = [];
    for (const role of roles) {
      const player = this.#players.get(role) ?? (await this.#invite(role));
      this.#players.set(role, player);
      all.push({ ...player, role });
    }
    return all;
  }

  /** Excludes users who have lost session, role or account by a call. */
  see({ id, who, params }: Call, { status }: WireAnswer): void {
    const isOut = id === 'logout' || id === 'logoutAndReturn';
    const isOther = ['updateUserRole', 'deactivateUser', 'endUserSessions', 'resetSecondFactor'].includes(id);
    if (status >= 400 || !(isOut || isOther)) return;
    for (const [role, player] of this.#players)
      if (isOut ? player.who === who : player.id === params?.['id']) this.#players.delete(role);
  }

  clear(): Promise<void> {
    return this.#room.clear();
  }

  #invite(role: Role): Promise<Person> {
    const email = `${role}.${(this.#count += 1)}.${this.token}@conformance.example`;
    return letIn(this.#room, { firstName: 'Noor', lastName: role, email, role });
  }
}
