// A change and its audit entries are one commit. A change without an audit entry is refused, and so is any change after
// the work has ended.
import { auditEntry, type Event, type Witness } from './event.ts';
import type { ReadAudit } from '../ports/audit-log.ts';
import type { Ports } from '../ports/ports.ts';
import type { WriteTable, WriteTx } from '../ports/store.ts';
import type { CollectionName } from '../records/records.ts';
import { defineTables } from './tables.ts';

/** The tables of a change. The audit log is read here, and written by `audit`. */
export type ChangeTx = { readonly [C in CollectionName]: WriteTable<C> } & { readonly audit: ReadAudit };

/** Audits an event of the change; `actor` is set where it is not the caller. */
export type Audit = (event: Event & Partial<Pick<Witness, 'actor'>>) => void;

/** Who makes a change, and where; the context of an operation fits. */
export interface Changer extends Witness {
  ports: Pick<Ports, 'store'>;
  mayUseReserve?: boolean;
  /** Changes what follows from a change, in the same transaction. */
  follow?: (tx: ChangeTx, changed: Changed) => Promise<void>;
}

/** The documents of the changed rows of each collection, or the ids of rows that belong to none. */
export type Changed = ReadonlyMap<CollectionName, ReadonlySet<string>>;

export class UnauditedChange extends Error {
  override readonly name = 'UnauditedChange';
}

/** The work audited or changed something after it had ended, which would have been lost. */
export class ChangeIsOver extends Error {
  override readonly name = 'ChangeIsOver';
}

/**
 * Changes rows and audits this, as one transaction. A work that changes nothing may be audited (a download), but need
 * not be. @throws UnauditedChange, and whatever `Store.transact` throws; nothing is changed then.
 */
export function change<T>(changer: Changer, work: (tx: ChangeTx, audit: Audit) => Promise<T>): Promise<T> {
  const { ports, mayUseReserve = false } = changer;
  return ports.store.transact((tx) => traced(tx, changer, work), { mayUseReserve });
}

/**
 * For changes that go on when the disk is full: those that make room, revoke rights, or let in users who can do so.
 * Changes that could be repeated endlessly are excluded, since the reserve is small.
 */
export function evenWhenFull<C extends Changer>(changer: C): C & { mayUseReserve: true } {
  return { ...changer, mayUseReserve: true };
}

async function traced<T>(
  tx: WriteTx,
  { follow, ...witness }: Changer,
  work: (tx: ChangeTx, audit: Audit) => Promise<T>,
): Promise<T> {
  const events: [Event, Witness['actor']][] = [];
  const changed = new Map<CollectionName, Set<string>>();
  let isOver = false;
  const tables = watchedTables(tx, (collection, of) => {
    if (isOver) throw new ChangeIsOver(`A row of ${collection} was changed when the change was over`);
    const known = changed.get(collection);
    if (known) known.add(of);
    else changed.set(collection, new Set([of]));
  });
  const audit: Audit = ({ actor = witness.actor, ...event }) => {
    if (isOver) throw new ChangeIsOver(`"${event.description}" was audited when the change was over`);
    events.push([event, actor]);
  };
  let value: T;
  try {
    value = await work(tables, audit);
    await follow?.(tables, changed);
  } finally {
    isOver = true;
  }
  if (changed.size > 0 && events.length === 0)
    throw new UnauditedChange(`Nothing was audited of a change of ${[...changed.keys()].join(', ')}`);
  for (const [event, actor] of events) await tx.audit.append(auditEntry({ ...witness, actor }, event));
  return value;
}

/** @param of the document of the row, or the row's id */
type OnChange = (collection: CollectionName, of: string) => void;

/** Wraps the tables. @param onChange is called before a row is put or deleted, and may throw. */
export function watchedTables(tx: WriteTx, onChange: OnChange): ChangeTx {
  // The type system does not see the properties that are defined for every collection.
  return new WatchedTables(tx, onChange) as unknown as ChangeTx;
}

class WatchedTables {
  readonly audit: ReadAudit;

  constructor(
    private readonly tx: WriteTx,
    private readonly onChange: OnChange,
  ) {
    this.audit = { newest: (query) => tx.audit.newest(query), count: (types, since) => tx.audit.count(types, since) };
  }

  static {
    defineTables(this.prototype, (tables, name) => tables.#table(name));
  }

  #table<C extends CollectionName>(name: C): WriteTable<C> {
    const tables: { readonly [N in CollectionName]: WriteTable<N> } = this.tx;
    const table: WriteTable<C> = tables[name];
    const onChange = this.onChange;
    return {
      ...table,
      put(row) {
        onChange(name, 'documentId' in row && typeof row.documentId === 'string' ? row.documentId : row.id);
        return table.put(row);
      },
      delete(id) {
        onChange(name, id);
        return table.delete(id);
      },
    };
  }
}
