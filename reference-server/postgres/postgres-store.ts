// The store on PostgreSQL, for any number of servers. Each server keeps the rows in memory as of one log entry, and
// checks the end of the log before each read, loading what other servers have written. A change locks the end of the
// log from its first look to its commit, so that changes of all servers run one after the other; works waiting on one
// server share a commit.
import { storeUnavailable } from '#core/call/errors.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { History } from '#core/ports/history.ts';
import type { ReadTx } from '#core/ports/store.ts';
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName } from '#core/records/records.ts';
import { LogBroken } from '#core/store/log-broken.ts';
import { type Change, type Commit, StoreEngine } from '#core/store/store.ts';
import { setImmediate } from 'node:timers/promises';
import { rowsOf } from './read-rows.ts';
import { toCells, toRow } from './columns.ts';
import type { Connection, Database, Queries } from './database.ts';
import { DatabaseUnfit, migrate } from './migrate.ts';
import { EMPTY, linesAfter, type LogEnd, readLine } from './log-lines.ts';
import { Coalesced } from './coalesced.ts';
import { PostgresArchive } from './postgres-archive.ts';
import { PostgresHistory } from './postgres-history.ts';
import { writeLog } from './write-log.ts';

export interface PostgresStoreOptions {
  database: Database;
  clock?: Clock;
  warn?: (message: string, error?: unknown) => void;
}

export interface PostgresStore {
  store: StoreEngine;
  history: History;
  /** The newest entry known to this server. */
  head(): LogEnd;
  /** Waits for running work. The database stays open. */
  close(): Promise<void>;
}

/** @throws DatabaseUnfit, ApiProblem 503 if the database is unreachable */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  await migrate(options.database);
  const store = new PostgresEngine(options);
  await store.begin();
  return { store, history: new PostgresHistory(options.database), head: () => store.end, close: () => store.idle() };
}

/** The commits loaded, and the rows normalised, in one step. */
const AT_ONCE = 1000;
/**
 * A change locks the end of the log, and all others wait for it. A transaction that is idle for this long, or whose
 * server is unreachable, is ended; one that waits longer gives up.
 */
const HOLDING = `BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL idle_in_transaction_session_timeout = '3s'; SET LOCAL lock_timeout = '5s'`;
/** How often, and at which intervals, the outcome of a commit is checked after its connection broke. */
const ASKED_AGAIN = 20;
const AGAIN_MS = 250;

class PostgresEngine extends StoreEngine {
  readonly #options: PostgresStoreOptions;
  readonly #endReads: Coalesced<EndRead>;
  /** The entry that the rows in memory correspond to. */
  #end: LogEnd = EMPTY;
  /** Bursts and loading of others' commits run one after the other. */
  #turn: Promise<void> = Promise.resolve();
  /** The burst that holds the end of the log, until its commits are in memory, or a reading alone; null afterwards. */
  #burst: Promise<unknown> | null = null;
  /** The connection of the running burst, which holds the end of the log until the burst is written. */
  #writing: { connection: Connection; isWritten: boolean; isBroken: boolean } | null = null;

