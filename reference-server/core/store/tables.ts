// Rows in memory with their secondary keys, and overlays with changes that are not durable yet.
import { collectionNames, indexes, type IndexName } from '../records/keys.ts';
import type { CollectionName, Records } from '../records/records.ts';

export interface Rows<C extends CollectionName> {
  get(id: string): Records[C] | undefined;
  list(): readonly Records[C][];
  by(index: IndexName<C>, key: string): readonly Records[C][];
}

type KeyOf<Row> = (row: Row) => string | null;

/** Ids by key. Most keys have a single id, which needs no set. */
type Ids = Map<string, string | Set<string>>;

function keyIn<C extends CollectionName>(collection: C, index: IndexName<C>): KeyOf<Records[C]> {
  // Every index of a collection takes its rows, which the compiler does not follow for any collection.
  return indexes[collection][index] as unknown as KeyOf<Records[C]>;
}

/** The committed rows of one collection. `revision` grows with every change. */
export class BaseTable<C extends CollectionName> implements Rows<C> {
  revision = 0;
  readonly #rows = new Map<string, Records[C]>();
  /** Each index is built on first use, since a start reads many rows and few keys. */
  readonly #indexes = new Map<IndexName<C>, { keyOf: KeyOf<Records[C]>; ids: Ids }>();
  #listed: readonly Records[C][] | null = null;

  constructor(private readonly collection: C) {}

  get(id: string): Records[C] | undefined {
    return this.#rows.get(id);
  }

  list(): readonly Records[C][] {
    return (this.#listed ??= [...this.#rows.values()]);
  }

  by(index: IndexName<C>, key: string): readonly Records[C][] {
    const { ids } = this.#indexes.get(index) ?? this.#build(index);
    const found = ids.get(key);
    if (found === undefined) return [];
    return (typeof found === 'string' ? [found] : [...found]).flatMap((id) => this.#rows.get(id) ?? []);
  }

  /** Puts a row, or deletes it (`null`). */
  apply(id: string, row: Records[C] | null): void {
    const before = this.#rows.get(id);
    for (const { keyOf, ids } of this.#indexes.values()) {
      const oldKey = before ? keyOf(before) : null;
      const newKey = row ? keyOf(row) : null;
      if (oldKey === newKey) continue;
      if (oldKey !== null) removeFrom(ids, oldKey, id);
      if (newKey !== null) addTo(ids, newKey, id);
    }
    if (row) this.#rows.set(id, row);
    else this.#rows.delete(id);
    this.#listed = null;
    this.revision += 1;
  }

  #build(name: IndexName<C>) {
    const index = { keyOf: keyIn(this.collection, name), ids: new Map() as Ids };
    for (const row of this.#rows.values()) {
      const key = index.keyOf(row);
      if (key !== null) addTo(index.ids, key, row.id);
    }
    this.#indexes.set(name, index);
    return index;
  }
}

/** Changes on top of other rows, as a running transaction sees them. */
export class OverlayTable<C extends CollectionName> implements Rows<C> {
  readonly changes = new Map<string, Records[C] | null>();

  constructor(
    private readonly collection: C,
    private readonly under: Rows<C>,
  ) {}

  get(id: string): Records[C] | undefined {
    const changed = this.changes.get(id);
    return changed === undefined ? this.under.get(id) : (changed ?? undefined);
  }

  list(): readonly Records[C][] {
    return this.changes.size === 0 ? this.under.list() : this.#merge(this.under.list(), () => true);
  }

  by(index: IndexName<C>, key: string): readonly Records[C][] {
    const rows = this.under.by(index, key);
    if (this.changes.size === 0) return rows;
    const keyOf = keyIn(this.collection, index);
    return this.#merge(rows, (row) => keyOf(row) === key);
  }

  #merge(rows: readonly Records[C][], fits: (row: Records[C]) => boolean): readonly Records[C][] {
    const merged = rows.filter((row) => !this.changes.has(row.id));
    for (const row of this.changes.values()) if (row && fits(row)) merged.push(row);
    return merged;
  }
}

function addTo(ids: Ids, key: string, id: string): void {
  const found = ids.get(key);
  if (found === undefined) ids.set(key, id);
  else if (typeof found === 'string') ids.set(key, new Set([found, id]));
  else found.add(id);
}

function removeFrom(ids: Ids, key: string, id: string): void {
  const found = ids.get(key);
  if (typeof found === 'object') found.delete(id);
  if (found === id || (typeof found === 'object' && found.size === 0)) ids.delete(key);
}

/** Defines a property for the table of each collection, made on first use, since most calls touch two or three. */
export function defineTables<T extends object>(
  prototype: T,
  tableOf: (tables: T, name: CollectionName) => unknown,
): void {
  for (const name of collectionNames) {
    Object.defineProperty(prototype, name, {
      get(this: T) {
        const value = tableOf(this, name);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  }
}
