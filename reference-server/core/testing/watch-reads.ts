import { vi } from 'vitest';
import type { ReadTable, ReadTx } from '../ports/store.ts';
import { collectionNames } from '../records/keys.ts';
import type { CollectionName } from '../records/records.ts';
import type { TestRoom } from './room.ts';

/** The lists that the room reads from now on, such as `folders` and `grants of group g`. */
export function watchReads({ ports: { store } }: TestRoom): string[] {
  const reads: string[] = [];
  const read = store.read.bind(store);
  vi.spyOn(store, 'read').mockImplementation((work) => read((tx) => work(watched(tx, reads))));
  return reads;
}

function watched(tx: ReadTx, reads: string[]): ReadTx {
  const tables = collectionNames.map((name): [string, ReadTable<CollectionName>] => {
    const table: ReadTable<CollectionName> = tx[name];
    return [
      name,
      {
        get: (id) => table.get(id),
        list: () => {
          reads.push(name);
          return table.list();
        },
        by: (index, key) => {
          reads.push([name, 'of', index, key].join(' '));
          return table.by(index, key);
        },
      },
    ];
  });
  return { ...tx, ...Object.fromEntries(tables) };
}
