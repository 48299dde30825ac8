// The transaction engine over IndexedDB: a burst is one database transaction under a lock of all tabs.
import { StoreEngine, type Commit } from '#core/store/store.ts';
import type { Database } from './database.ts';

export interface KeptStore {
  engine: StoreEngine;
  /** Loads the commits of other tabs. */
  sync: () => Promise<void>;
  /** From now on changes are stored; earlier ones belong to the scenario, which every tab loads. */
  goLive: () => Promise<void>;
}

/** @param onCommit called after every burst of this tab, to notify the other tabs. */
export function createKeptStore(database: Database, lock: string, onCommit: () => void): KeptStore {
  let lastKey = 0;
  let isLive = false;

  async function catchUp(): Promise<void> {
    const range = IDBKeyRange.lowerBound(lastKey, true);
    const tx = database.transaction('commits');
    const [keys, commits] = await Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range)]);
    engine.load(commits);
    lastKey = keys.at(-1) ?? lastKey;
  }

  async function persist(commits: readonly Commit[]): Promise<void> {
    if (!isLive) return;
    const tx = database.transaction('commits', 'readwrite', { durability: 'strict' });
    const keys = await Promise.all(commits.map((commit) => tx.store.add(commit)));
    await tx.done;
    lastKey = keys.at(-1) ?? lastKey;
  }

  const engine: StoreEngine = new StoreEngine({
    persist,
    remembersCommits: true,
    async around(burst) {
      if (!isLive) return burst();
      await navigator.locks.request(lock, async () => {
        await catchUp();
        await burst();
      });
      onCommit();
    },
  });

  return {
    engine,
    sync: async () => navigator.locks.request(lock, catchUp),
    async goLive() {
      isLive = true;
      await navigator.locks.request(lock, catchUp);
    },
  };
}
