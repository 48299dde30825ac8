// Compares the rows of a snapshot with those of the journal by digest.
import { createHash, hash } from 'node:crypto';

/** Independent of the rows' order. */
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
