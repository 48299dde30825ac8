// The store on disk: the engine in memory, a journal, and snapshots. A damaged folder is refused, never repaired.
import { existsSync } from 'node:fs';
import { StoreIsFull, storeUnavailable } from '#core/call/errors.ts';
import type { History } from '#core/ports/history.ts';
import { StoreEngine, type EngineOptions } from '#core/store/store.ts';
import { Compactor } from './journal/compactor.ts';
import { DataFolderError } from './disk/data-error.ts';
import { errorCode, makeFolder, nodeDisk, type Disk } from './disk/disk.ts';
import { DISK_FULL, DiskRoom, giveBackPiece, isFullError } from './disk/disk-room.ts';
import { JournalArchive } from './journal/audit-archive.ts';
import { checkBehind } from './journal/check-chain.ts';
import { JournalHistory } from './journal/journal-history.ts';
import { JournalIndex } from './journal/journal-index.ts';
import { readSecondHead, SecondHead, secondHeadFile } from './journal/second-head.ts';
import { keepTornTail } from './journal/torn-tail.ts';
import { Journal } from './journal/journal.ts';
import { journalFolder, type JournalHead } from './journal/journal-reader.ts';
import { setImmediate } from 'node:timers/promises';
import { lockFolder, type FolderLock } from './disk/lock.ts';
import { expectFinished } from './disk/moving-in.ts';
import { replay } from './journal/replay.ts';
import { isNamed, openSnapshot, readSnapshot, type Announce } from './journal/snapshot.ts';

export interface FileStoreOptions {
  /** Receives messages for the operator: a line cut off after a crash, a failing disk. */
  warn?: (message: string, error?: unknown) => void;
  disk?: Disk;
  now?: () => Date;
  /** The size after which a new journal segment begins. */
  segmentBytes?: number;
  /** The longest line of the journal in bytes; larger commits are refused. */
  longestLine?: number;
  /** The least number of journal bytes between snapshots. */
  compactAfterBytes?: number;
  /** Refuses a folder without a data room: with a misspelt name, a new one would be opened instead. */
  mustExist?: boolean;
  /** The size of the reserve for a full disk; 0 for none. */
  reserveBytes?: number;
  /** How long a full disk counts as full before it is checked again. */
  retryFullAfterMs?: number;
}

export interface FileStore {
  store: StoreEngine;
  /** The log from its beginning. */
  history: History;
  /** The last durable entry. Its hash, kept elsewhere, proves later that nothing was cut off. */
  head(): JournalHead;
  /** Messages for the operator. */
  notices: readonly string[];
  /** The first damage found in the audit log. */
  damage(): DataFolderError | null;
  /** Whether the disk is full, so that only changes with access to the reserve are accepted. */
  room: Pick<DiskRoom, 'isFull' | 'look'>;
  /** Resolves when the older part of the journal has been checked. */
  checked: Promise<void>;
  /** Waits for running work, writes a snapshot, and releases the folder. */
  close(): Promise<void>;
}

const SNAPSHOT_FAILED = 'The snapshot could not be written; the journal keeps everything.';
const MEGABYTE = 1024 * 1024;
const LOCK_BYTES = 64 * 1024;
const FROM_THE_DISK = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'ENOTDIR', 'EEXIST'];

