import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '#server/testing/client.ts';
import { runScript } from '#server/testing/program.ts';
import { addDocument, stored } from '#server/testing/room.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { isDeep } from '#server/testing/deep.ts';
import { checkFolder } from '../check/check-folder.ts';
import { openFileStore } from '../file-store.ts';
import { copyRoom, isWithin } from './copy-room.ts';

const WRITERS = 4;
/** The number of writes during a copy; without a limit, each copy would be larger than the last. */
const ROUNDS = 20;

let folder: string;
let dataDir: string;
let target: string;
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strongroom-backup-'));
  dataDir = path.join(folder, 'data');
  target = path.join(folder, 'backup');
  server = await startTestServer({ dataDir, environment: { API_CALLS_PER_MINUTE: '1000000', RETENTION_DAYS: '0' } });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const upload = async (client: TestClient, name: string, bytes = randomBytes(20_000)) => {
  const { id } = await addDocument(client, { name }, bytes);
  return { id, hash: sha256(bytes) };
};

/** The hash of a downloaded file. */
async function downloaded(client: TestClient, id: string): Promise<string | number> {
  const answer = await client.request(`/api/documents/${id}/download`);
  return answer.status === 200 ? sha256(answer.bytes) : answer.status;
}

async function restored(from: string): Promise<TestServer> {
  const to = path.join(folder, `restored-${randomBytes(4).toString('hex')}`);
  await copyRoom(from, to);
  return startTestServer({ dataDir: to });
}

describe('a copy of a data folder', () => {
  it.runIf(isDeep)(
    'made while people upload and delete is whole, starts, and has every change from before it began',
    async () => {
      const ada = await server.signInAs('admin');
      const alive = new Map<string, string>();
      const keep = async (name: string) => {
        const { id, hash } = await upload(ada, name);
        alive.set(id, hash);
      };
      const write = async (writer: string) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          await keep(`${writer}, ${round}`);
          if (round % 2 === 0) continue;
          const gone = (await upload(ada, `${writer}, gone, ${round}`)).id;
          await ada.request(`/api/documents/${gone}`, { method: 'DELETE' });
        }
      };
      await keep('The first');
      for (let copy = 0; copy < (isDeep ? 20 : 1); copy += 1) {
        const before = new Map(alive);
        const writing = Promise.all(
          Array.from({ length: WRITERS }, (_, writer) => write(`Copy ${copy}, writer ${writer}`)),
        );
        try {
          const to = `${target}-${copy}`;
          const { left } = await copyRoom(dataDir, to);
          expect(left).toEqual([]);
          const { damages, notes } = await checkFolder(to);
          expect([damages, notes]).toEqual([[], []]);
          const other = await restored(to);
          expect(other.warnings).toEqual([]);
          const client = await other.signInAs('admin');
          for (const [id, hash] of [...before].slice(-60)) expect(await downloaded(client, id)).toBe(hash);
          await other.stop();
          expect((await checkFolder(other.dataDir)).damages).toEqual([]);
        } finally {
          await writing;
        }
      }
    },
    isDeep ? 1_200_000 : 120_000,
  );

  it('is of the moment of its end: files deleted meanwhile are not missed, and files no longer needed are not kept', async () => {
    const ada = await server.signInAs('admin');
    const documents: string[] = [];
    for (let at = 0; at < 6; at += 1) documents.push((await upload(ada, `File ${at}`)).id);
    await copyRoom(dataDir, target, async (done) => {
      if (done !== 2) return;
      await Promise.all(documents.map((id) => ada.request(`/api/documents/${id}`, { method: 'DELETE' })));
      await vi.waitFor(async () => expect(await readdir(path.join(dataDir, 'objects'))).toEqual([]));
    });
    expect(await readdir(path.join(target, 'objects'))).toEqual([]);
    expect(await checkFolder(target)).toMatchObject({ damages: [], notes: [] });
  });

  it('is for its owner alone, and leaves lock, previews and what the provider remembers behind', async () => {
    const ada = await server.signInAs('admin');
    await upload(ada, 'One');
    await copyRoom(dataDir, target);
    const names = await readdir(target);
    expect(names.sort()).toEqual([
      ...['db.json', 'journal', 'journal.head', 'objects', 'oidc'],
      ...['signing-fingerprint.json', 'signing-fingerprint.twin.json', 'signing.key', 'signing.twin.key'],
    ]);
    expect(await readdir(path.join(target, 'oidc'))).not.toContain('artefacts.json');
    const entries = await readdir(target, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = await stat(path.join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
  });

  it('has the bytes of uploads that are not registered yet', async () => {
    await stored(await server.signInAs('admin'), 'Half');
    expect(await copyRoom(dataDir, target)).toMatchObject({ objects: 1 });
  });

  it('never overwrites anything, and lies outside of what it copies', async () => {
    await mkdir(target);
    await writeFile(path.join(target, 'mine'), 'mine');
    await expect(copyRoom(dataDir, target)).rejects.toThrow(/is not empty/);
    expect(await readFile(path.join(target, 'mine'), 'utf8')).toBe('mine');
    await expect(copyRoom(dataDir, path.join(dataDir, 'backup'))).rejects.toThrow(/lies within/);
    expect(await readdir(dataDir)).not.toContain('backup');
  });

  it.each([
    [String.raw`D:\backup`, path.win32, false],
    [String.raw`C:\data\backup`, path.win32, true],
    ['/data/..backup', path.posix, true],
    ['/backup', path.posix, false],
  ])('may be %s, unless that lies within the data folder', (to, paths, expected) => {
    expect(isWithin(paths === path.win32 ? String.raw`C:\data` : '/data', to, paths)).toBe(expected);
  });

  it('that was not finished is begun again, and one that fails leaves nothing', async () => {
    await mkdir(path.join(target, 'objects'), { recursive: true });
    await writeFile(path.join(target, 'objects', 'half'), 'half');
    await writeFile(path.join(target, 'unfinished-copy'), '');
    await copyRoom(dataDir, target);
    expect(await readdir(path.join(target, 'objects'))).toEqual([]);
    const empty = path.join(folder, 'empty');
    await mkdir(empty);
    await expect(copyRoom(empty, path.join(folder, 'other'))).rejects.toThrow(/db\.json/);
    expect(await readdir(path.join(folder, 'other'))).toEqual([]);
  });

  it('of a folder that is not there is refused before anything is made', async () => {
    await expect(copyRoom(`${dataDir}-misspelt`, target)).rejects.toThrow('there is no data folder here');
    expect(await readdir(folder)).not.toContain('backup');
  });

  it('that was killed before its end is used by no server, and passes no check', async () => {
    await copyRoom(dataDir, target);
    await writeFile(path.join(target, 'unfinished-copy'), '');
    await expect(openFileStore(target)).rejects.toThrow(/was not finished/);
    expect((await checkFolder(target)).damages).toEqual([expect.stringContaining('was not finished')]);
  });

  it('names the damaged and missing objects, and has all others', async () => {
    const ada = await server.signInAs('admin');
    const [first] = [await upload(ada, 'Rotten'), await upload(ada, 'Whole')];
    const names = await readdir(path.join(dataDir, 'objects'));
    const files = names.map((name) => path.join(dataDir, 'objects', name));
    const contents = await Promise.all(files.map(async (file) => sha256(await readFile(file))));
    await writeFile(files[contents.indexOf(first.hash)] ?? '', randomBytes(20_000));
    const { left, objects } = await copyRoom(dataDir, target);
    expect([objects, left]).toEqual([1, [expect.stringMatching(/"Rotten", version 1\): its bytes are not/)]]);
    expect((await checkFolder(target)).damages).toEqual([expect.stringContaining('missing')]);
    server.faults.splice(0);
  });

  it('starts with the lock of a living server in it', async () => {
    await copyRoom(dataDir, target);
    await copyFile(path.join(dataDir, 'lock'), path.join(target, 'lock'));
    const other = await startTestServer({ dataDir: target });
    expect((await server.newClient().request('/healthz')).status).toBe(200);
    await other.stop();
    await expect(startTestServer({ dataDir })).rejects.toThrow('another server');
  });
});

