// Compares the rows of two stores. A missing property and null are equal.
import { hash } from 'node:crypto';
import { collectionNames } from '#core/records/keys.ts';
import type { CollectionName, Records } from '#core/records/records.ts';
import type { StoreEngine } from '#core/store/store.ts';
import { toCells } from '../columns.ts';
import type { Queries } from '../database.ts';
import { rowsOf } from '../read-rows.ts';

export type Rows = Pick<StoreEngine, 'rows'>;

export type RowCounts = Partial<Record<CollectionName, number>>;

/** The number of rows in each collection. @throws what `failure` makes of the first difference */
export async function expectSame(
  db: Queries,
  store: Rows,
  failure: (collection: CollectionName, wrong: string) => Error,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const name of collectionNames) {
    const rows = store.rows(name);
    const wrong = difference(name, rows, await rowsOf(db, name));
    if (wrong !== null) throw failure(name, wrong);
    counts[name] = rows.length;
  }
  return counts;
}

/** The first difference in words; null if there is none. */
function difference<C extends CollectionName>(
  collection: C,
  one: readonly Records[C][],
  other: readonly Records[C][],
): string | null {
  if (one.length !== other.length) return `${other.length} rows arrived, and there are ${one.length}`;
  const known = new Map(one.map((row) => [row.id, digestOfCells(toCells(collection, row))]));
  const wrong = other.find((row) => known.get(row.id) !== digestOfCells(toCells(collection, row)));
  return wrong ? `the row ${wrong.id} is not what it was` : null;
}

/** Independent of the order of properties. */
export function digestOfCells(cells: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(cells, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return hash('sha256', text, 'base64url');
}
