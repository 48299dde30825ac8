// The effect of a server that hangs during a change, and of a database that hangs, is read-only, or is not there yet.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ReadTx } from '#core/ports/store.ts';
import { put } from '../storage/testing/rows.ts';
import { startTestServer } from '../testing/server.ts';
import { freePort } from '../testing/program.ts';
import { type LocalPostgres, startPostgres } from '../testing/local-postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { openPostgresStore, type PostgresStore } from './postgres-store.ts';
import { isDeep } from '#server/testing/deep.ts';

const warnings: string[] = [];
const listen = (warning: Error) => void warnings.push(warning.message);
let postgres: LocalPostgres;
const opened: Database[] = [];
beforeAll(async () => {
  process.on('warning', listen);
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  process.off('warning', listen);
  await postgres.remove();
}, 60_000);
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

function connect(url: string): Database {
  const database = openDatabase({ url });
  opened.push(database);
  return database;
}

const open = async (url: string): Promise<PostgresStore> => openPostgresStore({ database: connect(url) });
const idsIn = (store: PostgresStore) =>
  store.store.read(async (tx) => (await tx.invitations.list()).map(({ id }) => id).sort());

it.runIf(isDeep)(
  'a server that hangs with the end of the log is cut off within seconds, and no reader waits behind the others',
  async () => {
    const url = await postgres.newRoom();
    const [stuck, writer, other] = [await open(url), await open(url), await open(url)];
    await put(other.store, 'a');
    // Hangs in the middle of a change while the others check.
    let goOn: () => void = () => undefined;
    const still = new Promise<void>((resolve) => (goOn = resolve));
    let isHolding: () => void = () => undefined;
    const holding = new Promise<void>((resolve) => (isHolding = resolve));
    const frozen = stuck.store.transact(async () => {
      isHolding();
      await still;
    });
    await holding;
    const ended: string[] = [];
    const writing = put(writer.store, 'b').then(() => ended.push('written'));
    const watch = connect(url);
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
    await expect.poll(async () => (await watch.query(waiting)).length).toBe(1);
    expect(await idsIn(writer)).toHaveLength(1);
    ended.push('read');
    await writing;
    expect(ended).toEqual(['read', 'written']);
    goOn();
    await expect(frozen)
      .resolves.toBeUndefined()
      .catch(() => undefined);
    expect(await idsIn(stuck)).toHaveLength(2);
  },
  20_000,
);

it('a reader, while a change of nothing is being rolled back, reads what others wrote meanwhile', async () => {
  const url = await postgres.newRoom();
  const database = connect(url);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  const slow: Database = {
    ...database,
    async connect() {
      const connection = await database.connect();
      return {
        ...connection,
        async query(text, values) {
          const rows = await connection.query(text, values);
          if (text === 'ROLLBACK') {
            letGo();
            await answered;
          }
          return rows as never;
        },
      };
    },
    async queryOften(text, values) {
      const rows = await database.queryOften(text, values);
      // After the reader has continued with the answer.
      setImmediate(answer);
      return rows as never;
    },
  };
  const [{ store }, other] = [await openPostgresStore({ database: slow }), await open(url)];
  const nothing = store.transact(() => Promise.resolve());
  await isLetGo;
  await put(other.store, 'a');
  expect(await store.read((tx) => tx.invitations.list())).toHaveLength(1);
  await nothing;
});

it('a reading alone holds no lock, sees nothing of what others write meanwhile, and lets readers see it afterwards', async () => {
  const url = await postgres.newRoom();
  const database = connect(url);
  const begun: string[] = [];
  let hasRead: () => void = () => undefined;
  const hooked: Database = {
    ...database,
    query(text, values) {
      begun.push(text);
      return database.query(text, values);
    },
    async queryOften(text, values) {
      const rows = await database.queryOften(text, values);
      // After the reader has continued with the answer.
      setImmediate(() => hasRead());
      return rows as never;
    },
  };
  const [one, other] = [await openPostgresStore({ database: hooked }), await open(url)];
  await put(other.store, 'a');
  const list = async (tx: ReadTx) => (await tx.invitations.list()).map(({ id }) => id).sort();
  const { seen, loads, others } = await one.store.read(async (tx) => {
    const before = await list(tx);
    begun.length = 0;
    await put(other.store, 'b');
    const end = new Promise<void>((resolve) => (hasRead = resolve));
    const others = [idsIn(one), one.store.read(list, true), put(one.store, 'c').then(() => idsIn(one))];
    await end;
    return { seen: [before, await list(tx)], loads: [...begun], others };
  }, true);
  expect([seen, loads]).toEqual([[['a'], ['a']], []]);
  expect(await Promise.all(others)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);
});

