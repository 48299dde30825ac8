// The transaction engine behind every store: works run one after the other in bursts, one call makes a burst durable,
// and only then do readers see it and callers get their results. The caller provides persistence.
import { StoreIsFull } from '../call/errors.ts';
import type { NewAuditEntry } from '../ports/audit-log.ts';
import type { ReadTx, Store, TransactOptions, WriteTx } from '../ports/store.ts';
import { collectionNames } from '../records/keys.ts';
import type { AuditEntry, CollectionName, Records } from '../records/records.ts';
import { type AuditArchive, AuditLog, numbered } from './log/audit-log.ts';
import { BaseTable } from './tables.ts';
import { Layer, Pace, readTx, type CommittedTables, writeTx } from './transactions.ts';

export interface Change<C extends CollectionName = CollectionName> {
  collection: C;
  id: string;
  /** Null deletes the row. */
  row: Records[C] | null;
}

/** The changes and audit entries of one transaction, which become durable together. */
export interface Commit {
  changes: Change[];
  audit: AuditEntry[];
}

export interface EngineOptions {
  /** Makes a burst durable, all or none. After StoreIsFull, works that may use the reserve run again alone. */
  persist(commits: readonly Commit[], options: TransactOptions): Promise<void>;
  /** Wraps each burst, to hold a lock across tabs and to load their commits first. */
  around?: (burst: () => Promise<void>) => Promise<void>;
  /** Lets other calls run while a large change is made; they see what was committed before it. */
  pause?: () => Promise<void>;
  /** Reads durable audit entries, so that not all must stay in memory. */
  archive?: AuditArchive;
  /** Keeps every commit in memory, for a store without a journal. */
  remembersCommits?: boolean;
}

interface Job {
  mayUseReserve: boolean;
  run(tx: WriteTx): Promise<void>;
  settle(): void;
  fail(error: unknown): void;
}

/** Committed rows in memory and the queue of transactions. */
export class StoreEngine implements Store {
  readonly #tables: CommittedTables;
  readonly #audit: AuditLog;
  readonly #reading: ReadTx;
  #waiting: Job[] = [];
  #running: Promise<void> | null = null;
  readonly #commits: Commit[] = [];

  constructor(private readonly options: EngineOptions) {
    this.#audit = new AuditLog(options.archive);
    this.#tables = Object.fromEntries(collectionNames.map((name) => [name, new BaseTable(name)])) as CommittedTables;
    this.#reading = readTx(this.#tables, this.#audit);
  }

  /** Takes over durable commits, at start or from another tab. */
  load(commits: Iterable<Commit>): void {
    for (const commit of commits) {
      for (const change of commit.changes) this.#apply(change);
      this.#audit.add(commit.audit);
      if (this.options.remembersCommits) this.#commits.push(commit);
    }
  }

  get commits(): readonly Commit[] {
    return this.#commits;
  }

  /** Takes over the rows of a snapshot. */
  restore<C extends CollectionName>(collection: C, rows: readonly Records[C][]): void {
    const table: BaseTable<C> = this.#tables[collection];
    for (const row of rows) table.apply(row.id, row);
  }

  replace<C extends CollectionName>(collection: C, rows: readonly Records[C][]): void {
    const table: BaseTable<C> = this.#tables[collection];
    const kept = new Set(rows.map(({ id }) => id));
    for (const { id } of table.list()) if (!kept.has(id)) table.apply(id, null);
    this.restore(collection, rows);
  }

  /** Starts the audit log after this number of archived entries. */
  restoreAudit(archived: number): void {
    this.#audit.startAfter(archived);
  }

  /** All committed rows of a collection, for a snapshot. */
  rows<C extends CollectionName>(collection: C): readonly Records[C][] {
    return this.#tables[collection].list();
  }

  get auditLength(): number {
    return this.#audit.length;
  }

  read<T>(work: (tx: ReadTx) => Promise<T>, isAlone = false): Promise<T> {
    return isAlone ? this.transact(() => work(this.#reading)) : work(this.#reading);
  }

  transact<T>(work: (tx: WriteTx) => Promise<T>, { mayUseReserve = false }: TransactOptions = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let outcome: () => void = () => undefined;
      this.#waiting.push({
        mayUseReserve,
        async run(tx) {
          const value = await work(tx);
          outcome = () => resolve(value);
        },
        settle: () => outcome(),
        fail: reject,
      });
      this.#running ??= this.#drain();
    });
  }

  /** Resolves when no work is waiting. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    // One turn of the event loop lets a burst gather before it is written.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const jobs = this.#waiting;
      this.#waiting = [];
      try {
        if (this.options.around) await this.options.around(() => this.#burst(jobs));
        else await this.#burst(jobs);
      } catch (error) {
        for (const job of jobs) job.fail(error);
      }
    }
    this.#running = null;
  }

  async #burst(jobs: readonly Job[]): Promise<void> {
    const burst = new Layer((collection) => this.#tables[collection]);
    const commits: Commit[] = [];
    const settled: Job[] = [];
    const pace = new Pace(this.options.pause);
    let { length: entries, newestAt } = this.#audit;
    for (const job of jobs) {
      const layer = new Layer((collection) => burst.table(collection));
      const appended: NewAuditEntry[] = [];
      try {
        await job.run(writeTx(layer, this.#audit, appended, pace));
      } catch (error) {
        job.fail(error);
        continue;
      }
      settled.push(job);
      const commit = { changes: layer.changes(), audit: numbered(appended, entries, newestAt) };
      if (commit.changes.length === 0 && commit.audit.length === 0) continue;
      entries += commit.audit.length;
      newestAt = commit.audit.at(-1)?.createdAt ?? newestAt;
      if (job !== jobs.at(-1)) burst.absorb(commit.changes);
      commits.push(commit);
    }
    if (commits.length > 0) {
      const mayUseReserve = settled.every((job) => job.mayUseReserve);
      try {
        await this.options.persist(commits, { mayUseReserve });
      } catch (error) {
        const isLast = mayUseReserve || !(error instanceof StoreIsFull);
        const again = isLast ? [] : settled.filter((job) => job.mayUseReserve);
        for (const job of settled) if (!again.includes(job)) job.fail(error);
        if (again.length > 0) await this.#burst(again);
        return;
      }
      this.load(commits);
    }
    for (const job of settled) job.settle();
  }

  #apply<C extends CollectionName>(change: Change<C>): void {
    const table: BaseTable<C> = this.#tables[change.collection];
    table.apply(change.id, change.row);
  }
}

/** A store in memory only, for tests and Storybook. */
export function createMemoryStore(): StoreEngine {
  return new StoreEngine({ persist: () => Promise.resolve(), remembersCommits: true });
}
