import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSigningKey, peopleWithCodes } from '#server/ports/signing-key.ts';
import { openFileStore } from '#server/storage/file-store.ts';
import { audit } from '#server/storage/testing/rows.ts';
import { type LocalPostgres, startPostgres } from '#server/testing/local-postgres.ts';
import { person } from '#server/scenarios/users-by-role.ts';
import { openSharedKey } from '../beside-rows/secrets.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { moveIntoDatabase } from './into-database.ts';
import { moveStateIntoDatabase, moveStateIntoFolder } from './provider-state.ts';

let postgres: LocalPostgres;
let database: Database;
let dataDir: string;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove(), 60_000);
beforeEach(async () => {
  database = openDatabase({ url: await postgres.newRoom() });
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'move-state-'));
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const key = 'the key of thirty-two bytes or more';
const other = 'another key of thirty-two bytes or more';
const warn = () => undefined;
const nobody = () => Promise.resolve([]);

/** A room in which one person has recovery codes, and so an authenticator app. */
async function roomWithCodes(configured: string | undefined): Promise<string> {
  const opened = await openSigningKey({ dataDir, configured, dependents: nobody, warn });
  const file = await openFileStore(dataDir);
  const ada = person('ada', [null, null], 'ada@rooms.example', 'admin');
  await file.store.transact(async (tx) => {
    await tx.users.put(ada);
    await tx.recoveryCodes.put({ id: ada.id, hashes: [], createdAt: ada.createdAt });
    await tx.audit.append(audit('Put codes'));
  });
  await file.close();
  return opened;
}

const move = (configured?: string) =>
  moveIntoDatabase(dataDir, database, {
    async also(store) {
      await moveStateIntoDatabase({ dataDir, configured, dependents: peopleWithCodes(store), warn }, database);
    },
  });

it('a move under another SIGNING_KEY is refused while a second factor depends on the one of the folder', async () => {
  const own = await roomWithCodes(undefined);
  await expect(move(other)).rejects.toThrow(/^SIGNING_KEY is another than before.*ada@rooms\.example/);
  await move();
  expect(await openSharedKey(database, undefined)).toBe(own);
}, 60_000);

it('a move that forgets SIGNING_KEY is refused, and leads into the database with it', async () => {
  await roomWithCodes(key);
  await expect(move()).rejects.toThrow(/is another than before.*ada@rooms\.example/);
  await move(key);
  expect(await openSharedKey(database, key)).toBe(key);
  await expect(openSharedKey(database, undefined)).rejects.toThrow(/SIGNING_KEY is not set/);
}, 60_000);

it('a folder that a database under SIGNING_KEY moved into knows another key', async () => {
  await migrate(database);
  await moveStateIntoFolder(database, { dataDir, configured: key });
  const dependents = () => Promise.resolve(['ada@rooms.example']);
  const open = (configured: string) => openSigningKey({ dataDir, configured, dependents, warn });
  await expect(open(other)).rejects.toThrow(/^SIGNING_KEY is another than before/);
  expect(await open(key)).toBe(key);
}, 60_000);