it('locks of a server whose machine is gone are free within half a minute', async () => {
  const set = ['idle', 'interval', 'count'].map((one) => `current_setting('tcp_keepalives_${one}')::int`);
  const [row] = await connect(postgres.url).query<{ seconds: number }>(
    `SELECT ${set[0]} + ${set[1]} * ${set[2]} AS seconds`,
  );
  expect(row?.seconds).toBe(30);
});

it('a connection runs one query at a time', async () => {
  // The warning comes a turn later, and only for the first connection.
  await new Promise((resolve) => void setImmediate(resolve));
  expect(warnings.filter((message) => message.includes('already executing'))).toEqual([]);
});

it.runIf(isDeep)(
  'a database that falls silent causes refusals within seconds, is reported, holds no end, and recovers by itself',
  async () => {
    const url = await postgres.newRoom();
    const [database, ending] = [connect(url), openDatabase({ url })];
    await ending.query('SELECT 1');
    const { store } = await openPostgresStore({ database });
    await put(store, 'a');
    const away = { status: 503 };
    postgres.freeze(true);
    const since = (start: number) => performance.now() - start;
    try {
      const silentAt = performance.now();
      await expect(store.read((tx) => tx.invitations.list())).rejects.toMatchObject(away);
      expect(since(silentAt)).toBeLessThan(5000);
      // The circuit is open: queries fail at once.
      await expect(database.query('SELECT 1')).rejects.toMatchObject(away);
      const lookedAt = performance.now();
      expect(await database.look()).toBe('silent');
      expect(since(lookedAt)).toBeLessThan(2000);
      await expect(ending.query('SELECT 1')).rejects.toMatchObject(away);
      await ending.close();
    } finally {
      postgres.freeze(false);
    }
    await expect
      .poll(
        () =>
          store
            .read((tx) => tx.invitations.list())
            .then(
              (rows) => rows.length,
              () => 0,
            ),
        { timeout: 10_000 },
      )
      .toBe(1);
    expect(await database.look()).toBe('well');
  },
  20_000,
);

it('a database is not silent because this process was busy', async () => {
  const looking = connect(postgres.url).look();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  expect(await looking).toBe('well');
});

it('a missing certificate is reported with the address that names it', async () => {
  const DATABASE_URL = `${postgres.url}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`;
  await expect(startTestServer({ environment: { DATABASE_URL } })).rejects.toThrow(/^DATABASE_URL: .*ca\.pem/);
});

it('a database that takes no changes any more is not ready', async () => {
  const database = connect(postgres.url);
  const name = 'read_only_room';
  await database.query(`CREATE DATABASE ${name}`);
  const room = new URL(postgres.url);
  room.pathname = `/${name}`;
  const running = await startTestServer({ environment: { DATABASE_URL: room.href, SEED: 'none' } });
  try {
    const ready = async () => {
      const answer = await running.newClient().request('/readyz');
      return [answer.status, answer.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    await database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect(await ready()).toEqual([503, { status: 'unavailable', reason: 'database-read-only' }]);
    await database.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    expect(await ready()).toEqual([200, { status: 'ok' }]);
  } finally {
    await running.stop();
  }
}, 60_000);

it.runIf(isDeep)(
  'a server that starts while the database is unreachable listens, reports it, and continues once it is there',
  async () => {
    const [url, port] = [await postgres.newRoom(), await freePort()];
    await postgres.stop();
    const starting = startTestServer({ environment: { DATABASE_URL: url, PORT: String(port), SEED: 'none' } });
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      return answer && [answer.status, await answer.json()];
    };
    try {
      await expect
        .poll(() => ask('/readyz'), { timeout: 20_000 })
        .toEqual([503, { status: 'unavailable', reason: 'database-away' }]);
      expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
      expect(await ask('/api/documents')).toMatchObject([503, { code: 'unavailable' }]);
    } finally {
      await postgres.start();
    }
    const running = await starting;
    try {
      expect((await running.newClient().request('/readyz')).status).toBe(200);
    } finally {
      await running.stop();
    }
  },
  60_000,
);
