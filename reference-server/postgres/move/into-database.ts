// Moves rows and log of a data folder into an empty database: the log line by line with its hashes, then the rows.
// Servers cannot use the database until everything is moved and compared; an interrupted move continues where it
// stopped.
import type { CollectionName, Records } from '#core/records/records.ts';
import { collectionNames } from '#core/records/keys.ts';
import type { StoreEngine } from '#core/store/store.ts';
import { hashedLine } from '../../storage/journal/line-hash.ts';
import { GENESIS, readJournal } from '../../storage/journal/journal-reader.ts';
import { openFileStore } from '../../storage/file-store.ts';
import { expectColumns, tableOf, toCells } from '../columns.ts';
import type { Database, Queries } from '../database.ts';
import { EMPTY, logEnd, type LogEnd, type LogLine } from '../log-lines.ts';
import { DatabaseUnfit, expectMigrated, migrate } from '../migrate.ts';
import { auditOf, insertAudit, insertLines, upsert } from '../write-log.ts';
import { expectSame, type RowCounts, type Rows } from './compare-rows.ts';

export interface MovedRows {
  head: LogEnd;
  rows: RowCounts;
}

export type Progress = (done: number, all: number) => void;

const nothing = () => Promise.resolve();
/** The reason why servers refuse a database during a move. */
const MOVING = 'a data room is being moved into it, and that is not over';
const LINES_AT_ONCE = 500;
const ROWS_AT_ONCE = 2000;

export interface MoveOptions {
  progress?: Progress;
  /** Moves the bytes of files that are missing. */
  files?: (rows: Rows) => Promise<void>;
  /** Moves other data before servers may use the database. */
  also?: (store: StoreEngine) => Promise<void>;
}

/** Locks the folder, so its server must be stopped. @throws DataFolderError, DatabaseUnfit for another data room */
export async function moveIntoDatabase(
  dataDir: string,
  database: Database,
  { progress = () => undefined, files = nothing, also = nothing }: MoveOptions = {},
): Promise<MovedRows> {
  // A live data room is migrated by its servers alone, since those of an earlier version cannot restart then.
  if (await holdsRoom(database)) await expectMigrated(database);
  await migrate(database);
  // Reserves the database, so that no server starts in it while the folder is read, which may take minutes.
  const isReserved = await reserve(database);
  // Opening the folder checks everything against its hashes.
  const file = await openFileStore(dataDir, { mustExist: true }).catch(async (error: unknown) => {
    if (isReserved) await database.query('UPDATE log_end SET closed = NULL');
    throw error;
  });
  try {
    await file.checked;
    const { seq, hash } = file.head();
    const head = { seq, hash, auditEntries: file.store.auditLength };
    if (await isMoved(database, head)) {
      await files(file.store);
      return { head, rows: await expectSame(database, file.store, unlike) };
    }
    const from = await beginMove(database, head);
    await also(file.store);
    await files(file.store);
    await copyLines(dataDir, database, { from, head, progress });
    const rows = await database.transaction(async (db) => {
      await db.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      for (const name of collectionNames) await fill(db, name, file.store.rows(name));
      const counts = await expectSame(db, file.store, unlike);
      await db.query('UPDATE log_end SET seq = $1, hash = $2, audit_entries = $3, closed = NULL', [
        head.seq,
        head.hash,
        head.auditEntries,
      ]);
      return counts;
    });
    return { head, rows };
  } finally {
    await file.close();
  }
}

interface Standing extends LogEnd {
  closed: string | null;
}

async function standing(db: Queries): Promise<Standing> {
  const [row] = await db.query<Standing>('SELECT seq, hash, audit_entries AS "auditEntries", closed FROM log_end');
  return row ?? { ...EMPTY, closed: null };
}

async function holdsRoom(db: Queries): Promise<boolean> {
  const [found] = await db.query<{ has: boolean }>(`SELECT to_regclass('log_end') IS NOT NULL AS has`);
  if (found?.has !== true) return false;
  const { seq, closed } = await standing(db);
  return closed === null && seq > 0;
}

async function isMoved(db: Queries, head: LogEnd): Promise<boolean> {
  const { seq, hash, closed } = await standing(db);
  return closed === null && seq === head.seq && hash === head.hash;
}

/** Reserves an empty database. @returns false if it was not empty or reserved already */
async function reserve(database: Database): Promise<boolean> {
  const closed = await database.query(
    'UPDATE log_end SET closed = $1 WHERE closed IS NULL AND seq = 0 RETURNING closed',
    [MOVING],
  );
  return closed.length > 0;
}

/** @returns how far an earlier move came */
async function beginMove(database: Database, head: LogEnd): Promise<LogEnd> {
  const { seq, closed } = await standing(database);
  if (closed !== MOVING && (closed !== null || seq > 0)) {
    throw new DatabaseUnfit(
      'The database holds a data room already: a move needs an empty one. Nothing was changed. Name another database, or ' +
        'empty this one: DROP SCHEMA public CASCADE; CREATE SCHEMA public;',
    );
  }
  await database.query('UPDATE log_end SET closed = $1', [MOVING]);
  const [last] = await database.query<LogEnd>(
    `SELECT seq, hash, (SELECT coalesce(max(position), 0) FROM audit_entries) AS "auditEntries"
     FROM commits ORDER BY seq DESC LIMIT 1`,
  );
  if (last && last.seq > head.seq)
    throw new DatabaseUnfit('The database holds more than the folder: it was begun with another one. Empty it first.');
  return last ?? EMPTY;
}

interface Copying {
  from: LogEnd;
  head: LogEnd;
  progress: Progress;
}

async function copyLines(dataDir: string, database: Database, { from, head, progress }: Copying): Promise<void> {
  let end = from;
  let hash = GENESIS;
  let lines: LogLine[] = [];
  const write = async () => {
    if (lines.length === 0) return;
    end = await database.transaction((db) => append(db, end, lines));
    lines = [];
    progress(end.seq, head.seq);
  };
  for await (const read of readJournal(dataDir)) {
    const { seq } = read.entry;
    if (seq > head.seq) break;
    if (seq === from.seq) ({ hash } = read);
    if (seq <= from.seq) continue;
    if (seq === from.seq + 1 && from.seq > 0 && hash !== from.hash)
      throw new DatabaseUnfit('The database was begun with another folder. Empty it first.');
    lines.push(asWritten(read.entry, read.hash));
    if (lines.length >= LINES_AT_ONCE) await write();
  }
  await write();
}

/** The line exactly as it is in the folder. */
function asWritten(entry: LogLine['entry'], hash: string): LogLine {
  const { line, hash: own } = hashedLine(JSON.stringify(entry));
  if (own !== hash) throw new Error(`Entry ${entry.seq} does not read as it was written`);
  return { entry, hash, line };
}

async function append(db: Queries, end: LogEnd, lines: readonly LogLine[]): Promise<LogEnd> {
  await insertLines(db, lines);
  await insertAudit(db, auditOf(end, lines));
  return logEnd(end, lines);
}

/** Replaces the rows of the table. */
async function fill<C extends CollectionName>(db: Queries, collection: C, rows: readonly Records[C][]): Promise<void> {
  for (const row of rows) expectColumns(collection, row);
  await db.query(`DELETE FROM ${tableOf(collection)}`);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const cells = rows.slice(at, at + ROWS_AT_ONCE).map((row) => toCells(collection, row));
    await db.query(upsert(collection, '$1'), [JSON.stringify(cells)]);
  }
}

const unlike = (name: CollectionName, wrong: string) => new DatabaseUnfit(`${name}: ${wrong}. The move is not over.`);
