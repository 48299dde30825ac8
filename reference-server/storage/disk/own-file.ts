// Reading what lies in the data folder, and nothing that merely stands in its place: a symbolic link, a pipe, a device or
// a folder that somebody put there is no file of this server's, wherever it leads. A hard link cannot be told from a file
// of one's own: its bytes are refused by their hash.
import { constants, type Stats } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';
import { DataFolderError } from './data-error.ts';
import { errorCode } from './disk.ts';

/** Something that is no plain file, or no plain folder, stands where one belongs. */
export class ForeignEntry extends DataFolderError {
  override readonly name = 'ForeignEntry';
}

// Without NONBLOCK, opening a pipe waits until somebody writes into it. Systems without these flags have undefined here.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens a file for reading.
 * @throws ForeignEntry for whatever is no plain file; what the system says for one that is not there.
 */
export async function openOwn(file: string): Promise<{ handle: FileHandle; stats: Stats }> {
  // Windows opens what a link points at.
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

/** The whole file. @throws ForeignEntry */
export async function readOwn(file: string): Promise<Buffer> {
  const { handle } = await openOwn(file);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** @throws ForeignEntry when the folder is there and is none of one's own. */
export async function refuseForeignFolder(folder: string): Promise<void> {
  const stats = await lstat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  refuseUnless(stats?.isDirectory() ?? true, folder, 'folder');
}

function refuseUnless(isOwn: boolean, entry: string, kind: 'file' | 'folder'): void {
  if (isOwn) return;
  throw new ForeignEntry(
    `${entry}: what stands there is no plain ${kind} but a link, a pipe or something else, and it is not followed. ` +
      `Nothing was changed. Remove it, and put the ${kind} itself in its place.`,
  );
}
