import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../scenarios/demo.ts';
import { loadScenario } from '../scenarios/scenario.ts';
import { MemoryObjects } from '#core/store/memory-objects.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { collectionNames } from '#core/records/keys.ts';
import { createMemoryStore } from '#core/store/store.ts';
import { resealed } from '../storage/testing/resealed.ts';
import { audit, contents, put, row } from '../storage/testing/rows.ts';
import { type LocalPostgres, startPostgres } from '../testing/local-postgres.ts';
import { columns, tableOf } from './columns.ts';
import { type Database, openDatabase } from './database.ts';
import { DatabaseUnfit } from './migrate.ts';
import { openPostgresStore, type PostgresStore } from './postgres-store.ts';
import { verifyDatabase } from './verify-database.ts';

let postgres: LocalPostgres;
let url: string;
const opened: { database: Database; store: PostgresStore }[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove(), 60_000);
beforeEach(async () => {
  url = await postgres.newRoom();
});
afterEach(async () => {
  for (const { database, store } of opened.splice(0)) {
    await store.close();
    await database.close();
  }
});

/** @param wrapped wraps the database for the store */
async function open(wrapped: (database: Database) => Database = (database) => database): Promise<PostgresStore> {
  const database = openDatabase({ url });
  const store = await openPostgresStore({ database: wrapped(database) });
  opened.push({ database, store });
  return store;
}

async function runSql(text: string, values: unknown[] = []) {
  const database = openDatabase({ url });
  try {
    return await database.query<Record<string, unknown>>(text, values);
  } finally {
    await database.close();
  }
}

/** Allows changes of an append-only table, as its owner could. */
async function unlock(table: string): Promise<void> {
  await runSql(`ALTER TABLE ${table} DISABLE TRIGGER only_grows`);
  await runSql(`GRANT UPDATE, DELETE ON ${table} TO CURRENT_USER`);
}

async function brokenAt(store: PostgresStore): Promise<number | null> {
  try {
    for await (const head of store.history.follow({ seq: 0, hash: '' })) expect(head.seq).toBeGreaterThan(0);
    return null;
  } catch (error) {
    return (error as { seq?: number }).seq ?? -1;
  }
}

it('a change that one server has acknowledged is shown by all others, and by one that starts later', async () => {
  const [one, other] = [await open(), await open()];
  await put(one.store, 'a');
  expect((await contents(other.store)).rows).toEqual([row('a')]);
  await put(other.store, 'b');
  await put(one.store, 'c');
  const found = await contents(other.store);
  expect(found.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(found.audit).toEqual(['audit-3 Put c', 'audit-2 Put b', 'audit-1 Put a']);
  expect(await contents(one.store)).toEqual(found);
  const late = await open();
  expect(await contents(late.store)).toEqual(found);
  expect(late.head()).toEqual(await one.history.head());
});

it('a large change is written in many small statements, and shown as one', async () => {
  const lengths: number[] = [];
  const watched = (database: Database): Database => ({
    ...database,
    async connect() {
      const connection = await database.connect();
      const query: typeof connection.query = (text, values) => (lengths.push(0), connection.query(text, values));
      const queryOften: typeof connection.query = (text, values = []) => {
        for (const value of values) if (typeof value === 'string' && value.startsWith('[')) lengths.push(value.length);
        return connection.queryOften(text, values);
      };
      return { ...connection, query, queryOften };
    },
  });
  const [one, other] = [await open(watched), await open()];
  await one.store.transact(async (tx) => {
    for (let at = 0; at < 5000; at += 1) {
      await tx.invitations.put(row(`row-${at}`));
      await tx.audit.append(audit(`Put row-${at}`));
    }
  });
  // Five for the rows and five for the entries, of a thousand each; five to keep the lock while the change is made, at
  // least ten while it is written.
  expect(lengths.filter((length) => length > 0)).toHaveLength(10);
  expect(Math.max(...lengths)).toBeLessThan(400_000);
  expect(lengths.filter((length) => length === 0).length).toBeGreaterThan(15);
  expect((await contents(other.store)).rows).toHaveLength(5000);
  expect(await contents(other.store)).toEqual(await contents(one.store));
  const database = openDatabase({ url });
  await verifyDatabase(database);
  await database.close();
});

it('changes of three servers are made one after the other, and none is lost', async () => {
  const servers = [await open(), await open(), await open()];
  const add = async (at: number) =>
    servers[at % 3]?.store.transact(async (tx) => {
      const [last] = (await tx.invitations.list()).map(({ userId }) => Number(userId)).sort((a, b) => b - a);
      await tx.invitations.put(row(`row-${at}`, String((last ?? 0) + 1)));
      await tx.audit.append(audit(`Added ${at}`));
    });
  await Promise.all(Array.from({ length: 150 }, (_, at) => add(at)));
  for (const { store } of servers) {
    const { rows, audit } = await contents(store);
    expect(rows.map(({ userId }) => Number(userId)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 150 }, (_, at) => at + 1),
    );
    expect(audit).toHaveLength(150);
  }
  expect(await brokenAt(servers[0] ?? (await open()))).toBeNull();
});

