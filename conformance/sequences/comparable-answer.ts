// The part of an answer on which both sides have to agree, for operations with a row in `operations.ts`.
import type { Operation } from '../contract.ts';
import { meaningInWords, type Seen, type Side } from '../twin/alike.ts';
import { rows, type Row } from './operations.ts';

const rowOf = (id: string): Row | undefined => (rows as Readonly<Record<string, Row>>)[id];

/** As text; null for operations without a row. */
export function comparableAnswer(operation: Operation, seen: Seen, side: Side): string | null {
  const row = rowOf(operation.id);
  const { status } = seen.answer;
  if (!row) return null;
  if (row.statusOnly !== undefined && status < 300) return String(status);
  const ignored = new Set([...side.ignored, ...(row.without ?? [])]);
  return `${status}\n${meaningInWords(operation, seen, { ...side, ignored })}`;
}
