// Empties a data folder for `--reset`: deletes only the server's own files, and keeps the signing key. A data room of
// one's own, to which people have signed in, is refused: the word is soon typed or repeated.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isInvented } from '../demonstration/invented.ts';
import type { Settings } from '../settings/env.ts';
import { identityFolder } from '../auth/provider/provider-state.ts';
import { readRoomRows } from './check/room-rows.ts';
import { DataFolderError } from './disk/data-error.ts';
import { makeFolder } from './disk/disk.ts';
import { reserveFile } from './disk/disk-room.ts';
import { secondHeadFile } from './journal/second-head.ts';
import { journalFolder } from './journal/journal-reader.ts';
import { lockFolder } from './disk/lock.ts';
import { snapshotFile } from './journal/snapshot.ts';

/** @throws DataFolderInUse if another server uses the folder; DataFolderError if it is in use by people, or damaged */
export async function resetDataFolder({ dataDir, ownUse }: Pick<Settings, 'dataDir' | 'ownUse'>): Promise<void> {
  await makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  const wayOut = 'Delete the folder yourself, or set DATA_DIR to another.';
  try {
    const { people } = await readRoomRows(dataDir).catch((error: unknown) => {
      throw error instanceof DataFolderError ? new DataFolderError(`${error.message} ${wayOut}`) : error;
    });
    const isDemonstration = ownUse === null && [...people.keys()].some((id) => isInvented({ id }));
    const own = [...people].find(([id, { subject }]) => subject !== null && !isInvented({ id }));
    if (own && !isDemonstration)
      throw new DataFolderError(
        `${dataDir} is no demonstration: ${own[1].email} has signed in there. Nothing was changed. ${wayOut}`,
      );
    const known = [
      snapshotFile(dataDir),
      journalFolder(dataDir),
      secondHeadFile(dataDir),
      reserveFile(dataDir),
      join(dataDir, 'objects'),
      join(dataDir, 'staging'),
      join(dataDir, 'previews'),
      join(dataDir, 'comparisons'),
      join(dataDir, 'reading'),
      join(dataDir, 'texts'),
      identityFolder(dataDir),
    ];
    for (const path of known) await rm(path, { recursive: true, force: true });
  } finally {
    await lock.release();
  }
}
