// Verifies a database without changing it: lines by their hashes, audit entries by lines, rows by their result.
import type { VerifiedJournal } from '#server/storage/journal/verify-journal.ts';
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName } from '#core/records/records.ts';
import type { Change } from '#core/store/store.ts';
import { LogBroken } from '#core/store/log-broken.ts';
import { GENESIS } from '../storage/journal/journal-reader.ts';
import { tableOf, toCells } from './columns.ts';
import type { Database, Queries } from './database.ts';
import type { LogEnd } from './log-lines.ts';
import { DatabaseUnfit, expectMigrated } from './migrate.ts';
import { digestOfCells } from './move/compare-rows.ts';
import { PostgresHistory } from './postgres-history.ts';
import { rowsOf } from './read-rows.ts';

export type VerifiedDatabase = Omit<VerifiedJournal, 'segments'>;

/** @param knownHead a head printed earlier @throws DatabaseUnfit that names the first fault */
export async function verifyDatabase(database: Database, knownHead?: string): Promise<VerifiedDatabase> {
  await expectMigrated(database);
  return database.transaction(async (db) => {
    await db.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    try {
      return await verify(db, knownHead);
    } catch (error) {
      if (error instanceof LogBroken) throw new DatabaseUnfit(`Entry ${error.seq}: ${error.reason}.`);
      throw error;
    }
  }, 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
}

async function verify(db: Queries, knownHead: string | undefined): Promise<VerifiedDatabase> {
  const [end] = await db.query<LogEnd>('SELECT seq, hash, audit_entries AS "auditEntries" FROM log_end');
  if (!end) throw new DatabaseUnfit('The end of the log is missing.');
  const history = new PostgresHistory(db);
  let isKnown = knownHead === undefined || knownHead === GENESIS;
  for await (const { hash } of history.follow({ seq: 0, hash: GENESIS })) isKnown ||= hash === knownHead;
  const rows = new Map<CollectionName, Map<string, string>>(collectionNames.map((name) => [name, new Map()]));
  let auditEntries = 0;
  for await (const { hash, changes, audit } of history.commits(end)) {
    isKnown ||= hash === knownHead;
    auditEntries += audit.length;
    for (const change of changes) apply(rows.get(change.collection), change);
  }
  if (!isKnown) throw new DatabaseUnfit(`The log does not hold the entry with the hash ${knownHead ?? ''}.`);
  const [more] = await db.query<{ lines: number; entries: number }>(
    'SELECT (SELECT count(*) FROM commits) AS lines, (SELECT count(*) FROM audit_entries) AS entries',
  );
  if (more?.lines !== end.seq)
    throw new DatabaseUnfit(`The log ends at entry ${end.seq}, and there are lines behind it.`);
  if (auditEntries !== end.auditEntries || more.entries !== auditEntries)
    throw new DatabaseUnfit(`The log records ${auditEntries} audit entries, and the table has ${more.entries}.`);
  for (const name of collectionNames) await expectRows(db, name, rows.get(name) ?? new Map<string, string>());
  return { entries: end.seq, auditEntries, head: end.hash };
}

function apply(known: Map<string, string> | undefined, { collection, id, row }: Change): void {
  if (row) known?.set(id, digestOfCells(toCells(collection, row)));
  else known?.delete(id);
}

async function expectRows(db: Queries, name: CollectionName, logged: ReadonlyMap<string, string>): Promise<void> {
  const found = await rowsOf(db, name);
  const wrong = found.find((row) => logged.get(row.id) !== digestOfCells(toCells(name, row)));
  if (wrong) throw new DatabaseUnfit(`The row ${wrong.id} of ${tableOf(name)} is not the one that the log records.`);
  if (found.length !== logged.size)
    throw new DatabaseUnfit(`${tableOf(name)} has ${found.length} rows, and the log records ${logged.size}.`);
}
