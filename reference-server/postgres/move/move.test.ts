import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { storeUnavailable } from '#core/call/errors.ts';
import type { ObjectStore } from '#core/ports/objects.ts';
import { demo } from '../../scenarios/demo.ts';
import { loadScenario } from '../../scenarios/scenario.ts';
import { openFileStore } from '../../storage/file-store.ts';
import { createDiskObjects } from '../../storage/objects/disk-objects.ts';
import { segmentFile } from '../../storage/journal/journal-reader.ts';
import { verifyJournal } from '../../storage/journal/verify-journal.ts';
import { contents, put } from '../../storage/testing/rows.ts';
import { type LocalPostgres, startPostgres } from '../../testing/local-postgres.ts';
import { type Database, openDatabase } from '../database.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { type MovedObjects, moveObjects } from './move-objects.ts';
import type { Rows } from './compare-rows.ts';
import { moveIntoDatabase } from './into-database.ts';
import { moveIntoFolder } from './into-folder.ts';
import { DataFolderError } from '../../storage/disk/data-error.ts';
import { beginMovingIn, endMovingIn } from '../../storage/disk/moving-in.ts';
import { isDeep } from '#server/testing/deep.ts';

let postgres: LocalPostgres;
let database: Database;
let folder: string;
let dataDir: string;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove(), 60_000);
beforeEach(async () => {
  database = openDatabase({ url: await postgres.newRoom() });
  folder = await mkdtemp(path.join(os.tmpdir(), 'move-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function demonstrationIn(dataDir: string): Promise<void> {
  const file = await openFileStore(dataDir);
  await loadScenario(file.store, await createDiskObjects(dataDir), demo, {});
  await file.close();
}

const journalOf = async (of: string) => readFile(segmentFile(of, 1), 'utf8');

it('a room moves into a database and back, with every row and every line of its log', async () => {
  await demonstrationIn(dataDir);
  const before = await journalOf(dataDir);
  const moved = await moveIntoDatabase(dataDir, database);
  expect(moved.rows.documents).toBeGreaterThan(10);
  const opened = await openPostgresStore({ database });
  const { store, history } = opened;
  expect(opened.head()).toEqual(moved.head);
  let last = 0;
  for await (const { seq } of history.follow({ seq: 0, hash: '' })) last = seq;
  expect(last).toBe(moved.head.seq);
  await put(store, 'after');
  const back = path.join(folder, 'back');
  // As completed by a shell.
  await moveIntoFolder(database, `${back}/`);
  const after = await journalOf(back);
  expect(after.startsWith(before)).toBe(true);
  expect(after.slice(before.length)).toContain('Put after');
  await verifyJournal(back, moved.head.hash);
  const file = await openFileStore(back);
  expect(await contents(file.store)).toEqual(await contents(store));
  await file.close();
}, 60_000);

it.runIf(isDeep)(
  'an interrupted move continues, and a finished one changes nothing',
  async () => {
    await demonstrationIn(dataDir);
    const stop = new Error('stopped');
    await expect(
      moveIntoDatabase(dataDir, database, {
        progress: () => {
          throw stop;
        },
      }),
    ).rejects.toBe(stop);
    await expect(openPostgresStore({ database })).rejects.toThrow('is being moved into it');
    const moved = await moveIntoDatabase(dataDir, database);
    expect(await moveIntoDatabase(dataDir, database)).toEqual(moved);
  },
  60_000,
);

it.runIf(isDeep)(
  'files that are away stop a move, and those that are missing are named',
  async () => {
    await demonstrationIn(dataDir);
    const disk = await createDiskObjects(dataDir);
    const away: ObjectStore = {
      ...disk,
      size: () => Promise.resolve(0),
      stage: () => Promise.reject(storeUnavailable()),
    };
    const files = (to: ObjectStore) => async (rows: Rows) => {
      moved = await moveObjects(rows, disk, to);
    };
    let moved: MovedObjects | null = null;
    await expect(moveIntoDatabase(dataDir, database, { files: files(away) })).rejects.toMatchObject({ status: 503 });
    await expect(openPostgresStore({ database })).rejects.toThrow('is being moved into it');
    const [gone] = await readdir(path.join(dataDir, 'objects'));
    await rm(path.join(dataDir, 'objects', gone ?? ''));
    const target = await createDiskObjects(path.join(folder, 'target'));
    await moveIntoDatabase(dataDir, database, { files: files(target) });
    expect(moved).toMatchObject({ left: [expect.stringContaining(gone ?? 'none')] });
    await moveIntoDatabase(dataDir, database, { files: files(target) });
    expect(moved).toMatchObject({ left: [expect.stringContaining(gone ?? 'none')] });
  },
  60_000,
);

it('no server begins a room where one is moving in, from the first moment on', async () => {
  await demonstrationIn(dataDir);
  const seen: string[] = [];
  const whoCame = async (server: () => Promise<{ close(): Promise<void> }>) => {
    seen.push(
      await server().then(
        () => 'started',
        (error: unknown) => String(error),
      ),
    );
  };
  const files = () => whoCame(() => openPostgresStore({ database }));
  await moveIntoDatabase(dataDir, database, { files });
  const back = path.join(folder, 'back');
  await moveIntoFolder(database, back, { also: () => whoCame(() => openFileStore(back)) });
  expect(seen).toEqual([
    expect.stringContaining('being moved into it'),
    expect.stringContaining('being moved into it'),
  ]);
  await (await openFileStore(back)).close();
}, 60_000);

it('a move that was killed keeps the folder closed until it is made again', async () => {
  await openPostgresStore({ database });
  await beginMovingIn(dataDir);
  await expect(openFileStore(dataDir)).rejects.toThrow('Run the move again, or delete the folder');
  await moveIntoFolder(database, dataDir);
  await (await openFileStore(dataDir)).close();
}, 60_000);

it('a move that fails leaves nothing in the clear beside the folder', async () => {
  await openPostgresStore({ database });
  const stop = new Error('stopped');
  await expect(moveIntoFolder(database, dataDir, { also: () => Promise.reject(stop) })).rejects.toBe(stop);
  expect(await readdir(folder)).toEqual([]);
}, 60_000);

it('a room moves into the folder that a link leads to, and the link stays', async () => {
  await openPostgresStore({ database });
  await mkdir(path.join(folder, 'large disk', 'room'), { recursive: true });
  await symlink(path.join(folder, 'large disk', 'room'), dataDir);
  await moveIntoFolder(database, dataDir);
  await (await openFileStore(dataDir)).close();
  expect(await readdir(path.join(folder, 'large disk'))).toEqual(['room']);
  expect((await readdir(folder)).sort()).toEqual(['data', 'large disk']);
  expect(await readlink(dataDir)).toBe(path.join(folder, 'large disk', 'room'));
}, 60_000);

it('a folder that is closed or damaged leaves the database open', async () => {
  await beginMovingIn(dataDir);
  await expect(moveIntoDatabase(dataDir, database)).rejects.toThrow('being moved into it');
  await endMovingIn(dataDir);
  await demonstrationIn(dataDir);
  const journal = await journalOf(dataDir);
  await writeFile(segmentFile(dataDir, 1), journal.replace('Ada', 'Eve'));
  await expect(moveIntoDatabase(dataDir, database)).rejects.toThrow(DataFolderError);
  await openPostgresStore({ database });
}, 60_000);

it('a folder that is not there, or holds no data room, is not moved as an empty one', async () => {
  const misspelt = path.join(folder, 'date');
  await expect(moveIntoDatabase(misspelt, database)).rejects.toThrow(`${misspelt} is no data folder`);
  await expect(moveIntoDatabase(folder, database)).rejects.toThrow(`${folder} is no data folder`);
  expect(await readdir(folder)).toEqual([]);
  await openPostgresStore({ database });
}, 60_000);

it('a database with another data room is not changed', async () => {
  await demonstrationIn(dataDir);
  const { store } = await openPostgresStore({ database });
  await put(store, 'own');
  await expect(moveIntoDatabase(dataDir, database)).rejects.toThrow('holds a data room already');
  expect((await contents(store)).audit).toEqual(['audit-1 Put own']);
  await database.query(`DELETE FROM migrations WHERE name > '0002-shared'`);
  await expect(moveIntoDatabase(dataDir, database)).rejects.toThrow('one of an earlier version');
}, 60_000);

it.runIf(isDeep)(
  'a folder with a data room is not changed',
  async () => {
    await demonstrationIn(dataDir);
    const before = await journalOf(dataDir);
    await expect(moveIntoFolder(database, dataDir)).rejects.toThrow('is not empty');
    expect(await journalOf(dataDir)).toBe(before);
  },
  60_000,
);
