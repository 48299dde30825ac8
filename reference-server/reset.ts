// Empties a data folder for `--reset`. Only what this server has put there goes; the signing key stays.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { identityFolder } from './auth/bundled-provider.ts';
import { makeFolder } from './storage/disk.ts';
import { reserveFile } from './storage/disk-room.ts';
import { secondHeadFile } from './storage/journal/second-head.ts';
import { journalFolder } from './storage/journal-reader.ts';
import { lockFolder } from './storage/lock.ts';
import { snapshotFile } from './storage/snapshot.ts';

/** @throws DataFolderInUse when another server works on the folder. */
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
      identityFolder(dataDir),
    ];
    for (const path of known) await rm(path, { recursive: true, force: true });
  } finally {
    await lock.release();
  }
}
