// A store as far away as a database on another machine: every call takes a turn of the event loop, every row that comes
// back is a copy and every list an array of its own, a reading sees one moment from its beginning to its end, nothing is
// answered when it is over, and a change may have to be made again because another one was in its way.
import type { ReadTable, ReadTx, TransactOptions, WriteTx } from '../ports/store.ts';
import type { SearchedAudit } from '../ports/audit-log.ts';
import { collectionNames, indexes } from '../records/keys.ts';
import type { CollectionName, Records } from '../records/records.ts';
import { StoreEngine } from '../store/store.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function far<T>(answer: () => T | Promise<T>): Promise<T> {
  await turn();
  const copy = frozen(structuredClone(await answer()));
  await turn();
  return copy;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

class InTheWay extends Error {}

export class FarStore extends StoreEngine {
  constructor() {
    super({ persist: turn, remembersCommits: true });
  }

  override async read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    await turn();
    const { tx, end } = await super.read(momentOf);
    try {
      return await work(tx);
    } finally {
      end();
    }
  }

  override async transact<T>(work: (tx: WriteTx) => Promise<T>, options?: TransactOptions): Promise<T> {
    await turn();
    const inTheWay = super.transact(async (tx) => {
      await work(farChange(tx));
      throw new InTheWay();
    }, options);
    await inTheWay.catch((error: unknown) => {
      if (!(error instanceof InTheWay)) throw error;
    });
    const value = await super.transact((tx) => work(farChange(tx)), options);
    await turn();
    return value;
  }
}

/** Everything as it is at one moment. */
async function momentOf(now: ReadTx): Promise<{ tx: ReadTx; end: () => void }> {
  let isOver = false;
  const during = <T>(answer: () => T | Promise<T>): Promise<T> => {
    if (isOver) return Promise.reject(new Error('Something was read when the reading was over'));
    return far(answer);
  };
  // Asked for together, before anything can come in between.
  const [revisions, newest, rows] = await Promise.all([
    now.revisions(collectionNames),
    now.audit.newest({ limit: 1 }),
    Promise.all(collectionNames.map((name) => listOf(now, name))),
  ]);
  const tables = collectionNames.map((name, at) => [name, momentTable(name, rows[at] ?? [], during)] as const);
  const tx = {
    ...Object.fromEntries(tables),
    audit: farAudit(now.audit, newest.length === 0, during),
    revisions: (asked: readonly CollectionName[]) =>
      during(() => asked.map((name) => revisions[collectionNames.indexOf(name)] ?? 0)),
  };
  // It has a table of every name; the type system does not see how they come about.
  return { tx: tx as unknown as ReadTx, end: () => (isOver = true) };
}

function listOf(tx: ReadTx, name: CollectionName): Promise<readonly Records[CollectionName][]> {
  return tx[name].list();
}

type During = <T>(answer: () => T | Promise<T>) => Promise<T>;

function momentTable(
  name: CollectionName,
  rows: readonly Records[CollectionName][],
  during: During,
): ReadTable<CollectionName> {
  // A row of the collection, by a key of the collection.
  const keysOf = indexes[name] as Record<string, (row: Records[CollectionName]) => string | null>;
  return {
    get: (id) => during(() => rows.find((row) => row.id === id)),
    list: () => during(() => rows),
    by: (index, key) => during(() => rows.filter((row) => keysOf[index]?.(row) === key)),
  };
}

const nothingFound = { entries: [], hasMore: false, matched: 0, total: 0 };

/** The log only grows: what came after the moment does no harm to what is told of it. */
function farAudit(audit: SearchedAudit, isEmpty: boolean, during: During): SearchedAudit {
  return {
    newest: (query) => during(() => (isEmpty ? [] : audit.newest(query))),
    search: (search) => during(() => (isEmpty ? nothingFound : audit.search(search))),
    count: (types, since) => during(() => audit.count(types, since)),
  };
}

function farChange(tx: WriteTx): WriteTx {
  const tables = collectionNames.map((name) => {
    const table = tx[name] as WriteTx['users'];
    const farTable: WriteTx['users'] = {
      get: (id) => far(() => table.get(id)),
      list: () => far(() => table.list()),
      by: (index, key) => far(() => table.by(index, key)),
      put: (row) => far(() => table.put(structuredClone(row))),
      delete: (id) => far(() => table.delete(id)),
    };
    return [name, farTable] as const;
  });
  const audit: WriteTx['audit'] = {
    newest: (query) => far(() => tx.audit.newest(query)),
    count: (types, since) => far(() => tx.audit.count(types, since)),
    append: (entry) => far(() => tx.audit.append(entry)),
  };
  return { ...Object.fromEntries(tables), audit } as unknown as WriteTx;
}
