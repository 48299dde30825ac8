// The four people who play the sequences on one side: invited for it, and again only where somebody's account or session
// has ended, since an account takes its time.
import { z } from 'zod';
import type { Contract } from '../contract.ts';
import { Room, type Call } from '../room.ts';
import { inWords, NotTried } from '../run.ts';
import { roles, textOf, type Guest, type Role, type Target, type WireAnswer } from '../target.ts';

const invited = z.object({ id: z.string(), email: z.string(), invitation: z.object({ link: z.string() }).optional() });

interface Player {
  who: Guest;
  id: string;
}

/** Higher than any that a promise lets in. */
let guests = 1000;

export class Cast {
  readonly target: Target;
  readonly #room: Room;
  readonly #token: string;
  readonly #players = new Map<Role, Player>();
  #count = 0;

  /** @param token the same on both sides, and no other's */
  constructor(target: Target, contract: Contract, token: string) {
    this.target = target;
    this.#room = new Room(target, contract, () => undefined);
    this.#token = token;
  }

  /** All four, whoever is missing invited afresh, in the order of their roles. */
  async complete(): Promise<readonly (Player & { role: Role })[]> {
    const all: (Player & { role: Role })[] = [];
    for (const role of roles) {
      const player = this.#players.get(role) ?? (await this.#invite(role));
      this.#players.set(role, player);
      all.push({ ...player, role });
    }
    return all;
  }

  /** Whoever has lost session, role or account by a call plays no further sequence. */
  see({ id, who, params }: Call, { status }: WireAnswer): void {
    const isOut = id === 'logout' || id === 'logoutAndReturn';
    const isOther = id === 'updateUserRole' || id === 'deactivateUser';
    if (status >= 400 || !(isOut || isOther)) return;
    for (const [role, player] of this.#players)
      if (isOut ? player.who === who : player.id === params?.['id']) this.#players.delete(role);
  }

  clear(): Promise<void> {
    return this.#room.clear();
  }

  async #invite(role: Role): Promise<Player> {
    if (!this.target.enter) throw new NotTried('the suite cannot let anybody in');
    const email = `${role}.${(this.#count += 1)}.${this.#token}@conformance.example`;
    const json = { firstName: 'Noor', lastName: role, email, role };
    const answer = await this.#room.must({ id: 'createUser', json });
    const { invitation, ...person } = invited.parse(JSON.parse(textOf(answer)));
    const who: Guest = `guest ${(guests += 1)}`;
    try {
      await this.target.enter(who, { ...person, link: invitation?.link ?? null });
    } catch (error) {
      throw new NotTried(`somebody who was invited could not be let in: ${inWords(error)}`, { cause: error });
    }
    return { who, id: person.id };
  }
}
