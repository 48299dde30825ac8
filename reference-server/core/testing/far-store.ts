// A store like a remote database: every call takes a turn of the event loop, rows are copies and lists new arrays, a
// read sees one moment from beginning to end and nothing afterwards, and a change may run again because of a conflict.
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

/** The rows at one moment. */
async function momentOf(now: ReadTx): Promise<{ tx: ReadTx; end: () => void }> {
  let isOver = false;
  const during = <T>(answer: () => T | Promise<T>): Promise<T> => {
    if (isOver) return Promise.reject(new Error('Something was read when the reading was over'));
    return far(answer);
  };
  // Read together, so that nothing changes in between.
  const [revisions, newest, rows] = await Promise.all([
    now.revisions(collectionNames),
    now.audit.newest({ limit: 1 }),
    Promise.all(collectionNames.map((name) => listOf(now, name))),
  ]);
  const tables = collectionNames.map((name, at) => [name, momentTable(name, rows[at] ?? [], during)] as const);
  const tx = {
    ...Object.fromEntries(tables),
    audit: farAudit(now.audit, newest.length === 0, during),
    revisions: (names: readonly CollectionName[]) =>
      during(() => names.map((name) => revisions[collectionNames.indexOf(name)] ?? 0)),
  };
  // The type system does not see the tables that are defined for every name.
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
  // A row's key in this index.
  const keysOf = indexes[name] as Record<string, (row: Records[CollectionName]) => string | null>;
  return {
    get: (id) => during(() => rows.find((row) => row.id === id)),
    list: () => during(() => rows),
    by: (index, key) => during(() => rows.filter((row) => keysOf[index]?.(row) === key)),
  };
}

const nothingFound = { entries: [], hasMore: false, matched: 0, total: 0 };

/** The log only grows, so later entries do not affect results. */
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
