// The callers of a mock over HTTP by role, id or e-mail, each with a session that begins with the first call.
import { ApiProblem } from '#core/call/errors.ts';
import type { Client } from '#core/call/operation.ts';
import type { RoomPorts } from '#core/room/room.ts';
import type { Store } from '#core/ports/store.ts';
import { emailKey } from '#core/records/keys.ts';
import type { Role, UserRecord } from '#core/records/records.ts';
import { bySession } from '#core/identity/recheck/by-session.ts';
import { nobodyIs, signInAs } from '../persona.ts';

export class People {
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
    if (token === null) throw unknown(user.email);
    return token;
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
