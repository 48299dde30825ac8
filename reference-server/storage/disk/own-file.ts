// Reads only plain files of the data folder; links, pipes, devices and folders in their place are refused.
import { constants, type Stats } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';
import { DataFolderError } from './data-error.ts';
import { errorCode, unlessMissing } from './disk.ts';

/** Something other than a plain file or folder is in its place. */
export class ForeignEntry extends DataFolderError {
  override readonly name = 'ForeignEntry';
}

// Without NONBLOCK, opening a pipe would wait for a writer. These flags are undefined on some systems.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Opens a file for reading. @throws ForeignEntry unless it is a plain file; the system's error if it is missing. */
export async function openOwn(file: string): Promise<{ handle: FileHandle; stats: Stats }> {
  // Windows follows links on opening.
  if (process.platform === 'win32') refuseUnless((await lstat(file)).isFile(), file, 'file');
  const handle = await open(file, FLAGS).catch((error: unknown) => {
    refuseUnless(!['ELOOP', 'EMLINK', 'ENXIO', 'EISDIR'].includes(errorCode(error) ?? ''), file, 'file');
    throw error;
  });
  try {
    const stats = await handle.stat();
    refuseUnless(stats.isFile(), file, 'file');
    return { handle, stats };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Reads the whole file. @throws ForeignEntry */
export async function readOwn(file: string): Promise<Buffer> {
  const { handle } = await openOwn(file);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** @throws ForeignEntry if it exists and is not a plain folder. */
export async function refuseForeignFolder(folder: string): Promise<void> {
  const stats = await lstat(folder).catch(unlessMissing);
  refuseUnless(stats?.isDirectory() ?? true, folder, 'folder');
}

function refuseUnless(isOwn: boolean, entry: string, kind: 'file' | 'folder'): void {
  if (isOwn) return;
  throw new ForeignEntry(
    `${entry}: what stands there is no plain ${kind} but a link, a pipe or something else, and it is not followed. ` +
      `Nothing was changed. Remove it, and put the ${kind} itself in its place.`,
  );
}
