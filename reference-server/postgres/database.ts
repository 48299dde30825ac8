// Connections to PostgreSQL; every failure becomes "not available now", and the next call tries again.
import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { storeUnavailable } from '#core/call/errors.ts';
import { Circuit, type Pulse, pulseWithin } from '../process/circuit.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Queries {
  /** @throws ApiProblem 503 if the database is unreachable; DatabaseError if it refuses the query */
  query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<readonly R[]>;
  /** A prepared query, which the database plans once for each connection. */
  queryOften<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<readonly R[]>;
}

export interface Database extends Queries {
  /** One transaction, which is rolled back if the work throws. It is not retried. */
  transaction<T>(work: (db: Queries) => Promise<T>, begin?: string): Promise<T>;
  /** Runs the work while no other server runs work of this name; others wait. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same, but returns undefined at once if another server is running it. */
  aloneIfFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** A separate connection, to be released, or discarded after a fault. */
  connect(): Promise<Connection>;
  /** The present state of the database, within seconds. */
  look(): Promise<Pulse>;
  close(): Promise<void>;
}

export interface Connection extends Queries {
  /** @param isBroken discards it, since its state is unknown */
  release(isBroken?: boolean): void;
}

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database?sslmode=…` */
  url: string;
  /** Receives messages for the operator, such as a broken connection; never the password. */
  warn?: (message: string, error?: unknown) => void;
  most?: number;
}

const CONNECT_MS = 5000;
/** The time in which a fresh connection must answer a small query. */
const PULSE_MS = 1000;
/** No statement takes this long; searches run in parts. */
const STATEMENT_MS = 30_000;
/** Longer than any statement: the database is gone then, even if the connection looks open. */
const SILENCE_MS = STATEMENT_MS + 5000;
const KEEP_ALIVE_MS = 10_000;
/** Replaces connections now and then, which frees the database's memory of prepared queries. */
const LIFETIME_SECONDS = 3600;
/** How often, and how long, a caller tries to get a lock. */
const LOOK_MS = 200;
const LONGEST_WAIT_MS = 600_000;
/** Ends a transaction that holds the end of the log and does not continue. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const MOST_CONNECTIONS = 16;
/** Poolers refuse these as parameters of a connection. The keepalives free the locks of a lost machine in 30 seconds. */
const SETTINGS = `SET datestyle TO ISO; SET timezone TO 'UTC';
  SET statement_timeout TO ${STATEMENT_MS}; SET idle_in_transaction_session_timeout TO ${IDLE_IN_TRANSACTION_MS};
  SET tcp_keepalives_idle TO 10; SET tcp_keepalives_interval TO 5; SET tcp_keepalives_count TO 4`;

const types = new pg.TypeOverrides();
// Times are ISO 8601 in UTC; sizes and positions are integers within a double's precision.
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase({ url, warn = () => undefined, most = MOST_CONNECTIONS }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'strongroom',
    max: most,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    // Checked before other queries and awaited, since a connection runs one query at a time.
    verify(client, done) {
      client.query(SETTINGS).then(() => done(), done);
    },
  });
  // Only name and message: the driver's errors contain the whole connection.
  const onBroken = ({ message, name }: Error) =>
    warn('A connection to the database broke.', Object.assign(new Error(message), { name }));
  pool.on('error', onBroken);
  // The driver does not listen for errors of new connections, which would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const circuit = new Circuit(() => pulseOf(url), warn);
  const connect = async (): Promise<Connection> => {
    let connecting: Promise<pg.PoolClient> | null = null;
    const client = await circuit
      .watch(() => (connecting = pool.connect().catch(asAway)))
      .catch((error: unknown) => {
        // A connection that arrives after its caller has left is released.
        void connecting?.then(
          (late) => late.release(),
          () => undefined,
        );
        throw error;
      });
    client.on('error', onBroken);
    return {
      query: (text, values) => circuit.watch(() => runQuery(client, { text, values })),
      queryOften: (text, values) => circuit.watch(() => runQuery(client, { name: nameOf(text), text, values })),
      release(isBroken = false) {
        client.off('error', onBroken);
        client.release(isBroken);
      },
    };
  };
  const database: Database = {
    query: (text, values) => circuit.watch(() => runQuery(pool, { text, values })),
    queryOften: (text, values) => circuit.watch(() => runQuery(pool, { name: nameOf(text), text, values })),
    connect,
    look: () => circuit.look(),
    transaction: (work, begin = 'BEGIN ISOLATION LEVEL READ COMMITTED') => transaction(connect, work, begin),
    async alone(name, work) {
      // Polls, since no statement may take as long as another server's work.
      const done = await locked(await connect(), name, work, LONGEST_WAIT_MS);
      if (!done) throw storeUnavailable();
      return done.value;
    },
    aloneIfFree: async (name, work) => (await locked(await connect(), name, work, 0))?.value,
    close() {
      circuit.close();
      // A silent database would hold the end until its queries time out.
      return Promise.race([pool.end(), setTimeout(CONNECT_MS, undefined, { ref: false })]);
    },
  };
  return database;
}

/** A session of its own, so that new settings of the database apply to it. */
function pulseOf(url: string): Promise<Pulse> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'strongroom pulse',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => undefined);
  const probing = (async (): Promise<Pulse> => {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>(
      `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS is`,
    );
    return rows[0]?.is === true ? 'read-only' : 'well';
  })();
  // Not awaited: a silent database does not answer this either.
  void Promise.allSettled([probing])
    .then(() => client.end())
    .catch(() => undefined);
  return pulseWithin(PULSE_MS, probing);
}

/** Separates this program's locks from others'. */
const LOCKS = 0x57_52;

/** Separates this data room's locks from others' in the same database. A missing schema fails in the next statement. */
const LOCK = `($1, hashtext(coalesce(current_schema(), '') || $2))`;

/** Null if another server held the lock all the time. */
async function locked<T>(
  connection: Connection,
  name: string,
  work: () => Promise<T>,
  waitMs: number,
): Promise<{ value: T } | null> {
  let isBroken = true;
  try {
    const isTaken = await taken(connection, name, waitMs);
    isBroken = false;
    if (!isTaken) return null;
    try {
      return { value: await work() };
    } finally {
      isBroken = true;
      await connection.query(`SELECT pg_advisory_unlock${LOCK}`, [LOCKS, name]);
      isBroken = false;
    }
  } finally {
    connection.release(isBroken);
  }
}

async function taken(connection: Connection, name: string, waitMs: number): Promise<boolean> {
  const end = performance.now() + waitMs;
  for (;;) {
    const [found] = await connection.query<{ has: boolean }>(`SELECT pg_try_advisory_lock${LOCK} AS has`, [
      LOCKS,
      name,
    ]);
    if (found?.has === true) return true;
    if (performance.now() >= end) return false;
    await setTimeout(LOOK_MS);
  }
}

async function transaction<T>(
  connect: () => Promise<Connection>,
  work: (db: Queries) => Promise<T>,
  begin: string,
): Promise<T> {
  const connection = await connect();
  let isBroken = true;
  try {
    await connection.query(begin);
    const value = await work(connection);
    await connection.query('COMMIT');
    isBroken = false;
    return value;
  } catch (error) {
    await connection.query('ROLLBACK').then(
      () => (isBroken = false),
      () => undefined,
    );
    throw error;
  } finally {
    connection.release(isBroken);
  }
}

/** Of several statements in one text, the last one's result is returned. */
async function runQuery<R extends object>(
  at: pg.Pool | pg.PoolClient,
  { values = [], ...question }: { name?: string; text: string; values?: readonly unknown[] | undefined },
): Promise<readonly R[]> {
  // The driver leaves row types to the caller, and types a single result only.
  const answer: unknown = await at.query({ ...question, values: [...values] }).catch(asAway);
  const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
  return (last as pg.QueryResult<R & pg.QueryResultRow>).rows;
}

/** There are few names: one for each set of collections that change together. */
const nameOf = (text: string) => hash('sha256', text, 'base64url');

/** Error classes that mean "not available": connection, access, resources, shutdown, read-only, timeout. */
const AWAY = /^(?:08|28|53|57|58|3D000|25006|55P03|25P03|40|XX)/;

/** @throws ApiProblem 503 with the error as its cause, unless the database refused the query */
function asAway(error: unknown): never {
  if (error instanceof pg.DatabaseError && !AWAY.test(error.code ?? '')) throw error;
  throw Object.assign(storeUnavailable(), { cause: error });
}
