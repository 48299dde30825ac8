import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { archive } from './archive.ts';

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
