// The connections to PostgreSQL. Whatever goes wrong with the database itself is told as "not available now", and the
// next call tries again: nobody has to restart anything when it is back.
import { hash } from 'node:crypto';
import pg from 'pg';
import { storeUnavailable } from '#core/desk/errors.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What a connection answers. */
export interface Queries {
  /** @throws ApiProblem 503 where the database is away; DatabaseError for what it refuses */
  query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<readonly R[]>;
  /** The same for what is asked again and again: the database plans it once for each connection. */
  queryOften<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<readonly R[]>;
}

export interface Database extends Queries {
  /** One transaction: nothing of it happened where the work throws. It is made once and not again. */
  transaction<T>(work: (db: Queries) => Promise<T>, begin?: string): Promise<T>;
  /** Does the work while no other server does work under this name; whoever comes meanwhile waits. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same where it is free; undefined at once where another server has it. */
  aloneIfFree<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** A connection of one's own, to be given back, or thrown away after a fault. */
  connect(): Promise<Connection>;
  close(): Promise<void>;
}

export interface Connection extends Queries {
  /** @param isBroken throws it away: nobody knows how it stands */
  release(isBroken?: boolean): void;
}

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database?sslmode=…` */
  url: string;
  /** Told what an operator should know: a connection that broke. Never holds the password. */
  warn?: (message: string, error?: unknown) => void;
  /** Connections at most. */
  most?: number;
}

const CONNECT_MS = 5000;
/** No statement of a data room takes as long; a search through everything comes in parts. */
const STATEMENT_MS = 30_000;
/** Who has the log's end and does not go on is cut off, so that the others can. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const MOST_CONNECTIONS = 16;

const types = new pg.TypeOverrides();
// Times are ISO 8601 in UTC everywhere; sizes and positions are whole numbers that a double holds.
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase({ url, warn = () => undefined, most = MOST_CONNECTIONS }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'strongroom',
    max: most,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  pool.on('error', (error) => warn('A connection to the database broke.', error));
  const connect = async (): Promise<Connection> => {
    const client = await pool.connect().catch(asAway);
    const onError = (error: Error) => warn('A connection to the database broke.', error);
    client.on('error', onError);
    return {
      query: (text, values) => asked(client, { text, values }),
      queryOften: (text, values) => asked(client, { name: nameOf(text), text, values }),
      release(isBroken = false) {
        client.off('error', onError);
        client.release(isBroken);
      },
    };
  };
  const database: Database = {
    query: (text, values) => asked(pool, { text, values }),
    queryOften: (text, values) => asked(pool, { name: nameOf(text), text, values }),
    connect,
    transaction: (work, begin = 'BEGIN') => transaction(connect, work, begin),
    async alone(name, work) {
      const connection = await connect();
      return locked(connection, name, work, 'SELECT pg_advisory_lock($1, hashtext($2)) AS has');
    },
    async aloneIfFree(name, work) {
      const connection = await connect();
      return locked(connection, name, work, 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS has');
    },
    close: () => pool.end(),
  };
  return database;
}

/** Tells the locks of data rooms from other people's. */
const LOCKS = 0x57_52;

async function locked<T>(connection: Connection, name: string, work: () => Promise<T>, take: string): Promise<T> {
  let isBroken = true;
  try {
    const [taken] = await connection.query<{ has: unknown }>(take, [LOCKS, name]);
    isBroken = false;
    // Only a try that failed says false: then the work is not done, and its outcome is of the type that has a place for it.
    if (taken?.has === false) return undefined as T;
    try {
      return await work();
    } finally {
      isBroken = true;
      await connection.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCKS, name]);
      isBroken = false;
    }
  } finally {
    connection.release(isBroken);
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

interface Question {
  /** By which the database knows what it has planned. */
  name?: string;
  text: string;
  values?: readonly unknown[] | undefined;
}

/** Of several statements in one text the last one answers. */
async function asked<R extends object>(
  at: pg.Pool | pg.PoolClient,
  { values = [], ...question }: Question,
): Promise<readonly R[]> {
  // The driver types rows by what the caller says of them, and knows of one answer only.
  const answer: unknown = await at.query({ ...question, values: [...values] }).catch(asAway);
  const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
  return (last as pg.QueryResult<R & pg.QueryResultRow>).rows;
}

/** There are few of them: one for each set of collections that is changed together. */
const nameOf = (text: string) => hash('sha256', text, 'base64url');

/** What the database says of itself, by the first letters of its codes: no connection, no room, stopping, waited too long. */
const AWAY = /^(?:08|53|57|58|55P03|25P03|40|XX)/;

/** @throws ApiProblem 503 with the fault as its cause, unless the database refused what was asked */
function asAway(error: unknown): never {
  if (error instanceof pg.DatabaseError && !AWAY.test(error.code ?? '')) throw error;
  throw Object.assign(storeUnavailable(), { cause: error });
}