it('a change that a server commits while it reads those of others counts once', async () => {
  const gates = new EventEmitter();
  const writing: Promise<void>[] = [];
  const store = await open((database) => ({
    ...database,
    async query(text, values) {
      if (!text.startsWith('SELECT seq, line') || writing.length > 0) return database.query(text, values);
      const committed = once(gates, 'committed');
      writing.push(put(store.store, 'own'));
      await committed;
      return database.query(text, values);
    },
    async connect() {
      const connection = await database.connect();
      return {
        ...connection,
        async query(text, values) {
          const rows = await connection.query<never>(text, values);
          if (text !== 'COMMIT') return rows;
          const shown = once(gates, 'shown');
          gates.emit('committed');
          await shown;
          return rows;
        },
      };
    },
  }));
  await put((await open()).store, 'a');
  const meanwhile = await contents(store.store);
  gates.emit('shown');
  await Promise.all(writing);
  expect(meanwhile.audit).toEqual(['audit-1 Put a']);
  expect((await contents(store.store)).audit).toEqual(['audit-2 Put own', 'audit-1 Put a']);
});

it('a work that throws has changed nothing, and its audit entries are not written', async () => {
  const { store } = await open();
  const failing = store.transact(async (tx) => {
    await tx.invitations.put(row('never'));
    await tx.audit.append(audit('never'));
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  await put(store, 'a');
  expect(await contents(store)).toEqual({ rows: [row('a')], audit: ['audit-1 Put a'] });
});

it('the rows of every collection are read as they were written', async () => {
  const [one, memory] = [await open(), createMemoryStore()];
  await loadScenario(one.store, new MemoryObjects(sha256), demo, {});
  await loadScenario(memory, new MemoryObjects(sha256), demo, {});
  const late = await open();
  await late.store.read((tx) => tx.users.list());
  expect(JSON.stringify(late.store.rows('documents'))).toBe(JSON.stringify(one.store.rows('documents')));
  for (const name of collectionNames) {
    const sorted = (store: typeof memory) => [...store.rows(name)].sort((a, b) => (a.id < b.id ? -1 : 1));
    const plain = (rows: readonly object[]) =>
      rows.map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)));
    expect(plain(sorted(late.store)), name).toEqual(plain(sorted(memory)));
  }
});

it('a text that no database takes is kept in the log, and shown as far as it can be', async () => {
  const { store, history } = await open();
  const odd = 'half \uD800 and none \0';
  await store.transact(async (tx) => {
    await tx.invitations.put(row('a', odd));
    await tx.audit.append(audit(odd));
  });
  const shown = 'half \uFFFD and none \uFFFD';
  const late = await open();
  expect((await contents(late.store)).rows).toEqual([row('a', shown)]);
  expect((await contents(late.store)).audit).toEqual([`audit-1 ${shown}`]);
  for await (const { changes } of history.commits(late.head())) expect(changes[0]?.row).toEqual(row('a', odd));
  const database = openDatabase({ url });
  expect(await verifyDatabase(database)).toEqual({ entries: 1, auditEntries: 1, head: late.head().hash });
  await database.close();
});

it.each([
  ['a person that no text names', { userId: '\0' }, 0],
  ['a thing that no text names', { resourceId: 'half \uD800' }, 0],
  ['a time before all years', { from: '0000-01-01T00:00:00.000Z' }, 1],
  ['a time after all years', { to: '+010000-01-01T00:00:00.000Z' }, 1],
  ['a period after all years', { from: '+010000-01-01T00:00:00.000Z' }, 0],
])('a search for %s finds what it would find in memory', async (_, filter, matched) => {
  await put((await open()).store, 'a');
  const late = await open();
  const found = await late.store.read((tx) => tx.audit.search({ filter, limit: 10 }));
  expect(found).toMatchObject({ matched, total: 1, hasMore: false });
});