/** Opens or creates the data folder. @throws DataFolderInUse; DataFolderError if a file is damaged or missing. */
export async function openFileStore(dataDir: string, options: FileStoreOptions = {}): Promise<FileStore> {
  try {
    await expectFinished(dataDir);
    if (options.mustExist && !existsSync(journalFolder(dataDir)))
      throw new DataFolderError(`${dataDir} is no data folder. Nothing was changed.`);
    const lock = await prepared(dataDir, options.disk ?? nodeDisk);
    try {
      return await openLocked(dataDir, options, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw asDataFolderError(dataDir, error);
  }
}

async function prepared(dataDir: string, disk: Disk): Promise<FolderLock> {
  await makeFolder(dataDir);
  try {
    return await lockFolder(dataDir);
  } catch (error) {
    // A full disk has no space for a lock, so a piece of the reserve is released for it.
    if (!isFullError(error) || !(await giveBackPiece(dataDir, disk, LOCK_BYTES))) throw error;
    return lockFolder(dataDir);
  }
}

/** Turns system errors into one line. */
export function asDataFolderError(dataDir: string, error: unknown): unknown {
  if (error instanceof StoreIsFull)
    return new DataFolderError(`${dataDir}: there is no room for a new data room: the disk is full.`);
  if (!(error instanceof Error) || !FROM_THE_DISK.includes(errorCode(error) ?? '')) return error;
  const why = isFullError(error)
    ? 'the disk is full, and there is nothing left to give back'
    : 'see the rights and the disk';
  return new DataFolderError(`${dataDir}: the data folder cannot be used (${error.message}): ${why}.`);
}

function headUnknown(dataDir: string, state: 'missing' | 'unreadable'): string {
  return (
    `${secondHeadFile(dataDir)} was ${state} and was created again: it could not be checked whether the end of the ` +
    'journal was cut off. Compare the chain head with one that was printed earlier.'
  );
}

async function openLocked(dataDir: string, options: FileStoreOptions, lock: FolderLock): Promise<FileStore> {
  const { disk = nodeDisk, warn = () => undefined, now = () => new Date() } = options;
  const { segmentBytes = 64 * MEGABYTE, longestLine, compactAfterBytes: afterBytes = 16 * MEGABYTE } = options;
  const { reserveBytes: bytes = 0, retryFullAfterMs: retryAfterMs = 5000 } = options;
  let persist: EngineOptions['persist'] = () => Promise.reject(storeUnavailable());
  const notices: string[] = [];
  const report = (message: string) => {
    notices.push(message);
    warn(message);
  };
  let damage: DataFolderError | null = null;
  const onDamage = (error: DataFolderError) => {
    if (!damage) warn('The audit log is damaged. Run `npm run audit:verify`, and restore it from a backup.', error);
    damage ??= error;
  };
  const index = new JournalIndex();
  const archive = new JournalArchive(dataDir, index, onDamage);
  const store = new StoreEngine({ persist: (...burst) => persist(...burst), pause: () => setImmediate(), archive });

  const snapshot = await readSnapshot(dataDir);
  const known = await readSecondHead(dataDir);
  const replayed = await replay({ dataDir, snapshot, known }, store, index);
  await makeFolder(journalFolder(dataDir));
  if (replayed.torn) report(await keepTornTail(dataDir, replayed.torn, disk, now()));
  if (known.state !== 'read' && isNamed(snapshot)) report(headUnknown(dataDir, known.state));
  const room = new DiskRoom({ dataDir, disk, bytes, retryAfterMs, warn });
  const second = new SecondHead({ dataDir, disk, warn });
  const written = { dataDir, disk, segmentBytes, now, second, index, ...(longestLine && { longestLine }) };
  const journal = await Journal.open(written, replayed);
  const announce: Announce = (seal) => journal.append([{ changes: [], audit: [], snapshot: seal }]);
  const compactor = new Compactor(
    { dataDir, store, journal, index, snapshot: openSnapshot(dataDir, disk, announce), afterBytes, warn },
    snapshot?.format === 3 ? snapshot.seq : -1,
  );
  // The opening entry names its snapshot, so that an emptied journal never passes for a new folder.
  try {
    await second.begin(known, replayed.head);
    if (!isNamed(snapshot)) await compactor.finish();
    await room.open();
    if (room.isFull) notices.push(DISK_FULL);
    else if (snapshot?.format === 2) await compactor.finish().catch((error: unknown) => warn(SNAPSHOT_FAILED, error));
  } catch (error) {
    await journal.close();
    await second.close();
    throw error;
  }
  const checking = checkBehind(dataDir, replayed.unchecked, onDamage);

  const history = new JournalHistory(dataDir, { head: () => journal.head, index });

  let lastFault: string | undefined;
  persist = async (commits, { mayUseReserve = false }) => {
    if (!room.isFull) compactor.startIfDue();
    try {
      await room.write(mayUseReserve, () => journal.append(commits));
      lastFault = undefined;
    } catch (error) {
      if (error instanceof StoreIsFull) throw error;
      const fault = errorCode(error) ?? String(error);
      if (fault !== lastFault) warn('A change could not be made durable and was refused.', error);
      lastFault = fault;
      throw storeUnavailable();
    }
  };
  return {
    store,
    history,
    head: () => journal.head,
    notices,
    damage: () => damage,
    checked: checking.done,
    room,
    async close() {
      await store.idle();
      persist = () => Promise.reject(storeUnavailable());
      try {
        history.close();
        await checking.stop();
        await room.close();
        await compactor.finish().catch((error: unknown) => warn(SNAPSHOT_FAILED, error));
        await journal.close();
        await second.close();
      } finally {
        await lock.release();
      }
    },
  };
}
