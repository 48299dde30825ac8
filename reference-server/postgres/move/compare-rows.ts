// Compares the rows of two stores. A missing property and null are equal.
import { hash } from 'node:crypto';
import type { CollectionName, Records } from '#core/records/records.ts';
import { toCells } from '../columns.ts';

export type RowCounts = Partial<Record<CollectionName, number>>;

/** The first difference in words; null if there is none. */
export function differences<C extends CollectionName>(
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