it('its tables have the columns that the rows are written to', async () => {
  await open();
  for (const name of collectionNames) {
    const found = await runSql(
      `SELECT column_name AS name, replace(replace(data_type, 'timestamp with time zone', 'timestamptz'), 'ARRAY', 'text[]') AS kind
       FROM information_schema.columns WHERE table_name = $1 AND table_schema = current_schema() AND column_name <> 'place' ORDER BY column_name COLLATE "C"`,
      [tableOf(name)],
    );
    const expected = columns[name].map(({ name: column, kind }) => ({ name: column, kind }));
    expect(found, name).toEqual(expected.sort((one, other) => (one.name < other.name ? -1 : 1)));
  }
});

describe('the connection', () => {
  it('that breaks before the commit has changed nothing, and the call fails', async () => {
    const store = await open((database) => cutting(database, async (commit) => (await commit('ROLLBACK'), false)));
    await expect(put(store.store, 'a')).rejects.toMatchObject({ status: 503 });
    expect(await contents((await open()).store)).toEqual({ rows: [], audit: [] });
  });

  it('that breaks after the commit has changed everything, and the call succeeds', async () => {
    const store = await open((database) => cutting(database, async (commit) => (await commit('COMMIT'), false)));
    await put(store.store, 'a');
    expect((await contents(store.store)).audit).toEqual(['audit-1 Put a']);
    expect((await contents((await open()).store)).rows).toEqual([row('a')]);
  });

  it('is made again when the database comes back, and meanwhile all callers are refused until later', async () => {
    const own = await startPostgres({ isDurable: true });
    try {
      url = await own.newRoom();
      const { store } = await open();
      await put(store, 'a');
      await own.stop('SIGQUIT');
      await expect(contents(store)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
      await expect(put(store, 'b')).rejects.toMatchObject({ status: 503 });
      await own.start();
      await put(store, 'c');
      expect((await contents(store)).rows.map(({ id }) => id)).toEqual(['a', 'c']);
    } finally {
      for (const { database, store } of opened.splice(0)) {
        await store.close();
        await database.close();
      }
      await own.remove();
    }
  }, 60_000);
});

describe('a database', () => {
  it('that was put back to an earlier day is read anew, once for all who ask', async () => {
    const begun: unknown[] = [];
    const counting = (database: Database): Database => ({
      ...database,
      transaction: (work, begin) => (begun.push(begin), database.transaction(work, begin)),
    });
    const { store } = await open(counting);
    await put(store, 'a');
    const [end] = await runSql('SELECT seq, hash FROM log_end');
    await put(store, 'b');
    await runSql(`ALTER TABLE commits DISABLE TRIGGER only_grows`);
    await runSql(`ALTER TABLE audit_entries DISABLE TRIGGER only_grows`);
    await runSql(`GRANT DELETE ON commits, audit_entries TO CURRENT_USER`);
    const putBack = async () => {
      await runSql(`DELETE FROM commits WHERE seq > 1`);
      await runSql(`DELETE FROM audit_entries WHERE position > 1`);
      await runSql(`DELETE FROM invitations WHERE id <> 'a'`);
      await runSql('UPDATE log_end SET seq = $1, hash = $2, audit_entries = 1', [end?.['seq'], end?.['hash']]);
    };
    await putBack();
    begun.length = 0;
    const readers = await Promise.all(Array.from({ length: 5 }, () => contents(store)));
    for (const found of readers) expect(found).toEqual({ rows: [row('a')], audit: ['audit-1 Put a'] });
    expect(begun).toHaveLength(1);
    await put(store, 'c');
    expect((await contents((await open()).store)).audit).toEqual(['audit-2 Put c', 'audit-1 Put a']);
    await putBack();
    // By another server, so that the log is as long as the first one knows it.
    await put((await open()).store, 'd');
    expect((await contents(store)).audit).toEqual(['audit-2 Put d', 'audit-1 Put a']);
  });

  it('that is closed while a server runs causes 503, and the server continues when it is open again', async () => {
    const { store } = await open();
    await put(store, 'a');
    await runSql(`UPDATE log_end SET closed = 'it is being moved'`);
    await expect(contents(store)).rejects.toMatchObject({ status: 503 });
    await expect(put(store, 'b')).rejects.toMatchObject({ status: 503 });
    await runSql('UPDATE log_end SET closed = NULL');
    await put(store, 'c');
    expect((await contents(store)).rows.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('without a data room is not taken for a complete one, and is not changed', async () => {
    const database = openDatabase({ url });
    await expect(verifyDatabase(database)).rejects.toThrow('holds no data room');
    const [found] = await database.query(`SELECT to_regclass('commits') AS table`);
    expect(found).toEqual({ table: null });
    await database.close();
  });

  it('without the schema that its address names is refused at once', async () => {
    const database = openDatabase({ url: url.replace(/room_\d+$/, 'nowhere') });
    await expect(openPostgresStore({ database })).rejects.toThrow('no schema has been selected');
    await database.close();
  });

  it('of a newer version is refused with an explanation', async () => {
    await open();
    await runSql(`INSERT INTO migrations (name) VALUES ('9999-later')`);
    await expect(open()).rejects.toThrow(DatabaseUnfit);
    await expect(open()).rejects.toThrow('newer version (9999-later)');
  });

  it('in which a row was changed or deleted from outside is detected', async () => {
    const { store } = await open();
    for (const id of ['a', 'b']) await put(store, id);
    const database = openDatabase({ url });
    await runSql(`UPDATE invitations SET user_id = 'eve' WHERE id = 'a'`);
    await expect(verifyDatabase(database)).rejects.toThrow('The row a of invitations');
    await runSql(`DELETE FROM invitations WHERE id = 'a'`);
    await expect(verifyDatabase(database)).rejects.toThrow('invitations has 1 rows, and the log records 2');
    await database.close();
  });

  it.each(['commits', 'audit_entries'])('allows no change or deletion of what %s has', async (table) => {
    const { store } = await open();
    await put(store, 'a');
    for (const change of [`UPDATE ${table} SET seq = seq`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
      await expect(runSql(change), change).rejects.toThrow(/permission denied|only grows/);
  });

  it.each([
    ['a line', 'commits', `UPDATE commits SET line = replace(line, 'Put b', 'Put x') WHERE seq = 2`],
    ['a missing line', 'commits', 'DELETE FROM commits WHERE seq = 2'],
    ['an audit entry', 'audit_entries', `UPDATE audit_entries SET description = 'Put x' WHERE position = 2`],
  ])('in which %s was changed from outside is detected', async (_, table, change) => {
    const server = await open();
    for (const id of ['a', 'b', 'c']) await put(server.store, id);
    expect(await brokenAt(server)).toBeNull();
    await unlock(table);
    await runSql(change);
    expect(await brokenAt(server)).toBe(2);
    const database = openDatabase({ url });
    await expect(verifyDatabase(database)).rejects.toThrow('Entry 2');
    await database.close();
  });

  it('in which an entry was changed everywhere and sealed again is detected by the one after it', async () => {
    const server = await open();
    for (const id of ['a', 'b', 'c']) await put(server.store, id);
    for (const table of ['commits', 'audit_entries']) await unlock(table);
    const [found] = await runSql('SELECT line FROM commits WHERE seq = 2');
    await runSql('UPDATE commits SET line = $1 WHERE seq = 2', [resealed(String(found?.['line']), 'Put b', 'Put x')]);
    await runSql(
      `UPDATE audit_entries SET description = 'Put x', sought = replace(sought, 'put b', 'put x') WHERE seq = 2`,
    );
    expect(await brokenAt(server)).toBe(3);
    const database = openDatabase({ url });
    await expect(verifyDatabase(database)).rejects.toThrow('Entry 3: it does not follow the entry before it');
    await database.close();
  });
});

/** A database with altered commits. @param commit decides whether the caller gets the result */
function cutting(database: Database, commit: (send: (text: string) => Promise<unknown>) => Promise<boolean>): Database {
  let isCut = false;
  return {
    ...database,
    async connect() {
      const connection = await database.connect();
      return {
        ...connection,
        async query(text, values) {
          if (text !== 'COMMIT' || isCut) return connection.query(text, values);
          isCut = true;
          await commit((instead) => connection.query(instead));
          throw Object.assign(new Error('The connection is gone'), { status: 503 });
        },
      };
    },
  };
}
