import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/postgres/database.ts';
import { openPostgresStore } from '#server/postgres/postgres-store.ts';
import { isDeep } from '#server/testing/deep.ts';
import { type LocalPostgres, startPostgres } from '#server/testing/local-postgres.ts';
import { runScript } from '#server/testing/program.ts';

let postgres: LocalPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove(), 60_000);

/** What `npm run admin` and `npm run audit:verify` answer. */
async function answersTo(url: string) {
  const [admin, verify] = await Promise.all([
    runScript('scripts/data-folder/admin.ts', ['--email', 'ada@rooms.example', '--database', url]),
    runScript('scripts/data-folder/audit-verify.ts', ['--database', url]),
  ]);
  return [admin.code, admin.output, verify.code, verify.output];
}

test('a database without a data room gets none, and its log is not called broken', async () => {
  const url = await postgres.newRoom();
  const message = 'The database holds no data room: is it the right one?\n';
  expect(await answersTo(url)).toEqual([1, message, 5, message]);
}, 120_000);

test.runIf(isDeep)('a database of another version is not migrated, and its log is not called broken', async () => {
  const url = await postgres.newRoom();
  const database = openDatabase({ url });
  await openPostgresStore({ database });
  await database.query(`DELETE FROM migrations WHERE name > '0002-shared'`);
  const earlier = expect.stringMatching(/^The database is one of an earlier version /) as string;
  expect(await answersTo(url)).toEqual([1, earlier, 5, earlier]);
  await database.query(`INSERT INTO migrations (name) VALUES ('9999-newer')`);
  const newer = expect.stringMatching(/^The database has been brought to a newer version /) as string;
  expect(await answersTo(url)).toEqual([1, newer, 5, newer]);
  await database.close();
});

test.runIf(isDeep)('a database that is away or missing is named with the reason', async () => {
  const away = 'DATABASE_URL: the database cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n';
  expect(await answersTo('postgres://127.0.0.1:1/rooms')).toEqual([1, away, 5, away]);
  const missing = 'DATABASE_URL: the database cannot be reached: database "rooms" does not exist\n';
  expect(await answersTo(postgres.url.replace(/postgres$/, 'rooms'))).toEqual([1, missing, 5, missing]);
});
