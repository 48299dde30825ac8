import type { CollectionName, Records } from '#core/records/records.ts';
import { columns, tableOf, toRow } from './columns.ts';
import type { Queries } from './database.ts';

/** All rows of a collection, in order of creation. */
export async function rowsOf<C extends CollectionName>(db: Queries, collection: C): Promise<Records[C][]> {
  const names = columns[collection].map(({ name }) => name).join(', ');
  const found = await db.query<Record<string, unknown>>(`SELECT ${names} FROM ${tableOf(collection)} ORDER BY place`);
  return found.map((cells) => toRow(collection, cells));
}
