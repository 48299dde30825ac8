// Saves a store's rows, and restores them in one change. The audit log is not restored.
import type { ReadTx, Store, WriteTable, WriteTx } from '../../reference-server/core/ports/store.ts';
import { collectionNames } from '../../reference-server/core/records/keys.ts';
import type { CollectionName, Records } from '../../reference-server/core/records/records.ts';

type SavedRows = { [C in CollectionName]: readonly Records[C][] };

export function savedRows(store: Store): Promise<SavedRows> {
  return store.read(async (tx) => {
    const rows = await Promise.all(collectionNames.map(async (name) => [name, await listOf(tx, name)] as const));
    return Object.fromEntries(rows) as SavedRows;
  });
}

export function restoreRows(store: Store, saved: SavedRows): Promise<void> {
  return store.transact(async (tx) => {
    for (const name of collectionNames) await restore(tx, name, saved[name]);
  });
}

const listOf = (tx: ReadTx, name: CollectionName): Promise<readonly { id: string }[]> => tx[name].list();

async function restore<C extends CollectionName>(tx: WriteTx, name: C, rows: readonly Records[C][]): Promise<void> {
  const wanted = new Map(rows.map((row) => [row.id, row]));
  const tables: { readonly [N in CollectionName]: WriteTable<N> } = tx;
  const table: WriteTable<C> = tables[name];
  for (const { id } of await table.list()) if (!wanted.has(id)) await table.delete(id);
  for (const [id, row] of wanted) if ((await table.get(id)) !== row) await table.put(row);
}
