// Where a server keeps its rows: in its data folder, which it has alone, or in a database that it shares with others.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ApiProblem } from '#core/call/errors.ts';
import type { History } from '#core/ports/history.ts';
import type { StoreEngine } from '#core/store/store.ts';
import type { Database } from '../postgres/database.ts';
import { DatabaseUnfit } from '../postgres/migrate.ts';
import type { Settings } from '../settings/env.ts';
import { segmentNumbers } from '../storage/journal/journal-reader.ts';
import { makeFolder } from '../storage/disk/disk.ts';
import { lockFolder } from '../storage/disk/lock.ts';
import { openFileStore, type FileStore } from '../storage/file-store.ts';

export interface RoomStorage {
  store: StoreEngine;
  history: History;
  /** The newest durable entry that this server knows of. */
  head(): { seq: number; hash: string };
  /** What whoever starts the server must not overlook. */
  notices: readonly string[];
  /** Whether only changes that may use the reserve are taken: the disk is full. */
  room: FileStore['room'];
  database: Database | null;
  /** Does the work while no other server does work of this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same where none does; else nothing. */
  aloneIfFree(name: string, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Some thousand deletions. */
const RESERVE_BYTES = 8 * 1024 * 1024;

/**
 * Waits for a database that is away.
 * @param onAway hears of it
 * @throws DataFolderError, DatabaseUnfit with a message for the person who starts the server
 */
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
  // Read when they are needed: most servers have a folder.
  const { openDatabase } = await import('../postgres/database.ts');
  const { openPostgresStore } = await import('../postgres/postgres-store.ts');
  // What is kept there for a while is this server's alone.
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

/** A room that was in the folder before is not looked at any more. */
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

/** A database that is started beside the server may need longer than it: recovering from a crash takes a while. */
async function untilThere<T>(open: () => Promise<T>, { warn, onAway }: Pick<Parts, 'warn' | 'onAway'>): Promise<T> {
  for (let round = 0; ; round += 1) {
    try {
      return await open();
    } catch (error) {
      const unfit = asUnfit(error);
      if (!isAway(error) || !(unfit instanceof DatabaseUnfit)) throw error;
      if (round === 0) warn(`${unfit.message}. It is waited for.`);
      onAway();
      await setTimeout(AGAIN_MS);
    }
  }
}

/** Not who is let in nowhere, and not a database that is not there: that is for whoever wrote the settings. */
function isAway(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return !/^(?:28|3D)/.test(code);
}

function asUnfit(error: unknown): unknown {
  // As the driver tells what the database refuses.
  const isRefused = error instanceof Error && 'severity' in error;
  if (isRefused) return new DatabaseUnfit(`DATABASE_URL: the database refuses: ${error.message}`);
  if (!(error instanceof ApiProblem)) return error;
  const { cause } = error;
  const why = cause instanceof Error ? cause.message || cause.name : 'it does not answer';
  return new DatabaseUnfit(`DATABASE_URL: the database cannot be reached: ${why}`);
}