describe('npm run backup and npm run restore', () => {
  const run = (script: string, ...args: string[]) => runScript(`scripts/data-folder/${script}`, args);

  it('take a running room to a new folder, and report it', async () => {
    const ada = await server.signInAs('admin');
    const { id, hash } = await upload(ada, 'Plan');
    const backup = await run('backup.ts', '--data', dataDir, '--to', target);
    expect([backup.code, backup.output]).toEqual([0, expect.stringMatching(/1 objects.*no damage found/s)]);
    expect(await run('backup.ts', '--data', dataDir, '--to', target)).toMatchObject({ code: 2 });
    const nowhere = await run('backup.ts');
    expect([nowhere.code, nowhere.output]).toEqual([2, expect.stringContaining('--to FOLDER')]);
    const unread = await run('backup.ts', '--data', path.join(dataDir, 'db.json'), '--to', path.join(folder, 'other'));
    expect([unread.code, unread.output]).toEqual([
      2,
      expect.stringMatching(/^[^\n]*db\.json: there is no data folder here\.\n$/),
    ]);
    const to = path.join(folder, 'restored');
    expect(await run('restore.ts', '--from', target, '--to', to)).toMatchObject({ code: 0 });
    const other = await startTestServer({ dataDir: to });
    expect(await downloaded(await other.signInAs('admin'), id)).toBe(hash);
    expect(z.object({ status: z.string() }).parse((await other.newClient().request('/readyz')).json())).toEqual({
      status: 'ok',
    });
    await other.stop();
    const [name = ''] = await readdir(path.join(target, 'objects'));
    await writeFile(path.join(target, 'objects', name), 'rotten');
    const refused = await run('restore.ts', '--from', target, '--to', path.join(folder, 'third'));
    expect([refused.code, refused.output]).toEqual([2, expect.stringContaining('nothing was copied')]);
    const third = path.join(folder, 'third');
    const taken = await run('restore.ts', '--from', target, '--to', third, '--even-damaged');
    expect([taken.code, await readdir(third)]).toEqual([1, expect.arrayContaining(['db.json'])]);
  }, 120_000);
});
