// Shared memory in a table, for all servers: each step is one statement, except changes, which lock their keys in order.
import { setTimeout } from 'node:timers/promises';
import type { Changed, MemoryEntry, SpaceBounds, SharedMemory, MemorySpace } from '#core/store/shared-memory.ts';
import type { Database, Queries } from '../database.ts';
import { storableKey } from './sealing.ts';
import type { Seal } from '#server/ports/seal.ts';

/** How often a caller checks whether work on another server is done. */
const LOOK_MS = 25;
/** Work that takes longer belonged to a server that crashed. */
const LONGEST_WORK_MS = 10_000;

const INSERT = `INSERT INTO notes (space, key, value, owner, ends_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (space, key) DO UPDATE SET value = excluded.value, owner = excluded.owner, ends_at = excluded.ends_at`;
/** A replaced entry becomes the newest as well. */
const INSERT_AS_NEWEST = `${INSERT}, turn = excluded.turn`;
type Cells = readonly [space: string, key: string, value: string, owner: string | null, endsAt: string];

export class PostgresMemory implements SharedMemory {
  readonly isShared = true;
  /** The opened spaces, for the sweep. */
  readonly bounds = new Map<string, SpaceBounds>();

  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
  ) {}

  open<V>(bounds: SpaceBounds): MemorySpace<V> {
    this.bounds.set(bounds.name, bounds);
    return new PostgresSpace<V>(this.database, this.seal, bounds);
  }
}

