// Moves a database into a new data folder and compares the rows; what servers write meanwhile is not included.
import { readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { collectionNames } from '#core/records/keys.ts';
import { damaged, DataFolderError } from '../../storage/disk/data-error.ts';
import { makeFolder, nodeDisk, writeAll, unlessMissing, writeNew } from '../../storage/disk/disk.ts';
import { beginMovingIn, endMovingIn, MOVING_IN } from '../../storage/disk/moving-in.ts';
import { openFileStore } from '../../storage/file-store.ts';
import { GENESIS, journalFolder, segmentFile } from '../../storage/journal/journal-reader.ts';
import { hashedLine } from '../../storage/journal/line-hash.ts';
import { snapshotFile } from '../../storage/journal/snapshot.ts';
import type { Database, Queries } from '../database.ts';
import { type LogEnd, readLine } from '../log-lines.ts';
import { expectMigrated } from '../migrate.ts';
import { expectSame, type Rows } from './compare-rows.ts';
import type { MovedRows, Progress } from './into-database.ts';

const LINES_AT_ONCE = 1000;
const SEGMENT_BYTES = 64 * 1024 * 1024;

interface FolderOptions {
  progress?: Progress;
  /** Moves other data into the folder before it gets its name. */
  also?: (rows: Rows, folder: string) => Promise<void>;
}

/** @throws DataFolderError if it holds a data room or the log is broken; nothing is left behind then */
export async function moveIntoFolder(
  database: Database,
  dataDir: string,
  { progress = () => undefined, also = () => Promise.resolve() }: FolderOptions = {},
): Promise<MovedRows> {
  const inTheWay = (await readdir(dataDir).catch(unlessMissing)) ?? [];
  if (inTheWay.some((name) => name !== MOVING_IN))
    throw new DataFolderError(`${dataDir} is not empty: a move needs a folder of its own. Nothing was changed.`);
  await expectMigrated(database);
  // A folder cannot take the place of a link to one.
  const place = await realpath(dataDir).catch(() => path.resolve(dataDir));
  const unfinished = `${place}.unfinished`;
  let moved: MovedRows;
  await beginMovingIn(place);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await makeFolder(unfinished);
    moved = await database.transaction(
      (db) => copyAll(db, unfinished, { progress, also }),
      'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY',
    );
  } catch (error) {
    // It holds accounts and keys.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await endMovingIn(place);
  }
  await rename(unfinished, place);
  await nodeDisk.syncFolder(path.dirname(place));
  return moved;
}

async function copyAll(db: Queries, folder: string, { progress, also }: Required<FolderOptions>): Promise<MovedRows> {
  // Reading the whole journal again in between may take long.
  await db.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  const [head] = await db.query<LogEnd>('SELECT seq, hash, audit_entries AS "auditEntries" FROM log_end');
  if (!head) throw new DataFolderError('The database has lost the end of its log: restore it from a backup.');
  await writeJournal(db, folder, head, progress);
  await writeEmptySnapshot(folder);
  // Opening the folder replays the journal with its hashes, and writes a current snapshot.
  const file = await openFileStore(folder);
  try {
    const rows = await expectSame(db, file.store, (name, wrong) =>
      damaged(folder, `the table of ${name} does not agree with the log: ${wrong}`),
    );
    await also(file.store, folder);
    return { head, rows };
  } finally {
    await file.close();
  }
}

async function writeJournal(db: Queries, folder: string, head: LogEnd, progress: Progress): Promise<void> {
  await makeFolder(journalFolder(folder));
  let segment = 1;
  let file = await nodeDisk.open(segmentFile(folder, segment), 'create');
  let offset = 0;
  let last: Pick<LogEnd, 'seq' | 'hash'> = { seq: 0, hash: GENESIS };
  try {
    while (last.seq < head.seq) {
      const rows = await db.query<{ line: string }>('SELECT line FROM commits WHERE seq > $1 ORDER BY seq LIMIT $2', [
        last.seq,
        LINES_AT_ONCE,
      ]);
      if (rows.length === 0) throw new DataFolderError(`The log of the database lacks entry ${last.seq + 1}.`);
      for (const { line } of rows) {
        const { entry, hash } = await readLine(line, last);
        last = { seq: entry.seq, hash };
      }
      const bytes = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
      await writeAll(file, bytes, offset);
      offset += bytes.length;
      progress(last.seq, head.seq);
      if (offset < SEGMENT_BYTES) continue;
      await file.sync();
      await file.close();
      segment += 1;
      offset = 0;
      file = await nodeDisk.open(segmentFile(folder, segment), 'create');
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** An empty snapshot in the oldest format, so that the whole journal is replayed on opening. */
async function writeEmptySnapshot(folder: string): Promise<void> {
  const collections = Object.fromEntries(collectionNames.map((name) => [name, []]));
  const place = { format: 1, segment: 1, offset: 0, line: 0, seq: 0, head: GENESIS, auditCount: 0 };
  const bytes = Buffer.from(`${hashedLine(JSON.stringify({ ...place, collections })).line}\n`);
  await writeNew(nodeDisk, snapshotFile(folder), (file) => writeAll(file, bytes, 0));
}
