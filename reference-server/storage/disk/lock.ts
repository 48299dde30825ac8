// One server a data folder: the lock names a socket, which the system closes when its owner ends.
import { createHash, randomUUID } from 'node:crypto';
import { link, readdir, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DataFolderInUse } from './data-error.ts';
import { errorCode } from './disk.ts';
import { readOwn } from './own-file.ts';

interface Owner {
  pid: number;
  /** ISO 8601: when the process started. */
  startedAt: string;
  socket: string;
  /** The folder it was made for, since copies of a folder contain the lock. */
  folder: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

/** The longest path of a socket's address (104 bytes on macOS, 108 on Linux). */
const LONGEST_SOCKET_PATH = 100;

/** @throws DataFolderInUse if a living process holds the folder. */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const file = path.join(dataDir, 'lock');
  const { socket, server } = await listen(dataDir);
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const own: Owner = { pid: process.pid, startedAt, socket, folder: path.resolve(dataDir) };
  const draft = path.join(dataDir, `lock.${randomUUID()}`);
  try {
    await writeFile(draft, `${JSON.stringify(own)}\n`, { mode: 0o600 });
    await take(file, draft, dataDir);
    await removeLeftovers(dataDir, path.basename(socket));
  } catch (error) {
    await stopListening(server, socket);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return {
    async release() {
      const owner = await readOwner(file);
      if (typeof owner === 'object' && owner.socket === socket) await rm(file, { force: true });
      await stopListening(server, socket);
    },
  };
}

/**
 * Puts the draft in place unless a living owner has the lock. A dead owner's lock may be removed only by the process
 * that holds the claim on it, so that of several processes none removes the lock of a faster one.
 */
async function take(file: string, draft: string, dataDir: string): Promise<void> {
  for (;;) {
    // A link appears completely or not at all, and only if the name is free.
    if (await linked(draft, file)) return;
    const found = await readOwner(file);
    if (found === 'gone') continue;
    const isOurs = found !== 'unreadable' && (await isMadeFor(dataDir, found));
    if (isOurs && (await isAlive(dataDir, found))) throw inUse(dataDir, found);
    const claim = path.join(dataDir, `lock.${nameOf(found)}`);
    await take(claim, draft, dataDir);
    try {
      const now = await readOwner(file);
      if (now !== 'gone' && nameOf(now) === nameOf(found)) await rm(file, { force: true });
      if (isOurs && isFile(found.socket)) await rm(found.socket, { force: true });
    } finally {
      await rm(claim, { force: true });
    }
  }
}

/** The socket of a moved folder moved along. */
async function isAlive(dataDir: string, { socket }: Owner): Promise<boolean> {
  return (await answers(socket)) || (await answers(path.resolve(dataDir, path.basename(socket))));
}

/** An empty draft may belong to a process that is starting, for this long. */
const ABANDONED_MS = 60_000;

/** Removes drafts, claims and sockets of starts that were killed, except those that answer. */
async function removeLeftovers(dataDir: string, ownSocket: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^lock\.[0-9a-f-]+(?:\.sock)?$/.test(name) || name === ownSocket) continue;
    const file = path.join(dataDir, name);
    if (await isLeftOver(dataDir, file)) await rm(file, { force: true });
  }
}

async function isLeftOver(dataDir: string, file: string): Promise<boolean> {
  if (file.endsWith('.sock')) return !(await answers(file));
  const owner = await readOwner(file);
  if (owner === 'gone') return false;
  if (owner === 'unreadable') return Date.now() - (await stat(file)).mtimeMs > ABANDONED_MS;
  return !(await isMadeFor(dataDir, owner)) || !(await isAlive(dataDir, owner));
}

async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Unique for every lock. */
function nameOf(owner: Owner | 'unreadable'): string {
  const text = owner === 'unreadable' ? owner : owner.socket;
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** On Windows the socket is a pipe, which disappears with its process. */
const isFile = (socket: string): boolean => process.platform !== 'win32' && path.isAbsolute(socket);

function inUse(dataDir: string, owner: Owner): DataFolderInUse {
  return new DataFolderInUse(
    `${dataDir}: another server works on this data folder (process ${owner.pid}, started ${owner.startedAt}). ` +
      'Stop it first, or give this one a folder of its own.',
  );
}

/** `unreadable` is a lock that lost its content in a power cut. */
async function readOwner(file: string): Promise<Owner | 'gone' | 'unreadable'> {
  try {
    const { pid, startedAt, socket, folder } = JSON.parse((await readOwn(file)).toString('utf8')) as Record<
      string,
      unknown
    >;
    if (typeof pid !== 'number' || typeof startedAt !== 'string' || typeof socket !== 'string') return 'unreadable';
    // Older versions did not name the socket, and placed it beside the lock unless the path was too long.
    const beside = path.basename(socket).startsWith('lock.') ? path.dirname(socket) : path.dirname(file);
    return { pid, startedAt, socket, folder: typeof folder === 'string' ? folder : beside };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'gone';
    if (error instanceof SyntaxError) return 'unreadable';
    throw error;
  }
}

/** False for a lock in a copied folder: its owner uses the original, which still exists. */
async function isMadeFor(dataDir: string, { folder }: Owner): Promise<boolean> {
  const [named, own] = await Promise.all([folder, dataDir].map((one) => stat(one, { bigint: true }).catch(() => null)));
  return !named || !own || (named.ino === own.ino && named.dev === own.dev);
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

async function listen(dataDir: string): Promise<{ socket: string; server: net.Server }> {
  const name = `${randomUUID().slice(0, 8)}.sock`;
  const beside = path.resolve(dataDir, `lock.${name}`);
  const folder = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  const elsewhere = path.join(os.tmpdir(), `strongroom-${folder}-${name}`);
  if (process.platform === 'win32') {
    const pipe = `\\\\.\\pipe\\strongroom-${folder}-${name}`;
    return { socket: pipe, server: await listenAt(pipe) };
  }
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH) {
    try {
      return { socket: beside, server: await listenAt(beside) };
    } catch (error) {
      // Some shared file systems do not support sockets; the temporary folder does.
      if (!['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL'].includes(errorCode(error) ?? '')) throw error;
    }
  }
  return { socket: elsewhere, server: await listenAt(elsewhere) };
}

function listenAt(socket: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy());
    server.once('error', reject);
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
}

async function stopListening(server: net.Server, socket: string): Promise<void> {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (isFile(socket)) await rm(socket, { force: true });
}

/** Whether a server uses the folder now. */
export async function isServed(dataDir: string): Promise<boolean> {
  const owner = await readOwner(path.join(dataDir, 'lock'));
  return typeof owner === 'object' && (await isMadeFor(dataDir, owner)) && (await answers(owner.socket));
}
