// The tables of transactions: committed ones for reading, and overlays on top of them for writing.
import type { NewAuditEntry, ReadAudit, SearchedAudit } from '../ports/audit-log.ts';
import type { ReadTable, ReadTx, WriteTable, WriteTx } from '../ports/store.ts';
import { collectionNames } from '../records/keys.ts';
import type { CollectionName, Records } from '../records/records.ts';
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

/** Rows that one change reads or writes before other calls get a turn. */
const AT_ONCE = 2000;

/** Pauses a large change regularly, so that other calls run. */
export class Pace {
  #left = AT_ONCE;

  constructor(private readonly pause?: () => Promise<void>) {}

  readonly after = <T>(value: T): Promise<T> => {
    this.#left -= 1;
    if (this.#left > 0 || !this.pause) return Promise.resolve(value);
    this.#left = AT_ONCE;
    return this.pause().then(() => value);
  };
}

const atOnce = new Pace();

/** The tables of read transactions, which always show what is committed. */
export function readTx(all: CommittedTables, audit: SearchedAudit): ReadTx {
  const tables = Object.fromEntries(
    collectionNames.map((name) => [name, readTable(all[name] as Rows<CollectionName>)]),
  ) as { [C in CollectionName]: ReadTable<C> };
  const revisions: ReadTx['revisions'] = (collections) =>
    Promise.resolve(collections.map((collection) => all[collection].revision));
  return { ...tables, audit, revisions };
}

function readTable<C extends CollectionName>(rows: Rows<C>, { after } = atOnce): ReadTable<C> {
  return {
    get: (id) => after(rows.get(id)),
    list: () => after(rows.list()),
    by: (index, key) => after(rows.by(index, key)),
  };
}

function writeTable<C extends CollectionName>(overlay: OverlayTable<C>, pace: Pace): WriteTable<C> {
  const change = (id: string, row: Records[C] | null) => pace.after(void overlay.changes.set(id, row));
  return { ...readTable(overlay, pace), put: (row) => change(row.id, row), delete: (id) => change(id, null) };
}

class WriteTables {
  readonly audit: WriteTx['audit'];

  constructor(
    private readonly layer: Layer,
    audit: ReadAudit,
    appended: NewAuditEntry[],
    private readonly pace: Pace,
  ) {
    this.audit = {
      newest: (query) => audit.newest(query),
      count: (types, since) => audit.count(types, since),
      append: (entry) => pace.after(void appended.push(entry)),
    };
  }

  static {
    defineTables(this.prototype, (tables, name) => writeTable(tables.layer.table(name), tables.pace));
  }
}

/** Puts and deletes go to the layer, audit entries to `appended`. */
export function writeTx(layer: Layer, audit: ReadAudit, appended: NewAuditEntry[], pace: Pace): WriteTx {
  // The type system does not see the properties that are defined for every collection.
  return new WriteTables(layer, audit, appended, pace) as unknown as WriteTx;
}