class PostgresSpace<V> implements MemorySpace<V> {
  readonly #doing = new Map<string, Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
    private readonly bounds: SpaceBounds,
  ) {}

  async get(key: string, now: Date): Promise<V | undefined> {
    return (await this.#found(this.database, [key], now)).get(key);
  }

  async put(key: string, entry: MemoryEntry<V>, now: Date): Promise<void> {
    const { mostOfOwner } = this.bounds;
    const isBound = mostOfOwner !== undefined && entry.owner !== undefined;
    const others = `FROM notes WHERE space = $1 AND owner = $4 AND key <> $2`;
    const room = `WITH too_much AS (
        DELETE ${others} AND turn <= (
          SELECT turn ${others} AND ends_at > $6 ORDER BY turn DESC OFFSET $7 LIMIT 1))`;
    await this.database.query(`${isBound ? room : ''} ${INSERT}`, [
      ...this.#values(key, entry),
      ...(isBound ? [now.toISOString(), mostOfOwner - 1] : []),
    ]);
  }

  async claim(key: string, entry: MemoryEntry<V>, now: Date): Promise<boolean> {
    return this.#claim(this.#values(key, entry), now);
  }

  async take(key: string, now: Date): Promise<MemoryEntry<V> | null> {
    const [row] = await this.database.query<{ value: unknown; owner: string | null; ends_at: string }>(
      'DELETE FROM notes WHERE space = $1 AND key = $2 AND ends_at > $3 RETURNING value, owner, ends_at',
      [this.bounds.name, storableKey(key), now.toISOString()],
    );
    if (!row) return null;
    const value = this.#open(key, row.value);
    if (value === undefined) return null;
    const owned = row.owner === null ? {} : { owner: row.owner };
    return { value, endsAt: Date.parse(row.ends_at), ...owned };
  }

  change<T>(keys: readonly string[], now: Date, work: (found: ReadonlyMap<string, V>) => Changed<V, T>): Promise<T> {
    const locks = keys.map((key) => `${this.bounds.name} ${storableKey(key)}`).sort();
    return this.database.transaction(async (db) => {
      await db.query(
        'SELECT pg_advisory_xact_lock(hashtextextended(lock, 0)) FROM unnest($1::text[]) WITH ORDINALITY AS of(lock, nth) ORDER BY nth',
        [locks],
      );
      const { entries, value } = work(await this.#found(db, keys, now));
      for (const [key, entry] of entries) {
        if (entry) await this.#putAsNewest(db, key, entry);
        else await db.query('DELETE FROM notes WHERE space = $1 AND key = $2', [this.bounds.name, storableKey(key)]);
      }
      return value;
    }, 'BEGIN ISOLATION LEVEL READ COMMITTED');
  }

  once(key: string, entry: MemoryEntry<V>, now: Date, work: () => Promise<void>): Promise<void> {
    const known = this.#doing.get(key);
    if (known) return known;
    const doing = this.#once(key, entry, now, work).finally(() => this.#doing.delete(key));
    this.#doing.set(key, doing);
    return doing;
  }

  async putLatest(entries: ReadonlyMap<string, MemoryEntry<V>>): Promise<void> {
    const rows = [...entries].map(([key, entry]) => this.#values(key, entry));
    const column = (nth: number) => rows.map((row) => row[nth]);
    await this.database.query(
      `INSERT INTO notes (space, key, value, owner, ends_at)
       SELECT $1, * FROM unnest($2::text[], $3::json[], $4::text[], $5::timestamptz[]) AS row(key, value, owner, ends_at)
       ORDER BY key
       ON CONFLICT (space, key) DO UPDATE
       SET value = excluded.value, owner = excluded.owner, ends_at = excluded.ends_at, turn = excluded.turn
       WHERE notes.ends_at < excluded.ends_at`,
      [this.bounds.name, column(1), column(2), column(3), column(4)],
    );
  }

  /** Work in progress is a row without a value; other callers wait until it has one or is gone. */
  async #once(key: string, entry: MemoryEntry<V>, now: Date, work: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    const [space, stored, , owner] = this.#values(key, entry);
    for (;;) {
      const time = new Date(now.getTime() + performance.now() - begun);
      const rows = await this.database.query<{ is_done: boolean }>(
        'SELECT value IS NOT NULL AS is_done FROM notes WHERE space = $1 AND key = $2 AND ends_at > $3',
        [space, stored, time.toISOString()],
      );
      if (rows[0]?.is_done) return;
      const until = new Date(time.getTime() + LONGEST_WORK_MS).toISOString();
      if (rows.length === 0 && (await this.#claim([space, stored, null, owner, until], time))) break;
      await setTimeout(LOOK_MS);
    }
    try {
      await work();
    } catch (error) {
      await this.database.query('DELETE FROM notes WHERE space = $1 AND key = $2 AND value IS NULL', [space, stored]);
      throw error;
    }
    await this.#putAsNewest(this.database, key, entry);
  }

  async #claim(values: readonly unknown[], now: Date): Promise<boolean> {
    const rows = await this.database.query(`${INSERT_AS_NEWEST} WHERE notes.ends_at <= $6 RETURNING key`, [
      ...values,
      now.toISOString(),
    ]);
    return rows.length > 0;
  }

  async #putAsNewest(db: Queries, key: string, entry: MemoryEntry<V>): Promise<void> {
    await db.query(INSERT_AS_NEWEST, this.#values(key, entry));
  }

  async #found(db: Queries, keys: readonly string[], now: Date): Promise<Map<string, V>> {
    const rows = await db.query<{ key: string; value: unknown }>(
      'SELECT key, value FROM notes WHERE space = $1 AND key = ANY($2) AND ends_at > $3 AND value IS NOT NULL',
      [this.bounds.name, keys.map(storableKey), now.toISOString()],
    );
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    const found = new Map<string, V>();
    for (const key of keys) {
      const value = this.#open(key, stored.get(storableKey(key)));
      if (value !== undefined) found.set(key, value);
    }
    return found;
  }

  /** In the order of the columns. */
  #values(key: string, { value, owner, endsAt }: MemoryEntry<V>): Cells {
    const text = JSON.stringify(value);
    const sealed = this.bounds.isSecret ? JSON.stringify(this.seal.close(text, this.#about(key))) : text;
    return [this.bounds.name, storableKey(key), sealed, owner ?? null, new Date(endsAt).toISOString()];
  }

  /** Only this class writes the rows of a space, with values of its type. */
  #open(key: string, value: unknown): V | undefined {
    if (value === undefined || value === null) return undefined;
    if (!this.bounds.isSecret) return value as V;
    const text = typeof value === 'string' ? this.seal.open(value, this.#about(key)) : null;
    return text === null ? undefined : (JSON.parse(text) as V);
  }

  #about(key: string): string {
    return `note ${this.bounds.name} ${key}`;
  }
}
