// The file system calls of storage, so that tests can watch their order and make them fail.
import { constants } from 'node:fs';
import * as fs from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

export type DiskFile = Pick<FileHandle, 'write' | 'datasync' | 'sync' | 'truncate' | 'close'>;

export interface Disk {
  /** `create` fails if the file exists; `append` opens an existing file for writing at any position. */
  open(file: string, mode: 'create' | 'append'): Promise<DiskFile>;
  /** Makes changed names in a folder durable. */
  syncFolder(folder: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  link(from: string, to: string): Promise<void>;
  unlink(file: string): Promise<void>;
}

const OWNER_ONLY = 0o600;

export const nodeDisk: Disk = {
  open(file, mode) {
    const create = constants.O_CREAT | constants.O_EXCL;
    return fs.open(file, constants.O_WRONLY | (mode === 'create' ? create : 0), OWNER_ONLY);
  },
  async syncFolder(folder) {
    // Windows can neither open nor sync a folder; its file systems journal names.
    if (process.platform === 'win32') return;
    const handle = await fs.open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  rename: fs.rename,
  link: fs.link,
  unlink: fs.unlink,
};

export async function writeAll(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}

/** For the owner only, and one by one: the system's recursive call never ends on file systems such as /proc. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await fs.mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const parent = path.dirname(folder);
    if (errorCode(error) === 'ENOENT' && parent !== folder) {
      await makeFolder(parent);
      await fs.mkdir(folder, { mode: 0o700 });
    } else if (!(await isFolder(folder))) throw error;
  }
}

export async function isFolder(folder: string): Promise<boolean> {
  return (await fs.stat(folder).catch(() => null))?.isDirectory() ?? false;
}

/** Creates a file with what `work` writes, and resolves when its content is durable. */
export async function writeNew<T>(disk: Disk, name: string, work: (file: DiskFile) => Promise<T>): Promise<T> {
  const file = await disk.open(name, 'create');
  try {
    const made = await work(file);
    await file.sync();
    return made;
  } finally {
    await file.close();
  }
}

export async function openOrCreate(disk: Disk, file: string): Promise<DiskFile> {
  return (await disk.open(file, 'append').catch(unlessMissing)) ?? disk.open(file, 'create');
}

/** Like `unlink`, but ignores a missing file. */
export async function removeFile(disk: Disk, file: string): Promise<void> {
  await disk.unlink(file).catch(unlessMissing);
}

/** Null for what is missing; other errors are thrown again. */
export function unlessMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}

/** The system's error code, such as `ENOSPC`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
