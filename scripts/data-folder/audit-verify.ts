import { existsSync } from 'node:fs';
import { openDatabase } from '#server/postgres/database.ts';
import { DatabaseUnfit, expectMigrated } from '#server/postgres/migrate.ts';
import { asUnfit } from '#server/ports/room-storage.ts';
import { verifyDatabase } from '#server/postgres/verify-database.ts';
import { verifyReport } from '#server/reports/verify-report.ts';
import { databaseUrlOf, dataDirOf, SettingsError } from '#server/settings/env.ts';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { errorCode } from '#server/storage/disk/disk.ts';
import { readSecondHead, secondHeadFile } from '#server/storage/journal/second-head.ts';
import { verifyJournal } from '#server/storage/journal/verify-journal.ts';
import { orRefuse, readOptions } from '../options.ts';

const usage = `npm run audit:verify [-- --data DIR | --database URL] [--head HASH] [--report FILE]
Verifies the audit log of the data folder, or of the database of DATABASE_URL, names the first broken entry, and
exits with 1 if there is one. HASH is a chain head that the server printed at an earlier start; with it, a log that
was cut off at its end is detected, too. FILE is a compliance report, compared with a data folder: the exit code is
2 where it belongs to another log, 3 where it was changed, and 4 where it is no report; 5 where an option or a setting
is wrong, or the log cannot be read.`;

const options = {
  data: { type: 'string' },
  database: { type: 'string' },
  head: { type: 'string' },
  report: { type: 'string' },
} as const;
const { values } = given();

try {
  const url = values.data === undefined ? (values.database ?? databaseUrlOf(process.env)) : undefined;
  if (url === undefined) await verifyFolder(values.data ?? dataDirOf(process.env));
  else await verifyTables(url);
} catch (error) {
  const isUnread = error instanceof SettingsError || errorCode(error) !== undefined;
  if (isUnread && error instanceof Error) console.error(error.message);
  else if (error instanceof DataFolderError || error instanceof DatabaseUnfit)
    console.error(`The audit log is broken.\n${error.message}`);
  else throw error;
  process.exitCode = isUnread ? 5 : 1;
}

function given() {
  const parsed = readOptions({ options }, usage, 5);
  const { head = '0'.repeat(64) } = parsed.values;
  return orRefuse(
    () => {
      if (!/^[\da-f]{64}$/.test(head)) throw new Error('--head is no chain head: it has 64 digits from 0 to f');
      return parsed;
    },
    undefined,
    5,
  );
}

async function verifyFolder(dataDir: string): Promise<void> {
  // A misspelt name is not a broken log, which may raise an alarm.
  if (!existsSync(dataDir)) throw new SettingsError(`${dataDir}: there is no data folder here.`);
  const { segments, entries, auditEntries, head } = await verifyJournal(dataDir, values.head);
  console.log(`The audit log is whole: ${auditEntries} audit entries in ${entries} commits, ${segments} segment(s).`);
  console.log(`Chain head: ${head}`);
  const { state } = await readSecondHead(dataDir);
  if (state !== 'read' && values.head === undefined)
    console.error(
      `NOTE: ${secondHeadFile(dataDir)} is ${state}, so it is unknown whether the newest entries were cut off. Give a chain head that was printed earlier: --head HASH.`,
    );
  if (values.report === undefined) return;
  const { kind, message, exitCode } = await verifyReport(dataDir, values.report);
  console[kind === 'belongs' ? 'log' : 'error'](message);
  process.exitCode = exitCode;
}

async function verifyTables(url: string): Promise<void> {
  if (values.report !== undefined)
    throw new SettingsError('A report is checked against a data folder: npm run move copies the data room into one.');
  const database = openDatabase({ url });
  try {
    await expectMigrated(database).catch((error: unknown) => {
      throw asUnread(asUnfit(error));
    });
    const { entries, auditEntries, head } = await verifyDatabase(database, values.head).catch((error: unknown) => {
      const unfit = asUnfit(error);
      throw unfit === error ? error : asUnread(unfit);
    });
    console.log(
      `The audit log is whole: ${auditEntries} audit entries in ${entries} commits, and every row agrees with it.`,
    );
    console.log(`Chain head: ${head}`);
  } finally {
    await database.close();
  }
}

/** A database that is the wrong one, or cannot be read, has no broken log. */
function asUnread(error: unknown): unknown {
  return error instanceof DatabaseUnfit ? new SettingsError(error.message, { cause: error }) : error;
}
