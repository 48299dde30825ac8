// Migrates a database in numbered steps, never back; servers that start at once take turns.
import type { Database, Queries } from './database.ts';
import { rooms } from './migrations/0001-rooms.ts';
import { shared } from './migrations/0002-shared.ts';
import { firstFactors } from './migrations/0003-first-factors.ts';
import { leftDocuments } from './migrations/0004-left-documents.ts';
import { wrongFactors } from './migrations/0005-wrong-factors.ts';
import { parties } from './migrations/0006-parties.ts';
import { terms } from './migrations/0007-terms.ts';
import { deletedItems } from './migrations/0009-deleted-items.ts';
import { mails } from './migrations/0010-mails.ts';
import { readingTerms } from './migrations/0011-reading-terms.ts';
import { groupDigest } from './migrations/0012-group-digest.ts';
import { readingTime } from './migrations/0013-reading-time.ts';
import { favourites } from './migrations/0008-favourites.ts';

/** In order; released steps never change. */
const steps: readonly (readonly [name: string, sql: string])[] = [
  ['0001-rooms', rooms],
  ['0002-shared', shared],
  ['0003-first-factors', firstFactors],
  ['0004-left-documents', leftDocuments],
  ['0005-wrong-factors', wrongFactors],
  ['0006-parties', parties],
  ['0007-terms', terms],
  ['0008-favourites', favourites],
  ['0009-deleted-items', deletedItems],
  ['0010-mails', mails],
  ['0011-reading-terms', readingTerms],
  ['0012-group-digest', groupDigest],
  ['0013-reading-time', readingTime],
];

/** The database cannot be used; the message is for the operator. */
export class DatabaseUnfit extends Error {
  override readonly name = 'DatabaseUnfit';
}

/** @throws DatabaseUnfit for a database migrated by a newer version */
export async function migrate(database: Database): Promise<void> {
  await database.alone('migrations', () => database.transaction(inOrder));
}

/** Changes nothing. @throws DatabaseUnfit unless it contains a data room of this version */
export async function expectMigrated(db: Queries): Promise<void> {
  const [found] = await db.query<{ has: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS has`);
  if (found?.has !== true) throw new DatabaseUnfit('The database holds no data room: is it the right one?');
  const applied = (await db.query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name);
  expectKnown(applied);
  const missing = steps.find(([name]) => !applied.includes(name));
  if (missing)
    throw new DatabaseUnfit(`The database is one of an earlier version (before ${missing[0]}): start a server first.`);
}

async function inOrder(db: Queries): Promise<void> {
  const [encoding] = await db.query<{ name: string }>(`SELECT current_setting('server_encoding') AS name`);
  if (encoding?.name !== 'UTF8')
    throw new DatabaseUnfit(`The encoding of the database is ${encoding?.name ?? 'unknown'}: it has to be UTF8.`);
  await db.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const applied = (await db.query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name);
  expectKnown(applied);
  for (const [name, sql] of steps) {
    if (applied.includes(name)) continue;
    await db.query(sql);
    await db.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
}

/** @throws DatabaseUnfit for steps unknown to this version */
function expectKnown(applied: readonly string[]): void {
  const unknown = applied.find((name) => !steps.some(([known]) => known === name));
  if (unknown !== undefined) {
    throw new DatabaseUnfit(
      `The database has been brought to a newer version (${unknown}): start that version, or one that follows it.`,
    );
  }
}
