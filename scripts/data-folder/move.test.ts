import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '#server/testing/program.ts';

test('a move goes between the places that it is given, also where the server has its database from a file', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'move-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const DATABASE_URL_FILE = path.join(folder, 'database');
  await writeFile(DATABASE_URL_FILE, 'postgres://rooms@db.example/rooms\n', { mode: 0o600 });
  const places = [
    '--from',
    folder,
    '--to',
    'postgres://127.0.0.1:1/rooms',
    '--objects',
    's3://rooms?endpoint=http://127.0.0.1:1',
  ];
  const { code, output } = await runScript('scripts/data-folder/move.ts', places, {
    DATABASE_URL_FILE,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  });
  expect(code).toBe(2);
  expect(output).toContain('connect ECONNREFUSED 127.0.0.1:1');
  expect(output).toContain('cannot be reached');
});

test('a move that cannot use the bucket leaves nothing behind', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'move-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const places = ['--from', folder, '--to', 'postgres://127.0.0.1:1/rooms', '--objects', 's3://rooms'];
  const { code, output } = await runScript('scripts/data-folder/move.ts', places, { TMPDIR: folder, HOME: folder });
  expect([code, output]).toEqual([2, expect.stringContaining('OBJECTS_URL')]);
  const left = await readdir(folder);
  expect(left.filter((name) => name.startsWith('strongroom-'))).toEqual([]);
});
