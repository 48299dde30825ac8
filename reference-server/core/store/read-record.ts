// Records what a read transaction reads: each collection, with its revision before the first access. A result stays
// valid while all of these are current.
import type { ReadTable, ReadTx } from '../ports/store.ts';
import type { SearchedAudit } from '../ports/audit-log.ts';
import type { CollectionName } from '../records/records.ts';
import { defineTables } from './tables.ts';

export class ReadRecord {
  readonly #revisions = new Map<CollectionName, number>();

  /** The older of two revisions counts. */
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

  /** Whether nothing that was read has changed, as seen by this transaction. */
  async isCurrent(tx: Pick<ReadTx, 'revisions'>): Promise<boolean> {
    if (this.#revisions.size === 0) return true;
    const collections = [...this.#revisions.keys()];
    const now = await tx.revisions(collections);
    return collections.every((collection, at) => this.#revisions.get(collection) === now[at]);
  }

  /** Whether it saw an older revision of a collection than the other one. */
  isBehind(other: ReadRecord): boolean {
    for (const [collection, revision] of this.#revisions) {
      const seen = other.#revisions.get(collection);
      if (seen !== undefined && revision < seen) return true;
    }
    return false;
  }
}

/** Wraps a transaction so that reads are recorded. The audit log only grows, and is not recorded. */
export function recorded(tx: ReadTx, record: ReadRecord): ReadTx {
  // The type system does not see the properties that are defined for every collection.
  return new RecordedTx(tx, record) as unknown as ReadTx;
}

class RecordedTx {
  readonly audit: SearchedAudit;

  constructor(
    private readonly tx: ReadTx,
    private readonly record: ReadRecord,
  ) {
    this.audit = tx.audit;
  }

  static {
    defineTables(this.prototype, (tables, name) => tables.#table(name));
  }

  async revisions(collections: readonly CollectionName[]): Promise<readonly number[]> {
    const revisions = await this.tx.revisions(collections);
    revisions.forEach((revision, at) => {
      const collection = collections[at];
      if (collection) this.record.add(collection, revision);
    });
    return revisions;
  }

  /** The revision is read before the rows; a change in between would otherwise go unnoticed. */
  #table(name: CollectionName): ReadTable<CollectionName> {
    // The table of any name, by the interface that all have in common.
    const table = this.tx[name] as ReadTable<CollectionName>;
    let asking: Promise<unknown> | null = null;
    const after = <T>(read: () => Promise<T>): Promise<T> => {
      if (this.record.has(name)) return read();
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
