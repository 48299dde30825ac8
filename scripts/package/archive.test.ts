import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { archive } from './archive.ts';

test('a server that is unpacked over has the page of the web app last', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'room', 'web'), { recursive: true });
  for (const name of ['index.html', 'index.html.br', 'theme.js'])
    await writeFile(path.join(folder, 'room/web', name), '');
  expect(await archive(path.join(folder, 'room'), path.join(folder, 'room.tar.gz'))).toEqual([
    'room',
    'room/web',
    'room/web/index.html.br',
    'room/web/theme.js',
    'room/web/index.html',
  ]);
});

test('an archive that could not be written to its end leaves the earlier one as it was', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'room'));
  await mkdir(path.join(folder, 'dist'));
  const file = path.join(folder, 'dist', 'room.tar.gz');
  await writeFile(path.join(folder, 'room', 'a.txt'), 'text');
  expect(await archive(path.join(folder, 'room'), file)).toEqual(['room', 'room/a.txt']);
  const before = await readFile(file);
  await writeFile(path.join(folder, 'room', 'c.txt'), 'text');
  // Longer than the format can hold.
  await writeFile(path.join(folder, 'room', `${'b'.repeat(200)}.txt`), 'text');
  await expect(archive(path.join(folder, 'room'), file)).rejects.toThrow('tar could not write the archive');
  expect((await readFile(file)).equals(before)).toBe(true);
  expect(await readdir(path.join(folder, 'dist'))).toEqual(['room.tar.gz']);
});
