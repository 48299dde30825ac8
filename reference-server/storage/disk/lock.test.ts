import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isServed, lockFolder } from './lock.ts';

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Another process that holds the lock until it is killed. */
async function holder(): Promise<ChildProcess> {
  const code = `import { lockFolder } from '#server/storage/disk/lock.ts';
    await lockFolder(${JSON.stringify(dataDir)}); console.log('locked'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock of a data folder', () => {
  it('keeps a second server out, naming the first, until it is given back', async () => {
    const first = await lockFolder(dataDir);
    await expect(lockFolder(dataDir)).rejects.toThrow(
      new RegExp(`another server .* \\(process ${process.pid}, started 20`),
    );
    await first.release();
    expect(await readdir(dataDir)).toEqual([]);
    await (await lockFolder(dataDir)).release();
  });

  it('keeps a second process out, and not after the first was killed', async () => {
    const child = await holder();
    await expect(lockFolder(dataDir)).rejects.toThrow(`process ${child.pid}`);
    await killed(child);
    const lock = await lockFolder(dataDir);
    expect(JSON.parse(await readFile(path.join(dataDir, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is not fooled by a process that got the number of the killed one', async () => {
    const child = await holder();
    await killed(child);
    const file = path.join(dataDir, 'lock');
    const stale = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...stale, pid: process.pid }));
    await (await lockFolder(dataDir)).release();
  });

  it('is taken over from a file that a crash cut short', async () => {
    await writeFile(path.join(dataDir, 'lock'), '{"pid":');
    await (await lockFolder(dataDir)).release();
  });

  it('is won by one of many that start at once after a crash', async () => {
    await killed(await holder());
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(dataDir)));
    const won = all.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(won).toHaveLength(1);
    await won[0]?.release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('that came along with a copy of the folder does not lock the copy, and the original stays locked', async () => {
    await holder();
    const copy = `${dataDir}-copy`;
    await mkdir(copy);
    try {
      await copyFile(path.join(dataDir, 'lock'), path.join(copy, 'lock'));
      expect([await isServed(dataDir), await isServed(copy)]).toEqual([true, false]);
      const lock = await lockFolder(copy);
      await expect(lockFolder(copy)).rejects.toThrow('another server');
      await lock.release();
      await expect(lockFolder(dataDir)).rejects.toThrow('another server');
    } finally {
      await rm(copy, { recursive: true });
    }
  });

  it('refuses a folder that was moved while its server keeps running', async () => {
    const [original, moved] = [path.join(dataDir, 'original'), path.join(dataDir, 'moved')];
    await mkdir(original);
    const lock = await lockFolder(original);
    await rename(original, moved);
    await expect(lockFolder(moved)).rejects.toThrow('another server');
    await rename(moved, original);
    await lock.release();
    expect(await readdir(original)).toEqual([]);
  });

  it('clears away what killed starts left behind, and nothing of a process that lives', async () => {
    await killed(await holder());
    const stale = await readFile(path.join(dataDir, 'lock'), 'utf8');
    await writeFile(path.join(dataDir, 'lock.0f0e0d0c-aaaa-bbbb-cccc-000000000000'), stale);
    await writeFile(path.join(dataDir, `lock.${'0123456789abcdef'.repeat(2)}`), stale);
    await writeFile(path.join(dataDir, 'lock.11111111.sock'), '');
    const torn = path.join(dataDir, 'lock.0f0e0d0c-aaaa-bbbb-cccc-111111111111');
    await writeFile(torn, '');
    await utimes(torn, 0, 0);
    const fresh = 'lock.0f0e0d0c-aaaa-bbbb-cccc-222222222222';
    await writeFile(path.join(dataDir, fresh), '');
    await writeFile(path.join(dataDir, 'lock.txt'), 'of somebody else');
    const lock = await lockFolder(dataDir);
    const own = (JSON.parse(await readFile(path.join(dataDir, 'lock'), 'utf8')) as { socket: string }).socket;
    expect((await readdir(dataDir)).sort()).toEqual(['lock', fresh, path.basename(own), 'lock.txt'].sort());
    await lock.release();
  });

  it('that is no file is refused at once', async () => {
    execFileSync('mknod', [path.join(dataDir, 'lock'), 'p']);
    await expect(lockFolder(dataDir)).rejects.toThrow(path.join(dataDir, 'lock'));
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = path.join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    await mkdir(deep, { recursive: true });
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow('another server');
    await lock.release();
  });
});
