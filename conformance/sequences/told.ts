// What counts of the answer to an operation that is played by its row.
import type { Operation } from '../contract.ts';
import { meaningInWords, type Seen, type Side } from '../twin/alike.ts';
import { rows, type Row } from './operations.ts';

const rowOf = (id: string): Row | undefined => (rows as Readonly<Record<string, Row>>)[id];

/** As text; null for what is played by hand. */
export function told(operation: Operation, seen: Seen, side: Side): string | null {
  const row = rowOf(operation.id);
  const { status } = seen.answer;
  if (!row) return null;
  if (row.statusOnly !== undefined && status < 300) return String(status);
  const ignored = new Set([...side.ignored, ...(row.without ?? [])]);
  return `${status}\n${meaningInWords(operation, seen, { ...side, ignored })}`;
}
