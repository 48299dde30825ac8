// A change and its audit entries are one commit: whatever puts or deletes a row audits it. A change without an audit entry is
// refused, and so is whatever comes when the change is over.
import { auditEntry, type Event, type Witness } from './event.ts';
import type { NewAuditEntry, ReadAudit } from '../ports/audit-log.ts';
import type { Ports } from '../ports/ports.ts';
import type { WriteTable, WriteTx } from '../ports/store.ts';
import { collectionNames } from '../records/keys.ts';
import type { CollectionName } from '../records/records.ts';

/** The tables of a change. Its audit log is read here, and written by `audit`. */
export type ChangeTx = { readonly [C in CollectionName]: WriteTable<C> } & { readonly audit: ReadAudit };

/** Audits an event of the change; `actor` where it is not the caller who did it. */
export type Audit = (event: Event & Partial<Pick<Witness, 'actor'>>) => void;

/** Who makes a change, and where: the context of an operation is one. */
export interface Changer extends Witness {
  ports: Pick<Ports, 'store'>;
  mayUseReserve?: boolean;
}

/** Rows were changed without an audit entry. */
export class UnauditedChange extends Error {
  override readonly name = 'UnauditedChange';
}

/** A work audited or changed something after it had ended: it would have been lost. */
export class ChangeIsOver extends Error {
  override readonly name = 'ChangeIsOver';
}

/**
 * Changes rows and audits what was done, as one transaction. What changes nothing may be audited all the same (a download),
 * and need not (what was done already).
 * @throws UnauditedChange upon which nothing is changed; whatever `Store.transact` throws.
 */
export function change<T>(changer: Changer, work: (tx: ChangeTx, audit: Audit) => Promise<T>): Promise<T> {
  const { ports, mayUseReserve = false } = changer;
  return ports.store.transact((tx) => traced(tx, changer, work), { mayUseReserve });
}

/**
 * Changes that go on where a full disk refuses all others: what makes room, takes rights away, or lets somebody in who
 * can do so. What anybody could repeat without end is not among them: the reserve is small.
 */
export function evenWhenFull<C extends Changer>(changer: C): C & { mayUseReserve: true } {
  return { ...changer, mayUseReserve: true };
}

async function traced<T>(tx: WriteTx, witness: Witness, work: (tx: ChangeTx, audit: Audit) => Promise<T>): Promise<T> {
  const entries: NewAuditEntry[] = [];
  const changed = new Set<CollectionName>();
  let isOver = false;
  const tables = watchedTables(tx, (collection) => {
    if (isOver) throw new ChangeIsOver(`A row of ${collection} was changed when the change was over`);
    changed.add(collection);
  });
  const audit: Audit = ({ actor = witness.actor, ...event }) => {
    if (isOver) throw new ChangeIsOver(`"${event.description}" was audited when the change was over`);
    entries.push(auditEntry({ ...witness, actor }, event));
  };
  let value: T;
  try {
    value = await work(tables, audit);
  } finally {
    isOver = true;
  }
  if (changed.size > 0 && entries.length === 0) {
    throw new UnauditedChange(`Nothing was audited of a change of ${[...changed].join(', ')}`);
  }
  for (const entry of entries) await tx.audit.append(entry);
  return value;
}

/** The same tables. @param onChange is asked before a row is put or deleted, and may throw. */
export function watchedTables(tx: WriteTx, onChange: (collection: CollectionName) => void): ChangeTx {
  // It has a property for every collection; the type system does not see how they come about.
  return new WatchedTables(tx, onChange) as unknown as ChangeTx;
}

/** Each table is made when it is touched: most changes touch two or three. */
class WatchedTables {
  readonly audit: ReadAudit;
  readonly #tx: WriteTx;
  readonly #onChange: (collection: CollectionName) => void;

  constructor(tx: WriteTx, onChange: (collection: CollectionName) => void) {
    this.#tx = tx;
    this.#onChange = onChange;
    this.audit = { newest: (query) => tx.audit.newest(query), count: (types, since) => tx.audit.count(types, since) };
  }

  static {
    for (const name of collectionNames) {
      Object.defineProperty(this.prototype, name, {
        get(this: WatchedTables) {
          return this.#table(name);
        },
      });
    }
  }

  #table<C extends CollectionName>(name: C): WriteTable<C> {
    const tables: { readonly [N in CollectionName]: WriteTable<N> } = this.#tx;
    const table: WriteTable<C> = tables[name];
    const onChange = this.#onChange;
    return {
      get: (id) => table.get(id),
      list: () => table.list(),
      by: (index, key) => table.by(index, key),
      put(row) {
        onChange(name);
        return table.put(row);
      },
      delete(id) {
        onChange(name);
        return table.delete(id);
      },
    };
  }
}
