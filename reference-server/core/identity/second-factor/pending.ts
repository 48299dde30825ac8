// What was begun with a second factor and is not finished: a note, for ten minutes, each once. Forgotten it is begun
// again; kept as rows, secrets that never became a factor would stay in the journal for ever, and anybody with a session
// could make it grow. What a person begins takes room from that person's own only.
import { MemoryNotes } from '../../store/memory-notes.ts';
import type { Notes, NoteSpace } from '../../store/notes.ts';

/** Whose it is, and in which session or half sign-in it was begun: it is finished in no other. */
export interface Owner {
  userId: string;
  binding: string;
}

export interface Begun {
  /** The secret of an authenticator app, which is no factor yet. */
  totp: { secret: string };
  passkey: { challenge: string };
  /** A passkey is asked for. */
  check: { challenge: string };
}

type Kind = keyof Begun;
interface Row extends Owner {
  kind: Kind;
  value: Begun[Kind];
}

export const pendingMs = 10 * 60_000;
const MOST_OF_ONE = 10;
/** Of all together. */
const MOST = 100_000;

export class Pending {
  readonly #rows: NoteSpace<Row>;

  constructor(notes: Notes = new MemoryNotes()) {
    this.#rows = notes.open({ name: 'pending', most: MOST, mostOfOwner: MOST_OF_ONE, isSecret: true });
  }

  async add<K extends Kind>(id: string, kind: K, owner: Owner, value: Begun[K], now: Date): Promise<void> {
    const { userId, binding } = owner;
    const row = { kind, userId, binding, value };
    await this.#rows.put(id, { value: row, owner: userId, endsAt: now.getTime() + pendingMs }, now);
  }

  /** Undefined when there is none of this kind and owner any more. */
  async find<K extends Kind>(id: string, kind: K, owner: Owner, now: Date): Promise<Begun[K] | undefined> {
    const row = await this.#rows.get(id, now);
    const isMeant = row?.kind === kind && row.userId === owner.userId && row.binding === owner.binding;
    // Rows are put by `add` alone, which binds the kind to its value.
    return isMeant ? (row.value as Begun[K]) : undefined;
  }

  /**
   * Takes it, so that nobody else can.
   * @returns puts it back, for when nothing came of it; null when there is nothing to take
   */
  async take(id: string, now: Date): Promise<(() => Promise<void>) | null> {
    const note = await this.#rows.take(id, now);
    return note ? () => this.#rows.put(id, note, now) : null;
  }
}
