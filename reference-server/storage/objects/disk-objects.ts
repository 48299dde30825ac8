// Files on disk, one a key: written to a temporary file, made durable, then linked, so no key names half a file.
import { contentDamaged, notFound, storeUnavailable } from '#core/call/errors.ts';
import type { ByteRange, ByteSource, ObjectStore, StagedObject, StoredObject } from '#core/ports/objects.ts';
import { randomUUID } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, makeFolder, nodeDisk, removeFile, type Disk } from '../disk/disk.ts';
import { FileWriter } from './file-writer.ts';
import { openOwn, refuseForeignFolder } from '../disk/own-file.ts';
import type { FileOf } from './local-file.ts';
import { receive } from './receive.ts';
import { DamagedBytes } from './verified-blocks.ts';
import { VerifiedFiles } from './verified-files.ts';

export interface DiskObjects extends ObjectStore {
  /** The file of a key, which never changes. */
  pathOf: (key: string) => string;
  fileOf: FileOf;
}

const READ_CHUNK = 512 * 1024;

/** Opens the objects of a data folder, and removes unfinished files of an earlier server. */
export async function createDiskObjects(dataDir: string, disk: Disk = nodeDisk): Promise<DiskObjects> {
  const folder = path.join(dataDir, 'objects');
  const staging = path.join(dataDir, 'staging');
  for (const own of [folder, staging]) {
    await refuseForeignFolder(own);
    await makeFolder(own);
  }
  for (const entry of await readdir(staging, { withFileTypes: true })) {
    // Folders were not created by this server, so they are not removed.
    if (!entry.isDirectory()) await removeFile(disk, path.join(staging, entry.name));
  }
  const verified = new VerifiedFiles();
  const pathOf = (key: string) => path.join(folder, checked(key));
  return {
    pathOf,
    fileOf: ({ key }) => Promise.resolve({ path: pathOf(key), release: () => undefined }),
    stage: async (key, bytes, limit) => stage({ file: pathOf(key), staging, disk }, bytes, limit),
    open: async (key, range, expected) =>
      expected ? verified.open(pathOf(key), expected, range).catch(asDamaged) : openObject(pathOf(key), range),
    size: async (key) => (await lstat(pathOf(key)).catch(asNotFound)).size,
    async delete(key) {
      await removeFile(disk, pathOf(key));
      await disk.syncFolder(folder);
    },
  };
}

interface Place {
  file: string;
  staging: string;
  disk: Disk;
}

/** A key is a name and never a path. */
function checked(key: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(key)) throw notFound();
  return key;
}

function asNotFound(error: unknown): never {
  if (errorCode(error) === 'ENOENT') throw notFound();
  throw error;
}

/** A busy disk or a lack of handles is not damage. */
function asDamaged(error: unknown): never {
  throw error instanceof DamagedBytes ? contentDamaged(error) : asUnavailable(error);
}

async function openObject(file: string, range?: ByteRange): Promise<ByteSource> {
  const { handle } = await openOwn(file).catch(asNotFound);
  return handle.createReadStream({ highWaterMark: READ_CHUNK, ...range });
}

async function stage(place: Place, bytes: ByteSource, limit: number): Promise<StagedObject> {
  const { staging, disk } = place;
  const temporary = path.join(staging, randomUUID());
  try {
    const stored = await write(disk, temporary, bytes, limit);
    return { ...stored, commit: () => commit(place, temporary), discard: () => drop(disk, temporary) };
  } catch (error) {
    await drop(disk, temporary);
    throw asUnavailable(error);
  }
}

/** What cannot be removed now is removed at the next start. */
const drop = (disk: Disk, temporary: string) => removeFile(disk, temporary).catch(() => undefined);

async function write(disk: Disk, temporary: string, bytes: ByteSource, limit: number): Promise<StoredObject> {
  const writer = new FileWriter(await disk.open(temporary, 'create'));
  try {
    const stored = await receive(bytes, limit, (chunk) => writer.write(chunk));
    await writer.sync();
    return stored;
  } finally {
    await writer.close();
  }
}

async function commit({ file, disk }: Place, temporary: string): Promise<boolean> {
  try {
    // Unlike a rename, a link never replaces an existing file.
    await disk.link(temporary, file);
  } catch (error) {
    await drop(disk, temporary);
    if (errorCode(error) === 'EEXIST') return false;
    throw asUnavailable(error);
  }
  try {
    await disk.syncFolder(path.dirname(file));
  } catch (error) {
    await removeFile(disk, file).catch(() => undefined);
    throw asUnavailable(error);
  } finally {
    await drop(disk, temporary);
  }
  return true;
}

/** A disk that cannot be written is a fault of the data room, not of the caller. */
function asUnavailable(error: unknown): unknown {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'].includes(errorCode(error) ?? '')
    ? storeUnavailable()
    : error;
}
