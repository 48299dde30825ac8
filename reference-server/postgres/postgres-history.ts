// The log in the database: each line is checked against its hash and the one before, audit entries against lines.
import type { History, LoggedCommit, LoggedPart, LogHead } from '#core/ports/history.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { LogBroken } from '#core/store/log-broken.ts';
import { matcherOf } from '#core/store/log/audit-filter.ts';
import type { Queries } from './database.ts';
import { storable } from './storable.ts';
import { EMPTY, type LogEnd, type LogLine, readLine } from './log-lines.ts';
import { entriesBetween } from './postgres-archive.ts';

/** The commits read in one step. */
const PART = 500;

export class PostgresHistory implements History {
  constructor(private readonly database: Queries) {}

  async head(): Promise<LogHead & { auditEntries: number }> {
    const [end] = await this.database.query<LogEnd>('SELECT seq, hash, audit_entries AS "auditEntries" FROM log_end');
    return end ?? EMPTY;
  }

  async *commits(upTo: LogHead): AsyncGenerator<LoggedCommit> {
    if (upTo.seq === 0) return;
    for await (const lines of this.#lines(EMPTY)) {
      for (const { entry, hash } of lines) {
        const { seq, changes, audit } = entry;
        if (seq === upTo.seq && hash !== upTo.hash) throw new LogBroken(seq, 'another entry stands in its place');
        yield { seq, hash, changes, audit };
        if (seq === upTo.seq) return;
      }
    }
    throw new LogBroken(upTo.seq, 'the log ends before it');
  }

  async *follow(after: LogHead): AsyncGenerator<LogHead> {
    for await (const lines of this.#lines(after.seq === 0 ? EMPTY : after)) {
      await this.#expectTable(lines);
      const last = lines.at(-1);
      if (last) yield { seq: last.entry.seq, hash: last.hash };
    }
  }

  async *auditEntries({ upTo, ...part }: LoggedPart): AsyncGenerator<AuditEntry> {
    for await (const { audit } of this.commits(upTo)) yield* audit.filter(matcherOf(part));
  }

  async *#lines(after: LogHead): AsyncGenerator<readonly LogLine[]> {
    let last = after;
    for (;;) {
      const rows = await this.database.query<{ seq: number; line: string }>(
        'SELECT seq, line FROM commits WHERE seq > $1 ORDER BY seq LIMIT $2',
        [last.seq, PART],
      );
      const lines: LogLine[] = [];
      try {
        for (const { seq, line } of rows) {
          if (seq !== last.seq + 1) throw new LogBroken(last.seq + 1, 'it is missing');
          const read = await readLine(line, last);
          lines.push(read);
          last = { seq, hash: read.hash };
        }
      } finally {
        // Also those before a broken one.
        if (lines.length > 0) yield lines;
      }
      if (rows.length < PART) return;
    }
  }

  /** @throws LogBroken if the table differs from the lines */
  async #expectTable(lines: readonly LogLine[]): Promise<void> {
    const logged = lines.flatMap(({ entry }) => entry.audit.map((audit) => ({ audit, seq: entry.seq })));
    const [first, last] = [logged[0], logged.at(-1)];
    if (!first || !last) return;
    const shown = await entriesBetween(this.database, positionIn(first.audit), positionIn(last.audit));
    for (const [at, { audit, seq }] of logged.entries()) {
      if (!isSame(shown[at], storable(audit))) throw new LogBroken(seq, 'the table of audit entries says otherwise');
    }
  }
}

const positionIn = ({ id }: AuditEntry): number => Number(id.slice(id.indexOf('-') + 1));

function isSame(shown: AuditEntry | undefined, logged: AuditEntry): boolean {
  if (!shown) return false;
  const sorted = (entry: AuditEntry) =>
    JSON.stringify(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)));
  return sorted(shown) === sorted(logged);
}
