// Opens the store of rows: in the data folder of one server, or in a database shared by several.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ApiProblem } from '#core/call/errors.ts';
import type { Database } from '../postgres/database.ts';
import { DatabaseUnfit } from '../postgres/migrate.ts';
import type { Settings } from '../settings/env.ts';
import { segmentNumbers } from '../storage/journal/journal-reader.ts';
import { makeFolder } from '../storage/disk/disk.ts';
import { lockFolder } from '../storage/disk/lock.ts';
import { openFileStore, type FileStore } from '../storage/file-store.ts';

export interface RoomStorage extends Pick<FileStore, 'store' | 'history' | 'notices' | 'room' | 'close'> {
  /** The newest durable entry known to this server. */
  head(): { seq: number; hash: string };
  database: Database | null;
  /** Runs the work while no other server runs work of this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same, but skips the work if another server is running it. */
  aloneIfFree(name: string, work: () => Promise<void>): Promise<void>;
}

/** Enough for some thousand deletions. */
const RESERVE_BYTES = 8 * 1024 * 1024;

/** Waits for the database. @param onAway called when it is unreachable @throws DataFolderError, DatabaseUnfit */
export function openRoomStorage(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'bucket'>,
  log: Logger,
  onAway: () => void = () => undefined,
): Promise<RoomStorage> {
  const warn = (message: string, error?: unknown) => log.warn({ err: error }, message);
  return settings.databaseUrl === undefined
    ? inFolder(settings.dataDir, warn)
    : inDatabase(settings.databaseUrl, { ...settings, warn, onAway });
}

type Warn = (message: string, error?: unknown) => void;

async function inFolder(dataDir: string, warn: Warn): Promise<RoomStorage> {
  const file = await openFileStore(dataDir, { warn, reserveBytes: RESERVE_BYTES });
  return { ...file, database: null, alone: (_, work) => work(), aloneIfFree: (_, work) => work() };
}

interface Parts {
  dataDir: string;
  bucket: Settings['bucket'];
  warn: Warn;
  onAway: () => void;
}

async function inDatabase(url: string, { dataDir, bucket, warn, onAway }: Parts): Promise<RoomStorage> {
  // Loaded on demand, since most servers use a folder.
  const { openDatabase } = await import('../postgres/database.ts');
  const { openPostgresStore } = await import('../postgres/postgres-store.ts');
  // The folder holds only this server's temporary files.
  await makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const database = openDatabase({ url, warn });
  try {
    const opened = await untilThere(() => openPostgresStore({ database, warn }), { warn, onAway });
    return {
      store: opened.store,
      history: opened.history,
      head: () => opened.head(),
      notices: [...(await leftBehind(dataDir)), ...(bucket === null ? [FILES_HERE] : [])],
      room: { isFull: false, look: () => Promise.resolve() },
      database,
      alone: (name, work) => database.alone(name, work),
      aloneIfFree: (name, work) => database.aloneIfFree(name, work),
      async close() {
        await opened.close();
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await database.close();
    await lock.release();
    throw asUnfit(error);
  }
}

/** Warns about rows in the folder that are no longer used. */
async function leftBehind(dataDir: string): Promise<string[]> {
  if ((await segmentNumbers(dataDir)).length === 0) return [];
  return [
    `DATABASE_URL is set: the data room in ${dataDir} is not used. npm run move takes it into the database, once it is empty.`,
  ];
}

const FILES_HERE =
  'OBJECTS_URL is not set: the bytes of files are in the data folder of each server, and no other server can read them ' +
  'unless all of them share its folder "objects". Several servers need a bucket.';

const AGAIN_MS = 1000;

/** A database started together with the server may need longer, for example to recover from a crash. */
async function untilThere<T>(open: () => Promise<T>, { warn, onAway }: Pick<Parts, 'warn' | 'onAway'>): Promise<T> {
  for (let round = 0; ; round += 1) {
    try {
      return await open();
    } catch (error) {
      const unfit = asUnfit(error);
      if (!isAway(error) || !(unfit instanceof DatabaseUnfit)) throw error;
      if (round === 0) warn(`${unfit.message}. The server waits for it.`);
      onAway();
      await setTimeout(AGAIN_MS);
    }
  }
}

/** A refused password or a missing database is not retried, since the settings are wrong. */
function isAway(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return !/^(?:28|3D)/.test(code);
}

/** A failure of the database in words for the operator; other errors as they are. */
export function asUnfit(error: unknown): unknown {
  // The form of the driver's errors for refusals by the database, and for files that its address names.
  const isRefused = error instanceof Error && ('severity' in error || 'path' in error);
  if (isRefused) return new DatabaseUnfit(`DATABASE_URL: the database cannot be used: ${error.message}`);
  if (!(error instanceof ApiProblem)) return error;
  const { cause } = error;
  const why = cause instanceof Error ? cause.message || cause.name : 'it does not answer';
  return new DatabaseUnfit(`DATABASE_URL: the database cannot be reached: ${why}`);
}
