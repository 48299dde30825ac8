// An archive of a folder, reproducible to the byte: sorted names, one time, one owner, two kinds of permissions. The
// system's own tar writes it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, lutimes, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** The options of both dialects of tar. */
const gnu = ['--owner=0', '--group=0', '--numeric-owner'];
const bsd = ['--uid', '0', '--gid', '0', '--numeric-owner'];
/** The earliest date that every kind of archive supports. */
const BEGINNING = new Date('1980-01-01T00:00:00Z');

/** @param folder the single folder in the archive */
export async function archive(folder: string, file: string): Promise<readonly string[]> {
  const names = await settled(folder);
  const owner = (await runTar(['--version'])).includes('GNU') ? gnu : bsd;
  const args = ['--format=ustar', '--no-recursion', ...owner, '-C', path.dirname(folder), '-cf', '-', '-T', '-'];
  const tar = spawn('tar', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(tar, 'close');
  tar.stdin.end(names.map((name) => `${name}\n`).join(''));
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(unfinished));
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error('tar could not write the archive');
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return names;
}

/** Everything beneath the folder, itself included, in order; resets times and permissions. */
async function settled(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries.map((entry) => ({
    file: path.join(entry.parentPath, entry.name),
    isFolder: entry.isDirectory(),
  }));
  const inside = [{ file: folder, isFolder: true }, ...all];
  // From the inside out, since writing into a folder changes its time.
  for (const { file, isFolder } of inside.toReversed()) {
    await chmod(file, isFolder ? 0o755 : 0o644);
    await lutimes(file, BEGINNING, BEGINNING);
  }
  const names = inside.map(({ file }) => path.relative(path.dirname(folder), file)).sort();
  // A running server lists its files again when this page has changed.
  const isLast = (name: string) => name.endsWith(path.join('web', 'index.html'));
  return [...names.filter((name) => !isLast(name)), ...names.filter(isLast)];
}

async function runTar(args: string[]): Promise<string> {
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const part of tar.stdout) text += String(part);
  return text;
}
