// Where the mock keeps its world between reloads: one IndexedDB database that all tabs share.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Commit } from '#core/store/store.ts';
import type { Situation } from './situation.ts';

/** Which world the commits and files belong to. */
export interface RoomState {
  scenario: string;
  /** Of the scenario's data: when the code changes it, what was kept no longer fits. */
  fingerprint: string;
  /** The present time of the scenario. */
  startedAt: string;
  situation: Situation;
}

interface Schema extends DBSchema {
  state: { key: 'room'; value: RoomState };
  commits: { key: number; value: Commit };
  objects: { key: string; value: Blob };
}

export type Database = IDBPDatabase<Schema>;

export function openDatabase(name = 'strongroom-mock'): Promise<Database> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('state');
      database.createObjectStore('commits', { autoIncrement: true });
      database.createObjectStore('objects');
    },
  });
}

/** Forgets everything that was done since the scenario began, in one transaction. */
export async function startAfresh(database: Database, state: RoomState): Promise<void> {
  const tx = database.transaction(['state', 'commits', 'objects'], 'readwrite');
  await Promise.all([
    tx.objectStore('commits').clear(),
    tx.objectStore('objects').clear(),
    tx.objectStore('state').put(state, 'room'),
    tx.done,
  ]);
}
