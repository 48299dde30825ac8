// The store on disk: the engine in memory, a journal that makes every commit durable before it is acknowledged, and a
// snapshot now and then so that a start need not replay everything. A folder that is damaged is refused, never mended.
import { storeUnavailable } from '#core/errors.ts';
import { StoreEngine, type Commit } from '#core/store/store.ts';
import { Compactor } from './compactor.ts';
import { DataFolderError } from './data-error.ts';
import { errorCode, makeFolder, nodeDisk, type Disk } from './disk.ts';
import { Journal, type JournalHead } from './journal.ts';
import { journalFolder } from './journal-reader.ts';
import { lockFolder, type FolderLock } from './lock.ts';
import { replay } from './replay.ts';
import { openSnapshot } from './snapshot.ts';

export interface FileStoreOptions {
  /** Told what an operator should know: a line cut off after a crash, a disk that fails. */
  warn?: (message: string, error?: unknown) => void;
  disk?: Disk;
  now?: () => Date;
  /** A journal segment that has reached this many bytes is followed by a new one. */
  segmentBytes?: number;
  /** A new snapshot is written after at least this many bytes of journal. */
  compactAfterBytes?: number;
}

export interface FileStore {
  store: StoreEngine;
  /** The last durable entry. Its hash, kept elsewhere, proves later that nothing was cut off the log. */
  head(): JournalHead;
  /** Waits for what is under way, writes a snapshot, and gives the folder free. */
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

/**
 * Opens the data folder, making a new one if it is empty.
 * @throws DataFolderInUse when another server has it.
 * @throws DataFolderError when a file is damaged or missing; nothing is changed then.
 */
export async function openFileStore(dataDir: string, options: FileStoreOptions = {}): Promise<FileStore> {
  const lock = await prepared(dataDir);
  try {
    return await openLocked(dataDir, options, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function prepared(dataDir: string): Promise<FolderLock> {
  try {
    await makeFolder(dataDir);
    return await lockFolder(dataDir);
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    throw new DataFolderError(`${dataDir}: the data folder cannot be written to (${code}).`);
  }
}

async function openLocked(dataDir: string, options: FileStoreOptions, lock: FolderLock): Promise<FileStore> {
  const { disk = nodeDisk, warn = () => undefined, now = () => new Date() } = options;
  const { segmentBytes = 64 * MEGABYTE, compactAfterBytes = 16 * MEGABYTE } = options;
  let persist: (commits: readonly Commit[]) => Promise<void> = () => Promise.reject(storeUnavailable());
  const store = new StoreEngine({ persist: (commits) => persist(commits) });

  const snapshot = openSnapshot(dataDir, disk);
  await snapshot.read();
  const covered = snapshot.data?.seq ?? 0;
  const { head, uncovered, unfinished } = await replay(dataDir, snapshot.data, store);
  snapshot.data = null;
  await makeFolder(journalFolder(dataDir));
  const journal = await Journal.open({ dataDir, disk, segmentBytes, now }, head, uncovered);
  if (unfinished) warn(unfinished);
  // The opening entry: from here on an empty journal is never taken for a new one.
  if (head.seq === 0) await journal.append([{ changes: [], audit: [] }]);
  const compactor = new Compactor({ dataDir, store, journal, snapshot, afterBytes: compactAfterBytes, warn }, covered);
  if (covered === 0) await compactor.finish();

  persist = async (commits) => {
    compactor.startIfDue();
    try {
      await journal.append(commits);
    } catch (error) {
      warn('A change could not be made durable and was refused.', error);
      throw storeUnavailable();
    }
  };
  return {
    store,
    head: () => journal.head,
    async close() {
      await store.idle();
      persist = () => Promise.reject(storeUnavailable());
      try {
        await compactor
          .finish()
          .catch((error: unknown) => warn('The snapshot could not be written at the end.', error));
        await journal.close();
      } finally {
        await lock.release();
      }
    },
  };
}