  constructor(options: PostgresStoreOptions) {
    super({
      persist: (commits) => this.#persist(commits),
      around: (burst) => this.#inTurn(() => this.#holding(burst)).catch(asUnavailable),
      archive: new PostgresArchive(options.database),
      pause: () => this.#pause(),
    });
    this.#options = options;
    this.#endReads = new Coalesced(async () => {
      const before = this.#end;
      return { before, end: await endOfLog(options.database) };
    });
  }

  get end(): LogEnd {
    return this.#end;
  }

  begin(): Promise<void> {
    return this.#inTurn(() => this.#loadAll());
  }

  /** Sees everything that any server acknowledged before it began. */
  override async read<T>(work: (tx: ReadTx) => Promise<T>, isAlone = false): Promise<T> {
    if (isAlone) return this.#inTurn(() => this.#alone(work)).catch(asUnavailable);
    const { before, end } = await this.#endReads.get().catch(asUnavailable);
    // Of several readers that find it put back, one reads it anew.
    if (isPutBack(before, end)) await this.#inTurn(async () => isPutBack(this.#end, end) && this.#loadAll());
    else await this.#followTo(end).catch(asUnavailable);
    return super.read(work);
  }

  /** Holds no lock: others' changes are made meanwhile, and loaded afterwards. */
  async #alone<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    const { database } = this.#options;
    const begin = async () => this.#moveTo(database, await endOfLog(database));
    // From before the end is read, so that no reader loads anything later than that.
    const reading = begin()
      .then(() => super.read(work))
      .finally(() => (this.#burst = null));
    this.#burst = reading;
    return reading;
  }

  async #moveTo(db: Queries, end: LogEnd): Promise<void> {
    await (isPutBack(this.#end, end) ? this.#loadAll() : this.#takeOver(db, end));
  }

  /** Beside a waiting burst, and after one that holds the end, so that its commits are not read twice. */
  async #followTo(end: LogEnd): Promise<void> {
    while (this.#burst && end.seq > this.#end.seq) await this.#burst.catch(() => undefined);
    if (end.seq > this.#end.seq)
      await this.#takeOver(this.#options.database, end, () => this.#inTurn(() => this.#loadAll()));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  /** Loads everything up to an entry of the log. */
  async #takeOver(db: Queries, to: LogEnd, loadAll = () => this.#loadAll()): Promise<void> {
    try {
      while (this.#end.seq < to.seq) {
        const rows = await db.query<{ seq: number; line: string }>(
          // A later entry may be of a burst of this server, which loads it itself.
          'SELECT seq, line FROM commits WHERE seq > $1 AND seq <= $2 ORDER BY seq LIMIT $3',
          [this.#end.seq, to.seq, AT_ONCE],
        );
        for (const { seq, line } of rows) {
          const before = this.#end;
          if (seq <= before.seq) continue;
          const { entry, hash } = await readLine(line, before);
          await normalise(entry.changes);
          // Another call may have loaded it in the meantime.
          if (this.#end !== before) continue;
          this.load([{ changes: entry.changes, audit: entry.audit }]);
          this.#end = { seq: entry.seq, hash, auditEntries: this.#end.auditEntries + entry.audit.length };
        }
        if (rows.length === 0) throw new LogBroken(this.#end.seq + 1, 'it is missing');
      }
    } catch (error) {
      if (!(error instanceof LogBroken)) throw error;
      this.#options.warn?.('The log does not follow from what this server knows: everything is read anew.', error);
      await loadAll();
    }
  }

  /** Loads all rows as of one moment. */
  async #loadAll(): Promise<void> {
    await this.#options.database.transaction(async (db) => {
      const end = await endOfLog(db);
      for (const name of collectionNames) await this.#loadTable(db, name);
      this.restoreAudit(end.auditEntries);
      this.#end = end;
    }, 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  }

  async #loadTable(db: Queries, collection: CollectionName): Promise<void> {
    this.replace(collection, await rowsOf(db, collection));
  }

  async #holding(burst: () => Promise<void>): Promise<void> {
    const connection = await this.#options.database.connect();
    const writing = { connection, isWritten: false, isBroken: false };
    let isBroken = true;
    this.#writing = writing;
    try {
      const end = endIn(await connection.query<EndRow>(`${HOLDING}; ${END_OF_LOG} FOR UPDATE`));
      await this.#moveTo(connection, end);
      await (this.#burst = burst().finally(() => (this.#burst = null)));
      if (!writing.isWritten) await connection.query('ROLLBACK');
      ({ isBroken } = writing);
    } finally {
      this.#writing = null;
      connection.release(isBroken);
    }
  }

  async #persist(commits: readonly Commit[]): Promise<void> {
    const writing = this.#writing;
    if (!writing) throw storeUnavailable();
    const { connection } = writing;
    const now = this.#options.clock?.now() ?? new Date();
    const lines = await linesAfter(this.#end, commits, now.toISOString(), () => this.#pause());
    const next = await writeLog(connection, this.#end, lines);
    for (const { changes } of commits) await normalise(changes, () => this.#pause());
    try {
      await connection.query('COMMIT');
    } catch (error) {
      writing.isBroken = true;
      if (!(await this.#isWritten(next))) throw error;
    }
    writing.isWritten = true;
    this.#end = next;
  }

  /** A small query, so that the database does not end the transaction as idle. */
  async #pause(): Promise<void> {
    await this.#writing?.connection.query('SELECT');
  }

  /** Whether a commit with an unknown outcome is in the log. @throws ApiProblem 503 if this cannot be determined */
  async #isWritten({ seq, hash }: LogEnd): Promise<boolean> {
    const { database } = this.#options;
    for (let again = 0; ; again += 1) {
      try {
        return await database.transaction(async (db) => {
          // Waits for the lock, which the commit itself may still hold.
          await db.query(`${END_OF_LOG} FOR UPDATE`);
          const found = await db.query('SELECT seq FROM commits WHERE seq = $1 AND hash = $2', [seq, hash]);
          return found.length > 0;
        }, HOLDING);
      } catch (error) {
        if (again >= ASKED_AGAIN) throw error;
        await new Promise((resolve) => void setTimeout(resolve, AGAIN_MS));
      }
    }
  }
}

/** Normalises rows to the form that the tables return, with the same order of properties on every server. */
async function normalise(changes: Change[], pause: () => Promise<void> = setImmediate): Promise<void> {
  for (const [at, change] of changes.entries()) {
    changes[at] = asKept(change);
    if (at % AT_ONCE === AT_ONCE - 1) await pause();
  }
}

function asKept<C extends CollectionName>(change: Change<C>): Change<C> {
  const { collection, row } = change;
  return row ? { ...change, row: toRow(collection, toCells(collection, row)) } : change;
}

interface EndRead {
  /** The end known to the server before the query. */
  before: LogEnd;
  end: LogEnd;
}

/** A log that ends earlier, or differs, was restored from a backup. */
function isPutBack(known: LogEnd, found: LogEnd): boolean {
  return found.seq < known.seq || (found.seq === known.seq && found.hash !== known.hash);
}

/** A database that is closed while servers run counts as unavailable. */
function asUnavailable(error: unknown): never {
  throw error instanceof DatabaseUnfit ? Object.assign(storeUnavailable(), { cause: error }) : error;
}

interface EndRow extends LogEnd {
  closed: string | null;
  /** A standby, which may lag behind and refuses changes. */
  isCopy: boolean;
}

const END_OF_LOG =
  'SELECT seq, hash, audit_entries AS "auditEntries", closed, pg_is_in_recovery() AS "isCopy" FROM log_end';

/** @throws DatabaseUnfit if it must not be used now */
const endOfLog = async (db: Queries): Promise<LogEnd> => endIn(await db.queryOften<EndRow>(END_OF_LOG));

function endIn([row]: readonly EndRow[]): LogEnd {
  if (!row) throw new DatabaseUnfit('The database has lost the end of its log: restore it from a backup.');
  const { closed, isCopy, ...end } = row;
  if (isCopy) throw Object.assign(storeUnavailable(), { cause: new Error('the database is a standby') });
  if (closed !== null) throw new DatabaseUnfit(`The database cannot be worked with: ${closed}.`);
  return end;
}
