// The world behind the mock's address: in memory, shared by all callers, and reset on demand.
import type { Room, RoomPorts } from '#core/room/room.ts';
import { MemoryObjects } from '#core/store/memory-objects.ts';
import { createMemoryStore } from '#core/store/store.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { passkeysOf } from '#server/factors/passkeys.ts';
import { loadScenario } from '#server/scenarios/scenario.ts';
import { randomIds } from '../ports.ts';
import { roomOf, type ScenarioName, scenarioOf } from '../world/scenario.ts';
import { calm } from '../world/situation.ts';
import { createWorld, type World } from '../world/world.ts';
import { ApiProblem } from '#core/call/errors.ts';
import type { Client } from '#core/call/operation.ts';
import type { Store } from '#core/ports/store.ts';
import { emailKey } from '#core/records/keys.ts';
import type { Role, UserRecord } from '#core/records/records.ts';
import { bySession } from '#core/identity/recheck/by-session.ts';
import { nobodyIs, signInAs } from '../persona.ts';

export interface ServedRoom {
  readonly world: World;
  readonly people: People;
  now: () => Date;
  advance(seconds: number): void;
  /** Resets all data, sessions, faults and the clock. */
  begin(scenario: ScenarioName): Promise<void>;
}

export interface ServedOptions {
  scenario: ScenarioName;
  latencyMs: number;
  /** The address used by the current request. */
  origin: () => string;
}

export async function openServedRoom({ scenario, latencyMs, origin }: ServedOptions): Promise<ServedRoom> {
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  let current = await build(scenario);
  return {
    get world() {
      return current.world;
    },
    get people() {
      return current.people;
    },
    now,
    advance: (seconds) => void (offsetMs += seconds * 1000),
    async begin(name) {
      offsetMs = 0;
      const before = current.world;
      current = await build(name);
      before.end();
    },
  };

  async function build(name: ScenarioName): Promise<{ world: World; people: People }> {
    const store = createMemoryStore();
    const objects = new MemoryObjects(sha256);
    await loadScenario(store, objects, scenarioOf(name), { at: now() });
    const identify: Room['ports']['identify'] = async (...args) => (await people).identify(...args);
    const world = createWorld({
      store,
      objects,
      clock: { now },
      ids: randomIds,
      origin: 'http://localhost',
      identify,
      ...roomOf(name),
      // Other applications have no dialog with its own watermark.
      showsUnmarked: false,
      situation: { ...calm, scenario: name, persona: null, latencyMs },
      // The answer reports it to the caller.
      onUnknown: () => undefined,
    });
    // Upload and invitation links use the address of their reader, whether this machine's or a phone's; so do passkeys.
    Object.defineProperty(world.room.ports, 'origin', { get: origin });
    Object.defineProperty(world.room.ports.factors, 'passkeys', { get: () => passkeysOf(origin()) });
    const people = People.of(world.room.ports);
    return { world, people: await people };
  }
}

/** The callers by role, id or e-mail, each with a session that begins with the first call. */
class People {
  readonly #tokens = new Map<string, Promise<string>>();

  private constructor(
    private readonly ports: RoomPorts,
    private readonly ofRole: ReadonlyMap<string, string>,
  ) {}

  /** A role stays the same user even if their role changes, since a session names its user and no role. */
  static async of(ports: RoomPorts): Promise<People> {
    const users = await ports.store.read((tx) => tx.users.list());
    const isActive = (user: UserRecord) => user.deactivatedAt === null;
    const first = (role: Role) => users.find((user) => user.role === role && isActive(user));
    const known = (['admin', 'manager', 'analyst', 'viewer'] satisfies Role[]).map((role) => [role, first(role)?.id]);
    return new People(ports, new Map(known.filter((one): one is [Role, string] => one[1] !== undefined)));
  }

  identify: RoomPorts['identify'] = async (request, room) => {
    const { session: persona, client } = request;
    const token = persona === null ? null : await this.#tokenOf(persona, client);
    return bySession({ ...request, session: token }, room);
  };

  /** A new session, even after an earlier one ended. @throws ApiProblem 401 for an unknown persona */
  async signIn(persona: string, client: Client): Promise<UserRecord> {
    const user = await this.#find(persona);
    this.#tokens.set(user.id, this.#begin(user, client));
    await this.#tokens.get(user.id);
    return user;
  }

  async #tokenOf(persona: string, client: Client): Promise<string> {
    const user = await this.#find(persona);
    const known = this.#tokens.get(user.id) ?? this.#begin(user, client);
    this.#tokens.set(user.id, known);
    return known;
  }

  async #begin(user: UserRecord, client: Client): Promise<string> {
    const token = await signInAs(this.ports, user.id, client);
    if (token !== null) return token;
    // What refused them, such as an expiry, may be lifted before the next call.
    this.#tokens.delete(user.id);
    throw unknown(user.email);
  }

  async #find(persona: string): Promise<UserRecord> {
    const id = this.ofRole.get(persona) ?? persona;
    const found = await find(this.ports.store, id);
    // A deactivated user keeps the ended session.
    if (!found || (found.deactivatedAt !== null && !this.#tokens.has(found.id))) throw unknown(persona);
    return found;
  }
}

async function find(store: Store, idOrEmail: string): Promise<UserRecord | undefined> {
  return store.read(async ({ users }) => {
    const [active] = await users.by('email', emailKey(idOrEmail));
    const isCalled = ({ email }: UserRecord) => emailKey(email) === emailKey(idOrEmail);
    return (await users.get(idOrEmail)) ?? active ?? (await users.list()).findLast(isCalled);
  });
}

function unknown(persona: string): ApiProblem {
  return new ApiProblem(401, 'unauthenticated', `${nobodyIs(persona)}; GET /mock/personas lists everybody`);
}
