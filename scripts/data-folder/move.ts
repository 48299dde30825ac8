import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openBucket } from '#server/objects/s3/open-bucket.ts';
import { openDatabase } from '#server/postgres/database.ts';
import { DatabaseUnfit } from '#server/postgres/migrate.ts';
import type { Rows } from '#server/postgres/move/compare-rows.ts';
import { moveIntoDatabase } from '#server/postgres/move/into-database.ts';
import { moveIntoFolder } from '#server/postgres/move/into-folder.ts';
import { type MovedObjects, moveObjects } from '#server/postgres/move/move-objects.ts';
import { moveStateIntoDatabase, moveStateIntoFolder } from '#server/postgres/move/provider-state.ts';
import { peopleWithCodes } from '#server/ports/signing-key.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings/env.ts';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { createDiskObjects } from '#server/storage/objects/disk-objects.ts';
import { showProgress } from './progress.ts';
import { readOptions } from '../options.ts';

const usage = `npm run move -- --from DIR --to postgres://… --objects s3://…
npm run move -- --from postgres://… --objects s3://… --to DIR
Moves a data room from its folder into a database and a bucket, or back: rows, log, accounts, keys and the bytes of
files, each checked against its hash. The server of a folder must be stopped, and so must those of a database if
nothing is to be left behind. An interrupted move continues when it is run again.`;

const isDatabase = (place: string) => /^postgres(?:ql)?:\/\//.test(place);

try {
  const options = { from: { type: 'string' }, to: { type: 'string' }, objects: { type: 'string' } } as const;
  const { from = '', to = '', objects = '' } = readOptions({ options }, usage).values;
  if (from === '' || to === '' || objects === '' || isDatabase(from) === isDatabase(to))
    throw new SettingsError(`Say from where to where, and where the bytes of files are:\n${usage}`);
  const [url, dataDir] = isDatabase(from) ? [from, to] : [to, from];
  // Read like a server does, so that both accept the same settings.
  const places = { DATABASE_URL: url, DATABASE_URL_FILE: undefined, OBJECTS_URL: objects, DATA_DIR: dataDir };
  const settings = readSettings({ ...process.env, ...places });
  await moveRoom(settings, isDatabase(from));
} catch (error) {
  const isExplained = [DatabaseUnfit, DataFolderError, SettingsError, TypeError].some((kind) => error instanceof kind);
  console.error(isExplained && error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function moveRoom(settings: Settings, isOut: boolean): Promise<void> {
  const { dataDir, databaseUrl: url = '', bucket, signingKey: configured } = settings;
  if (bucket === null) throw new SettingsError('OBJECTS_URL names no bucket');
  const copies = await mkdtemp(path.join(os.tmpdir(), 'strongroom-move-'));
  const warn = (message: string) => console.error(message);
  const removeCopies = () => rm(copies, { recursive: true, force: true });
  const opened = await openBucket(copies, bucket, { warn }).catch(async (error: unknown) => {
    await removeCopies();
    throw error;
  });
  const database = openDatabase({ url });
  const progress = showProgress('moving the log');
  const files = async (rows: Rows, folder: string) => {
    const disk = await createDiskObjects(folder);
    const [from, to] = isOut ? [opened.objects, disk] : [disk, opened.objects];
    printObjects(await moveObjects(rows, from, to, showProgress('moving files')));
  };
  const printAccounts = (accounts: number) => console.log(`  ${accounts} accounts, and the keys`);
  try {
    const { head, rows } = isOut
      ? await moveIntoFolder(database, dataDir, {
          progress,
          also: async (found, folder) => {
            await files(found, folder);
            printAccounts(await moveStateIntoFolder(database, { dataDir: folder, configured }));
          },
        })
      : await moveIntoDatabase(dataDir, database, {
          progress,
          files: (found) => files(found, dataDir),
          also: async (store) => {
            const dependents = peopleWithCodes(store);
            printAccounts(await moveStateIntoDatabase({ dataDir, configured, dependents, warn }, database));
          },
        });
    const counted = Object.entries(rows).filter(([, count]) => count > 0);
    console.log(`  ${counted.map(([name, count]) => `${count} ${name}`).join(', ')}`);
    console.log(`  ${head.auditEntries} audit entries in ${head.seq} commits, up to the chain head ${head.hash}`);
    console.log(
      `Moved and compared. Start the server with ${isOut ? `DATA_DIR=${dataDir}` : 'DATABASE_URL and OBJECTS_URL'}.`,
    );
  } finally {
    await database.close();
    await opened.close();
    await removeCopies();
  }
}

/** A file missing at the source is missing at the target: it is printed, and does not stop the move. */
function printObjects({ objects, bytes, left }: MovedObjects): void {
  console.log(`  ${objects} files, ${(bytes / 1e6).toFixed(1)} MB`);
  for (const one of left) console.error(`NOT MOVED: ${one}`);
  if (left.length > 0) process.exitCode = 1;
}
