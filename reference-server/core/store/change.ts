// A change and its trace are one word: whatever puts or deletes a row tells the audit log of it, in the same commit.
// Refuses a change of which nothing was told, and whatever comes when the change is over.
import { auditEntry, type Event, type Witness } from './event.ts';
import type { NewAuditEntry, Ports, ReadAudit, WriteTable, WriteTx } from '../ports/ports.ts';
import { collectionNames } from '../records/keys.ts';
import type { CollectionName } from '../records/records.ts';

/** The tables of a change. Its audit log is read here, and written by telling. */
export type ChangeTx = { readonly [C in CollectionName]: WriteTable<C> } & { readonly audit: ReadAudit };

/** An event of the change; `actor` where it is not the one who calls that did it. */
export type Tell = (event: Event & Partial<Pick<Witness, 'actor'>>) => void;

/** Who makes a change, and where: the context of an operation is one. */
export interface Changer extends Witness {
  ports: Pick<Ports, 'store'>;
  mayUseReserve?: boolean;
}

/** Something was changed and the audit log not told of it. */
export class UntoldChange extends Error {
  override readonly name = 'UntoldChange';
}

/** Something was told or changed by a work that had ended: it would have been lost. */
export class ChangeIsOver extends Error {
  override readonly name = 'ChangeIsOver';
}

/**
 * Changes rows and tells what was done, as one transaction. What changes nothing may tell all the same (a download), and
 * need not (what was done already).
 * @throws UntoldChange upon which nothing is changed; whatever `Store.transact` throws.
 */
export function change<T>(changer: Changer, work: (tx: ChangeTx, tell: Tell) => Promise<T>): Promise<T> {
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

async function traced<T>(tx: WriteTx, witness: Witness, work: (tx: ChangeTx, tell: Tell) => Promise<T>): Promise<T> {
  const told: NewAuditEntry[] = [];
  const changed = new Set<CollectionName>();
  let isOver = false;
  const tables = watchedTables(tx, (collection) => {
    if (isOver) throw new ChangeIsOver(`A row of ${collection} was changed when the change was over`);
    changed.add(collection);
  });
  const tell: Tell = ({ actor = witness.actor, ...event }) => {
    if (isOver) throw new ChangeIsOver(`"${event.description}" was told when the change was over`);
    told.push(auditEntry({ ...witness, actor }, event));
  };
  let value: T;
  try {
    value = await work(tables, tell);
  } finally {
    isOver = true;
  }
  if (changed.size > 0 && told.length === 0) {
    throw new UntoldChange(`Nothing was told of a change of ${[...changed].join(', ')}`);
  }
  for (const entry of told) await tx.audit.append(entry);
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
