// Counts what reads of a store look at, for tests of work that has to stay small.
import type { ReadTable, Store } from '../ports/store.ts';
import type { CollectionName } from '../records/records.ts';

/** How often a collection is listed, or looked up in by an index, from now on. Changes do not count. */
export function countReads(store: Store, name: CollectionName, how: 'list' | 'by'): () => number {
  let count = 0;
  const read = store.read.bind(store);
  store.read = (work, ...more) =>
    read(
      (tx) => {
        const table = tx[name] as ReadTable<CollectionName>;
        const counting: ReadTable<CollectionName> = {
          get: (id) => table.get(id),
          list() {
            if (how === 'list') count += 1;
            return table.list();
          },
          by(index, key) {
            if (how === 'by') count += 1;
            return table.by(index, key);
          },
        };
        const get = (target: typeof tx, key: string | symbol): unknown =>
          key === name ? counting : Reflect.get(target, key, target);
        return work(new Proxy(tx, { get }));
      },
      ...more,
    );
  return () => count;
}
