// What was begun with a second factor and is not finished: in memory alone, ten minutes, each once. Forgotten at a restart
// it is begun again; kept as rows, secrets that never became a factor would stay in the journal for ever, and anybody
// with a session could make it grow. What a person begins takes room from that person's own only.

/** Whose it is, and in which session or half sign-in it was begun: it is finished in no other. */
export interface Owner {
  userId: string;
  binding: string;
}

export interface Begun {
  /** The secret of an authenticator app, which is no factor yet. */
  totp: { secret: string };
  /** A passkey is to be made. */
  passkey: { challenge: string };
  /** A passkey is asked for. */
  check: { challenge: string };
}

type Kind = keyof Begun;
interface Row extends Owner {
  kind: Kind;
  value: Begun[Kind];
  endsAt: number;
}

export const pendingMs = 10 * 60_000;
const MOST_OF_ONE = 10;

export class Pending {
  readonly #rows = new Map<string, Row>();

  add<K extends Kind>(id: string, kind: K, { userId, binding }: Owner, value: Begun[K], now: Date): void {
    this.#makeRoom(userId, now.getTime());
    this.#rows.set(id, { kind, userId, binding, value, endsAt: now.getTime() + pendingMs });
  }

  /** Undefined when there is none of this kind and owner any more. */
  find<K extends Kind>(id: string, kind: K, owner: Owner, now: Date): Begun[K] | undefined {
    const row = this.#rows.get(id);
    const isMeant = row?.kind === kind && row.userId === owner.userId && row.binding === owner.binding;
    // Rows are put by `add` alone, which binds the kind to its value.
    return isMeant && row.endsAt > now.getTime() ? (row.value as Begun[K]) : undefined;
  }

  /**
   * Takes it, so that nobody else can.
   * @returns puts it back, for when nothing came of it; null when there is nothing to take
   */
  take(id: string): (() => void) | null {
    const row = this.#rows.get(id);
    this.#rows.delete(id);
    return row ? () => void this.#rows.set(id, row) : null;
  }

  #makeRoom(userId: string, now: number): void {
    const own: string[] = [];
    for (const [id, row] of this.#rows) {
      if (row.endsAt <= now) this.#rows.delete(id);
      else if (row.userId === userId) own.push(id);
    }
    for (const id of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) this.#rows.delete(id);
  }
}
