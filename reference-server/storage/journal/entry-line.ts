// The line of a journal entry, and rows as JSON, in parts small enough not to delay other work.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { JournalEntry } from './journal-reader.ts';
import { lineWithHash } from './line-hash.ts';

/** Rows serialised before other work gets a turn. */
const ROWS_AT_ONCE = 1000;
/** Longer parts are followed by a turn for other work. */
const LONG = 50_000;

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
  yield `${JSON.stringify(place).slice(0, -1)},"changes":`;
  yield* rowsJson(changes, ',');
  yield ',"audit":';
  yield* rowsJson(audit, ',');
}

export function* rowsJson(rows: readonly object[], between = ',\n'): Generator<string> {
  yield '[';
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const json = rows.slice(start, start + ROWS_AT_ONCE).map((row) => JSON.stringify(row));
    yield `${start > 0 ? ',' : ''}${json.join(between)}`;
  }
  yield ']';
}
