// Marks a folder that a room is being moved or copied into, so that no server uses it, even after that was killed.
import { rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DataFolderError } from './data-error.ts';
import { makeFolder, unlessMissing } from './disk.ts';

export const MOVING_IN = 'a-room-is-moving-in';
/** Marks a copy by `npm run backup` or `restore` that is unfinished; the next one to this folder empties it. */
export const UNFINISHED = 'unfinished-copy';
const fileIn = (dataDir: string) => path.join(dataDir, MOVING_IN);

export async function beginMovingIn(dataDir: string): Promise<void> {
  await makeFolder(dataDir);
  await writeFile(fileIn(dataDir), 'Run the move again, or delete this folder.\n', { flush: true });
}

/** Removes the folder unless it contains something else. */
export async function endMovingIn(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
  await rmdir(dataDir).catch(unlessMissing);
}

/** @throws DataFolderError if a move into it or a copy is unfinished */
export async function expectFinished(dataDir: string): Promise<void> {
  const copy = await unfinishedCopy(dataDir);
  if (copy !== null) throw new DataFolderError(copy);
  if (await stat(fileIn(dataDir)).catch(() => null))
    throw new DataFolderError(
      `${dataDir}: a data room is being moved into it, and that is not over. Run the move again, or delete the folder.`,
    );
}

/** Null for a folder that is no unfinished copy. */
export async function unfinishedCopy(dataDir: string): Promise<string | null> {
  if (!(await stat(path.join(dataDir, UNFINISHED)).catch(() => null))) return null;
  return `${dataDir}: this copy was not finished. Run the backup or restore again, or delete the folder. If a server has worked in it since, delete only its file ${UNFINISHED}.`;
}
