// Empties a data folder for `--reset`: deletes only the server's own files, and keeps the signing key.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { identityFolder } from '../auth/provider/provider-state.ts';
import { makeFolder } from './disk/disk.ts';
import { reserveFile } from './disk/disk-room.ts';
import { secondHeadFile } from './journal/second-head.ts';
import { journalFolder } from './journal/journal-reader.ts';
import { lockFolder } from './disk/lock.ts';
import { snapshotFile } from './journal/snapshot.ts';

/** @throws DataFolderInUse if another server uses the folder. */
export async function resetDataFolder(dataDir: string): Promise<void> {
  await makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
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
