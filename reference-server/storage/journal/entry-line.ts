// The line of a journal entry, and rows as JSON, in parts small enough not to delay other work.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { JournalEntry } from './journal-reader.ts';
import { lineWithHash } from './line-hash.ts';

/** Rows serialised before other work gets a turn. */
const ROWS_AT_ONCE = 1000;
/** Longer parts are followed by a turn for other work. */
const LONG = 50_000;
/** On either side of each part of a long line: JSON may have it there, and nowhere within a row. */
const EDGE = '\t';

export async function sealedLine(entry: JournalEntry, pause: () => Promise<void> = setImmediate) {
  const sum = createHash('sha256');
  if (entry.changes.length > ROWS_AT_ONCE) await pause();
  const parts: Buffer[] = [];
  for (const json of entryJson(entry)) {
    const part = Buffer.from(json);
    sum.update(part);
    parts.push(part);
    if (part.length > LONG) await pause();
  }
  const hash = sum.update('}').digest('hex');
  return { bytes: Buffer.concat([...parts, Buffer.from(`${lineWithHash('}', hash)}\n`)]), hash };
}

/** The JSON of an entry without its last brace. */
function* entryJson({ changes, audit, ...place }: JournalEntry): Generator<string> {
  const edge = Math.max(changes.length, audit.length) > ROWS_AT_ONCE ? EDGE : '';
  yield `${JSON.stringify(place).slice(0, -1)},"changes":`;
  yield* rowsJson(changes, ',', edge);
  yield ',"audit":';
  yield* rowsJson(audit, ',', edge);
}

/** The entry of a line. @throws SyntaxError */
export async function parseLine(line: string): Promise<unknown> {
  const pieces = line.split(EDGE);
  if (pieces.length === 1) return JSON.parse(line);
  // Every other piece is of rows; those between them are commas and the rest of the entry.
  const frame = pieces.filter((piece, at) => at % 2 === 0 && piece !== ',');
  const entry = JSON.parse(frame.join('')) as Pick<JournalEntry, 'changes' | 'audit'>;
  let rows: unknown[] = entry.changes;
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) rows.push(...(JSON.parse(`[${piece}]`) as unknown[]));
    else if (piece.endsWith('"audit":[')) rows = entry.audit;
    await setImmediate();
  }
  return entry;
}

export function* rowsJson(rows: readonly object[], between = ',\n', edge = ''): Generator<string> {
  yield '[';
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const json = rows.slice(start, start + ROWS_AT_ONCE).map((row) => JSON.stringify(row));
    yield `${start > 0 ? ',' : ''}${edge}${json.join(between)}${edge}`;
  }
  yield ']';
}
