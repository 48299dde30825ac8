import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LocalPostgres, startPostgres } from '../testing/local-postgres.ts';
import { contents, put, row } from '../storage/testing/rows.ts';
import { type Database, openDatabase } from './database.ts';
import { openPostgresStore, type PostgresStore } from './postgres-store.ts';

let postgres: LocalPostgres;
let url: string;
const opened: { database: Database; store: PostgresStore }[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());
beforeEach(async () => {
  url = await postgres.newRoom();
});
afterEach(async () => {
  for (const { database, store } of opened.splice(0)) {
    await store.close();
    await database.close();
  }
});

async function open(): Promise<PostgresStore> {
  const database = openDatabase({ url });
  const store = await openPostgresStore({ database });
  opened.push({ database, store });
  return store;
}

it('what one server has acknowledged, every other one shows', async () => {
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
