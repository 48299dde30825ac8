// The mock's IndexedDB database, which all tabs share and which survives reloads.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Commit } from '#core/store/store.ts';
import type { Situation } from './situation.ts';

/** The world that commits and files belong to. */
export interface RoomState {
  scenario: string;
  /** A fingerprint of the scenario's data: stored changes no longer fit if the code changes it. */
  fingerprint: string;
  /** The scenario's present time. */
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

/** Deletes everything since the scenario began, in one transaction. */
export async function startAfresh(database: Database, state: RoomState): Promise<void> {
  const tx = database.transaction(['state', 'commits', 'objects'], 'readwrite');
  await Promise.all([
    tx.objectStore('commits').clear(),
    tx.objectStore('objects').clear(),
    tx.objectStore('state').put(state, 'room'),
    tx.done,
  ]);
}
