// Rows compared by digest: those of a snapshot with those that the journal tells of.
import { createHash, hash } from 'node:crypto';

/** The same for the same rows, in whatever order. */
export function digestOf(rows: readonly { id: string }[]): string {
  return digestOfAll(rows.map((row) => digestOfRow(row)));
}

export function digestOfRow(row: { id: string }): string {
  return hash('sha256', JSON.stringify(row), 'base64url');
}

export function digestOfAll(digests: string[]): string {
  const sum = createHash('sha256');
  for (const digest of digests.sort()) sum.update(digest);
  return sum.digest('base64url');
}
