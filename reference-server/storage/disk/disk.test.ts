import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './disk.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'disk-'))));
afterEach(() => rm(folder, { recursive: true }));

describe('a folder', () => {
  it('is made with those above it, for its owner alone, and may be there already', async () => {
    const deep = path.join(folder, 'a', 'b', 'c');
    await makeFolder(deep);
    await makeFolder(deep);
    expect((await stat(path.join(folder, 'a'))).mode & 0o777).toBe(0o700);
    await symlink(deep, path.join(folder, 'link'));
    await makeFolder(path.join(folder, 'link'));
  });

  it('is not created in the place of a file, nor below one', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(makeFolder(file)).rejects.toThrow('EEXIST');
    await expect(makeFolder(path.join(file, 'a'))).rejects.toThrow('ENOTDIR');
  });

  it.runIf(process.platform === 'linux')('is refused at once where there can be none', async () => {
    await expect(makeFolder('/proc/nowhere/a')).rejects.toThrow('ENOENT');
  });
});
