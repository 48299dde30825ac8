// One world in memory with a view for each user, as if each had their own browser.
import { acceptInvitation } from '../../reference-server/core/identity/sign-in/invitations.ts';
import { emailKey } from '../../reference-server/core/records/keys.ts';
import type { UserRecord } from '../../reference-server/core/records/records.ts';
import { empty } from '../../reference-server/scenarios/empty.ts';
import { signInAs } from '../../mock/persona.ts';
import { fault } from '../../mock/world/fault.ts';
import { calm } from '../../mock/world/situation.ts';
import { createMemoryWorld, type World } from '../../mock/world/world.ts';
import {
  readAnswer,
  roles,
  type Guest,
  type Invited,
  type OwnTarget,
  type Role,
  type Who,
  type WireAnswer,
  type WireRequest,
} from '../target.ts';

export const origin = 'http://localhost';
const client = { ipAddress: '127.0.0.1', userAgent: null };

/** Sends a request into a world, and returns its answer. */
export type Door = (world: World, request: Request) => Promise<Response | undefined>;

export type People = Readonly<Record<Role, Pick<UserRecord, 'email' | 'firstName' | 'lastName'>>>;

/** Opens a room with one user of each role, all signed in. */
export async function openWorld(name: string, door: Door, people: People | null = null): Promise<OwnTarget> {
  let room = await Views.open(door, people);
  return {
    name,
    drawsMarks: false,
    isLimited: false,
    allowsManySessions: false,
    send: (request) => room.answer(request),
    signIn: (role) => room.signIn(role),
    enter: (guest, person) => room.enter(guest, person),
    comeAgain: (guest, { id }) => room.comeAgain(guest, id),
    advance(seconds) {
      room.advance(seconds);
      return Promise.resolve();
    },
    async fault(status, request) {
      const world = room.of(request.who);
      const before = world.situation;
      world.situation = { ...before, faults: [fault('*', status)] };
      try {
        return [await room.answer(request)];
      } finally {
        world.situation = before;
      }
    },
    async reset() {
      room.end();
      room = await Views.open(door, people);
    },
    close() {
      room.end();
      return Promise.resolve();
    },
  };
}

class Views {
  readonly #world: World;
  readonly #emails: Readonly<Record<Role, string>>;
  /** Rows and files are shared; the situation is separate. */
  readonly #views = new Map<Who, World>();

  private constructor(
    world: World,
    private readonly door: Door,
    private readonly clock: { ahead: number },
    emails: Record<Role, string>,
  ) {
    // The suite asks for what the contract does not have on purpose.
    this.#world = { ...world, onUnknown: () => undefined };
    this.#emails = emails;
  }

  static async open(door: Door, people: People | null): Promise<Views> {
    const users = empty.users.map((user) => ({ ...user, ...people?.[user.role] }));
    const emails = Object.fromEntries(users.map(({ role, email }) => [role, email])) as Record<Role, string>;
    const ahead = { ahead: 0 };
    const clock = { now: () => new Date(Date.now() + ahead.ahead) };
    const situation = { ...calm, scenario: 'empty', persona: null };
    // The same answer as a server without the demonstration.
    const room = { name: 'Strongroom', figures: 'measured' } as const;
    const world = await createMemoryWorld({ ...empty, users, room }, situation, { origin, clock, at: new Date() });
    const views = new Views(world, door, ahead, emails);
    for (const role of roles) await views.signIn(role);
    return views;
  }

  of(who: Who): World {
    const known = this.#views.get(who) ?? { ...this.#world };
    this.#views.set(who, known);
    return known;
  }

  async signIn(role: Role): Promise<void> {
    const { store } = this.#world;
    // Even if the user has another id by now.
    const [person] = await store.read((tx) => tx.users.by('email', emailKey(this.#emails[role])));
    await this.#comeIn(role, person?.id ?? null);
  }

  async enter(guest: Guest, { id, link }: Invited): Promise<void> {
    const token = new URL(link ?? '', origin).searchParams.get('invitation') ?? '';
    if (!(await acceptInvitation(this.#world.ports, token))) throw new Error('The invitation is no longer valid');
    return this.#comeIn(guest, id);
  }

  comeAgain(guest: Guest, id: string): Promise<void> {
    return this.#comeIn(guest, id);
  }

  async answer({ who, method, path, headers, body }: WireRequest): Promise<WireAnswer> {
    const request = new Request(new URL(path, origin), { method, headers, ...(body === null ? {} : { body }) });
    const response = await this.door(this.of(who), request);
    if (!response) throw new Error(`There is no handler for ${method} ${path}`);
    return readAnswer(response);
  }

  advance(seconds: number): void {
    this.clock.ahead += seconds * 1000;
  }

  end(): void {
    this.#world.end();
  }

  async #comeIn(who: Who, persona: string | null): Promise<void> {
    const world = this.of(who);
    if (!(await signInAs(world.ports, persona, client))) throw new Error(`The ${who} is not let in`);
    world.situation = { ...world.situation, persona };
  }
}
