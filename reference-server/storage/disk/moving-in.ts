// Marks a folder that a room is being moved into, so that no server uses it, even after the move was killed.
import { rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DataFolderError } from './data-error.ts';
import { makeFolder, unlessMissing } from './disk.ts';

export const MOVING_IN = 'a-room-is-moving-in';
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

/** @throws DataFolderError if a move into it is unfinished */
export async function expectNoMove(dataDir: string): Promise<void> {
  if (await stat(fileIn(dataDir)).catch(() => null))
    throw new DataFolderError(
      `${dataDir}: a data room is being moved into it, and that is not over. Run the move again, or delete the folder.`,
    );
}
