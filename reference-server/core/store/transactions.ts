// The tables of transactions: committed ones for reading, and overlays on top of them for writing.
import type { NewAuditEntry, ReadAudit, SearchedAudit } from '../ports/audit-log.ts';
import type { ReadTable, ReadTx, WriteTable, WriteTx } from '../ports/store.ts';
import { collectionNames } from '../records/keys.ts';
import type { CollectionName } from '../records/records.ts';
import type { Change } from './store.ts';
import { type BaseTable, defineTables, OverlayTable, type Rows } from './tables.ts';

export type CommittedTables = { [C in CollectionName]: BaseTable<C> };

/** The overlays of one transaction, each created on first use. */
export class Layer {
  readonly #overlays = new Map<CollectionName, OverlayTable<CollectionName>>();

  constructor(private readonly under: <C extends CollectionName>(collection: C) => Rows<C>) {}

  table<C extends CollectionName>(collection: C): OverlayTable<C> {
    let overlay = this.#overlays.get(collection);
    if (!overlay) {
      overlay = new OverlayTable<CollectionName>(collection, this.under(collection));
      this.#overlays.set(collection, overlay);
    }
    // The map holds the overlay of each name, which the type system cannot express.
    return overlay as unknown as OverlayTable<C>;
  }

  absorb(changes: readonly Change[]): void {
    for (const { collection, id, row } of changes) this.table(collection).changes.set(id, row);
  }

  changes(): Change[] {
    return [...this.#overlays].flatMap(([collection, overlay]) =>
      [...overlay.changes].map(([id, row]) => ({ collection, id, row })),
    );
  }
}

/** The tables of read transactions, which always show what is committed. */
export function readTx(all: CommittedTables, audit: SearchedAudit): ReadTx {
  const tables = Object.fromEntries(
    collectionNames.map((name) => [name, readTable(all[name] as Rows<CollectionName>)]),
  ) as { [C in CollectionName]: ReadTable<C> };
  const revisions: ReadTx['revisions'] = (asked) =>
    Promise.resolve(asked.map((collection) => all[collection].revision));
  return { ...tables, audit, revisions };
}

function readTable<C extends CollectionName>(rows: Rows<C>): ReadTable<C> {
  return {
    get: (id) => Promise.resolve(rows.get(id)),
    list: () => Promise.resolve(rows.list()),
    by: (index, key) => Promise.resolve(rows.by(index, key)),
  };
}

function writeTable<C extends CollectionName>(overlay: OverlayTable<C>): WriteTable<C> {
  return {
    ...readTable(overlay),
    put(row) {
      overlay.changes.set(row.id, row);
      return Promise.resolve();
    },
    delete(id) {
      overlay.changes.set(id, null);
      return Promise.resolve();
    },
  };
}

/** The tables of a write transaction, each created on first use, since most touch two or three. */
class WriteTables {
  readonly audit: WriteTx['audit'];
  readonly #touched = new Map<CollectionName, WriteTable<CollectionName>>();

  constructor(
    private readonly layer: Layer,
    audit: ReadAudit,
    appended: NewAuditEntry[],
  ) {
    this.audit = {
      newest: (query) => audit.newest(query),
      count: (types, since) => audit.count(types, since),
      append(entry) {
        appended.push(entry);
        return Promise.resolve();
      },
    };
  }

  static {
    defineTables(this.prototype, (tables, name) => tables.#table(name));
  }

  #table(name: CollectionName): WriteTable<CollectionName> {
    let table = this.#touched.get(name);
    if (!table) this.#touched.set(name, (table = writeTable(this.layer.table(name))));
    return table;
  }
}

/** Puts and deletes go to the layer, audit entries to `appended`. */
export function writeTx(layer: Layer, audit: ReadAudit, appended: NewAuditEntry[]): WriteTx {
  // The type system does not see the properties that are defined for every collection.
  return new WriteTables(layer, audit, appended) as unknown as WriteTx;
}
