// Unfinished enrolments and checks of second factors, kept for ten minutes and used once. They are no rows:
// rows would leave unused secrets in the journal, and any session could make it grow. A user's new entries replace only
// entries of the same user.
import { ProcessMemory } from '../../store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '../../store/shared-memory.ts';

/** The user, and the session or half sign-in in which it was begun; it cannot be finished in another. */
export interface Owner {
  userId: string;
  binding: string;
}

export interface Begun {
  /** The secret of an authenticator app that is not a factor yet. */
  totp: { secret: string };
  passkey: { challenge: string };
  /** A passkey was requested. */
  check: { challenge: string };
}

type Kind = keyof Begun;
interface Row extends Owner {
  kind: Kind;
  value: Begun[Kind];
}

export const pendingMs = 10 * 60_000;
const MOST_OF_ONE = 10;
/** The limit for all users together. */
const MOST = 100_000;

export class Pending {
  readonly #rows: MemorySpace<Row>;

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.#rows = shared.open({ name: 'pending', most: MOST, mostOfOwner: MOST_OF_ONE, isSecret: true });
  }

  async add<K extends Kind>(id: string, kind: K, owner: Owner, value: Begun[K], now: Date): Promise<void> {
    const { userId, binding } = owner;
    const row = { kind, userId, binding, value };
    await this.#rows.put(id, { value: row, owner: userId, endsAt: now.getTime() + pendingMs }, now);
  }

  /** Undefined without such an entry of this owner. */
  async find<K extends Kind>(id: string, kind: K, owner: Owner, now: Date): Promise<Begun[K] | undefined> {
    const row = await this.#rows.get(id, now);
    const isMeant = row?.kind === kind && row.userId === owner.userId && row.binding === owner.binding;
    // Only `add` stores rows, with the kind that fits the value.
    return isMeant ? (row.value as Begun[K]) : undefined;
  }

  /** Takes it once. @returns a function that puts it back after a failure; null if it is gone */
  async take(id: string, now: Date): Promise<(() => Promise<void>) | null> {
    const entry = await this.#rows.take(id, now);
    return entry ? () => this.#rows.put(id, entry, now) : null;
  }
}
