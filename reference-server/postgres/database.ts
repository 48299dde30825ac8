// The connections to PostgreSQL. Whatever goes wrong with the database itself is told as "not available now", and the
// next call tries again: nobody has to restart anything when it is back.
import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { storeUnavailable } from '#core/call/errors.ts';
import { Circuit, type Pulse } from './circuit.ts';

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
  /** How it is for who comes now, within seconds. */
  look(): Promise<Pulse>;
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
/** In which something small is answered over a fresh connection. */
const PULSE_MS = 1000;
/** No statement of a data room takes as long; a search through everything comes in parts. */
const STATEMENT_MS = 30_000;
/** Longer than any statement: then nobody is there any more, however open the connection looks. */
const SILENCE_MS = STATEMENT_MS + 5000;
const KEEP_ALIVE_MS = 10_000;
/** What the database remembers of questions that were asked goes with the connection. */
const LIFETIME_SECONDS = 3600;
/** How often somebody who waits for a lock looks, and for how long. */
const LOOK_MS = 200;
const LONGEST_WAIT_MS = 600_000;
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
    query_timeout: SILENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    // Before anything else is asked, and waited for: two questions at a time are one too many for a connection.
    verify(client, done) {
      client.query("SET datestyle TO ISO; SET timezone TO 'UTC'").then(() => done(), done);
    },
  });
  // What the driver adds to an error is the whole connection.
  const onBroken = ({ message, name }: Error) =>
    warn('A connection to the database broke.', Object.assign(new Error(message), { name }));
  pool.on('error', onBroken);
  // The driver listens to none that it has just opened: what breaks then would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const circuit = new Circuit(() => pulseOf(url), warn);
  const connect = async (): Promise<Connection> => {
    let connecting: Promise<pg.PoolClient> | null = null;
    const client = await circuit
      .watch(() => (connecting = pool.connect().catch(asAway)))
      .catch((error: unknown) => {
        // One that comes when nobody waits for it any more goes back.
        void connecting?.then(
          (late) => late.release(),
          () => undefined,
        );
        throw error;
      });
    client.on('error', onBroken);
    return {
      query: (text, values) => circuit.watch(() => asked(client, { text, values })),
      queryOften: (text, values) => circuit.watch(() => asked(client, { name: nameOf(text), text, values })),
      release(isBroken = false) {
        client.off('error', onBroken);
        client.release(isBroken);
      },
    };
  };
  const database: Database = {
    query: (text, values) => circuit.watch(() => asked(pool, { text, values })),
    queryOften: (text, values) => circuit.watch(() => asked(pool, { name: nameOf(text), text, values })),
    connect,
    look: () => circuit.look(),
    transaction: (work, begin = 'BEGIN ISOLATION LEVEL READ COMMITTED') => transaction(connect, work, begin),
    async alone(name, work) {
      // Looked for again and again: no statement may take as long as another server may work.
      const done = await locked(await connect(), name, work, LONGEST_WAIT_MS);
      if (!done) throw storeUnavailable();
      return done.value;
    },
    async aloneIfFree(name, work) {
      return (await locked(await connect(), name, work, 0))?.value;
    },
    close() {
      circuit.close();
      return pool.end();
    },
  };
  return database;
}

/** A session of its own: what the database was told for new ones holds for it. */
async function pulseOf(url: string): Promise<Pulse> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'strongroom pulse',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => undefined);
  const asking = (async (): Promise<Pulse> => {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>(
      `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS is`,
    );
    return rows[0]?.is === true ? 'read-only' : 'well';
  })();
  const late = new AbortController();
  try {
    // A process that was itself busy for as long looks at what has come meanwhile.
    const silence = setTimeout(PULSE_MS, null, late).then(() => setTimeout(1, 'silent' as const, late));
    return await Promise.race([asking, silence]);
  } catch {
    return 'away';
  } finally {
    late.abort();
    // Whoever is silent does not hear of the end either.
    void asking
      .then(
        () => client.end(),
        () => client.end(),
      )
      .catch(() => undefined);
  }
}

/** Tells the locks of data rooms from other people's. */
const LOCKS = 0x57_52;

/** Of this room among those of the database. */
const LOCK = '($1, hashtext(current_schema() || $2))';

/** Null where another server had it all the while: the work is not done. */
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

/**
 * What the database says of itself, by the first letters of its codes: no connection, nobody let in, no room, stopping, a
 * copy that takes no changes, waited too long.
 */
const AWAY = /^(?:08|28|53|57|58|3D000|25006|55P03|25P03|40|XX)/;

/** @throws ApiProblem 503 with the fault as its cause, unless the database refused what was asked */
function asAway(error: unknown): never {
  if (error instanceof pg.DatabaseError && !AWAY.test(error.code ?? '')) throw error;
  throw Object.assign(storeUnavailable(), { cause: error });
}
