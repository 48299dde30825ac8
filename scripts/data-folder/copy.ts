// Shared by `npm run backup` and `npm run restore`: copying, checking the copy, and printing the result.
import { checkFolder } from '#server/storage/check/check-folder.ts';
import { copyRoom } from '#server/storage/backup/copy-room.ts';
import { databaseUrlOf, dataDirOf, objectsUrlOf, SettingsError } from '#server/settings/env.ts';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { errorCode } from '#server/storage/disk/disk.ts';
import { showProgress } from './progress.ts';

/** The folder of a command. @throws DataFolderError if the room is partly or completely elsewhere */
export function dataFolder(given: string | undefined): string {
  if (given !== undefined) return given;
  const elsewhere = databaseUrlOf(process.env) === undefined ? objectsUrlOf(process.env) : 'a database';
  if (elsewhere !== '') {
    throw new DataFolderError(
      'DATABASE_URL or OBJECTS_URL is set: the room is not, or not as a whole, in its data folder. Copy it by the means of the ' +
        'database and of the bucket (docs/deployment.md); npm run audit:verify looks at a database. A folder is named by --data.',
    );
  }
  return dataDirOf(process.env);
}

/** Copies and verifies. Returns whether everything is there and intact. */
export async function copyAndCheck(from: string, to: string): Promise<boolean> {
  const { head, entries, objects, bytes, left } = await copyRoom(from, to, showProgress('copying'));
  console.log(`Copied ${from} to ${to}`);
  console.log(`  ${entries} entries of the journal, up to the chain head ${head}`);
  console.log(`  ${objects} objects, ${(bytes / 1e6).toFixed(1)} MB; accounts and keys`);
  for (const one of left) console.error(`NOT COPIED: ${one}`);
  return (await printCheck(to)) && left.length === 0;
}

/** Checks everything, and prints the faults. */
export async function printCheck(dataDir: string): Promise<boolean> {
  const { damages } = await checkFolder(dataDir, { progress: showProgress('checking') });
  for (const damage of damages) console.error(`DAMAGED: ${damage}`);
  console.log(damages.length === 0 ? `Checked ${dataDir}: no damage found.` : `Checked ${dataDir}: damage found.`);
  return damages.length === 0;
}

/** Exits with 0 if everything is intact, 1 if something is damaged, 2 if it could not run. */
export async function endWith(work: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    const isInWords =
      errorCode(error) !== undefined ||
      [DataFolderError, SettingsError, TypeError].some((kind) => error instanceof kind);
    console.error(isInWords && error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
