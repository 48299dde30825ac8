// A reading knows what it read: each collection that it looked at, with the revision from before it first did. Whatever is
// made of the reading is right as long as all of them are current, and nobody has to list them.
import type { ReadTable, ReadTx } from '../ports/store.ts';
import type { SearchedAudit } from '../ports/audit-log.ts';
import { collectionNames } from '../records/keys.ts';
import type { CollectionName } from '../records/records.ts';

export class ReadRecord {
  readonly #revisions = new Map<CollectionName, number>();

  /** Of two revisions of one collection the older counts. */
  add(collection: CollectionName, revision: number): void {
    const known = this.#revisions.get(collection);
    if (known === undefined || revision < known) this.#revisions.set(collection, revision);
  }

  addAll(other: ReadRecord): void {
    for (const [collection, revision] of other.#revisions) this.add(collection, revision);
  }

  has(collection: CollectionName): boolean {
    return this.#revisions.has(collection);
  }

  /** Whether nothing that was read has changed, as this transaction sees it. */
  async isCurrent(tx: Pick<ReadTx, 'revisions'>): Promise<boolean> {
    if (this.#revisions.size === 0) return true;
    const collections = [...this.#revisions.keys()];
    const now = await tx.revisions(collections);
    return collections.every((collection, at) => this.#revisions.get(collection) === now[at]);
  }

  /** Whether it saw a collection as it was before the other one did. */
  isBehind(other: ReadRecord): boolean {
    for (const [collection, revision] of this.#revisions) {
      const seen = other.#revisions.get(collection);
      if (seen !== undefined && revision < seen) return true;
    }
    return false;
  }
}

/** The same transaction, which writes down in the record what is read. The audit log only grows, and is not in it. */
export function recorded(tx: ReadTx, record: ReadRecord): ReadTx {
  // It has a property for every collection; the type system does not see how they come about.
  return new RecordedTx(tx, record) as unknown as ReadTx;
}

/** Each table is made when it is touched: most readings touch two or three. */
class RecordedTx {
  readonly audit: SearchedAudit;
  readonly #tx: ReadTx;
  readonly #record: ReadRecord;
  readonly #touched = new Map<CollectionName, ReadTable<CollectionName>>();

  constructor(tx: ReadTx, record: ReadRecord) {
    this.audit = tx.audit;
    this.#tx = tx;
    this.#record = record;
  }

  static {
    for (const name of collectionNames) {
      Object.defineProperty(this.prototype, name, {
        get(this: RecordedTx) {
          let table = this.#touched.get(name);
          if (!table) this.#touched.set(name, (table = this.#table(name)));
          return table;
        },
      });
    }
  }

  async revisions(collections: readonly CollectionName[]): Promise<readonly number[]> {
    const revisions = await this.#tx.revisions(collections);
    revisions.forEach((revision, at) => {
      const collection = collections[at];
      if (collection) this.#record.add(collection, revision);
    });
    return revisions;
  }

  /** No row is read before its revision is known: a change in between would be taken for read. */
  #table(name: CollectionName): ReadTable<CollectionName> {
    // The table of any one name, by what all of them have in common.
    const table = this.#tx[name] as ReadTable<CollectionName>;
    let asking: Promise<unknown> | null = null;
    const after = <T>(read: () => Promise<T>): Promise<T> => {
      if (this.#record.has(name)) return read();
      asking ??= this.revisions([name]);
      return asking.then(read);
    };
    return {
      get: (id) => after(() => table.get(id)),
      list: () => after(() => table.list()),
      by: (index, key) => after(() => table.by(index, key)),
    };
  }
}
