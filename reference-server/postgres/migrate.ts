// Migrates a database in numbered steps, never back; servers that start at once take turns.
import type { Database, Queries } from './database.ts';
import { rooms } from './migrations/0001-rooms.ts';
import { shared } from './migrations/0002-shared.ts';
import { additions } from './migrations/additions.ts';

/** In order; released steps never change. */
const steps = Object.entries({ '0001-rooms': rooms, '0002-shared': shared, ...additions });

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
