// The history of an in-memory store: every commit, chained like those of a journal.
import type { AuditEntry } from '../records/records.ts';
import type { Hasher } from '../ports/hasher.ts';
import type { History, LoggedCommit, LoggedPart, LogHead } from '../ports/history.ts';
import { matcherOf } from './log/audit-filter.ts';
import { LogBroken } from './log-broken.ts';
import type { Commit } from './store.ts';

/** Commits processed before other calls get a turn. */
const LOOKED_AT = 500;
/** The hash that the first commit names as its predecessor. */
const GENESIS = '0'.repeat(64);

export class MemoryHistory implements History {
  readonly #commits: readonly Commit[];
  readonly #chained: LoggedCommit[] = [];
  #chaining: Promise<void> = Promise.resolve();

  /** @param commits the store's growing list of commits */
  constructor(
    private readonly hasher: Hasher,
    commits: readonly Commit[],
  ) {
    this.#commits = commits;
  }

  async head(): Promise<LogHead & { auditEntries: number }> {
    const commits = await this.#upToNow();
    const { seq, hash } = commits.at(-1) ?? { seq: 0, hash: GENESIS };
    return { seq, hash, auditEntries: commits.reduce((sum, { audit }) => sum + audit.length, 0) };
  }

  async *commits(upTo: LogHead): AsyncGenerator<LoggedCommit> {
    for (const commit of await this.#upToNow()) {
      if (commit.seq === upTo.seq && commit.hash !== upTo.hash) throw new LogBroken(upTo.seq, 'it is another entry');
      if (commit.seq > upTo.seq) return;
      yield commit;
    }
  }

  async *follow(after: LogHead): AsyncGenerator<LogHead> {
    const commits = await this.#upToNow();
    for (const { seq, hash, ...commit } of commits.slice(after.seq)) {
      const prevHash = commits[seq - 2]?.hash ?? GENESIS;
      const found = await this.hasher.sha256(JSON.stringify({ seq, prevHash, ...commit }));
      if (found !== hash) throw new LogBroken(seq, 'the entry does not match its hash');
      if (seq % LOOKED_AT === 0 || seq === commits.length) yield { seq, hash };
    }
  }

  async *auditEntries({ upTo, ...part }: LoggedPart): AsyncGenerator<AuditEntry> {
    for await (const { audit } of this.commits(upTo)) yield* audit.filter(matcherOf(part));
  }

  /** Runs one at a time; concurrent callers wait. */
  async #upToNow(): Promise<readonly LoggedCommit[]> {
    this.#chaining = this.#chaining.then(() => this.#chain());
    await this.#chaining;
    return [...this.#chained];
  }

  async #chain(): Promise<void> {
    for (const commit of this.#commits.slice(this.#chained.length)) {
      const prevHash = this.#chained.at(-1)?.hash ?? GENESIS;
      const seq = this.#chained.length + 1;
      const hash = await this.hasher.sha256(JSON.stringify({ seq, prevHash, ...commit }));
      this.#chained.push({ seq, hash, ...commit });
    }
  }
}
