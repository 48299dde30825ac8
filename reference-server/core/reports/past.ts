// One pass through the whole log: the rows at the end of the period, the counts within it, and whether the chain is
// intact. Memory grows with users and items, not with the log. The time of a commit is that of its audit entries or of
// the commit before it, whichever is later; the period ends before the first commit at or after its end. Commits
// without audit entries change nothing visible.
import type { History, LogHead, LoggedCommit } from '../ports/history.ts';
import type { SearchedAudit } from '../ports/audit-log.ts';
import type { ReadTx } from '../ports/store.ts';
import { collectionNames } from '../records/keys.ts';
import type { CollectionName, Records } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import type { Change } from '../store/store.ts';
import { BaseTable } from '../store/tables.ts';
import { readTx, type CommittedTables } from '../store/transactions.ts';
import { LogBroken } from '../store/log-broken.ts';
import type { Chain, Cover } from './report.ts';
import { Tally } from './tally.ts';

/** Collections that are not visible and not part of a report. */
const unseen: ReadonlySet<CollectionName> = new Set(['tickets', 'sessions', 'invitations', 'halfSignIns', 'visits']);

export interface Past {
  chain: Chain;
  /** The rows at the end of the period. */
  rows: ReadTx;
  tally: Tally;
  names: Names;
}

/** @param onProgress called with the number of audit entries read. */
export async function readPast(
  history: Pick<History, 'commits'>,
  { from, to, head }: Pick<Cover, 'from' | 'to' | 'head'>,
  onProgress: (entries: number) => void = () => undefined,
): Promise<Past> {
  const tables = new PastTables();
  const names = new Names();
  const tally = new Tally({ from, to });
  let last: LogHead = { seq: 0, hash: '' };
  let auditEntries = 0;
  let moment = '';
  let atEnd: Chain['atEnd'] | null = null;
  let broken: Chain['broken'] = null;
  try {
    for await (const commit of history.commits(head)) {
      moment = momentOf(commit, moment);
      if (moment >= to) atEnd ??= { ...last, auditEntries };
      if (atEnd) names.later(commit.changes);
      else {
        names.take(commit.changes);
        tables.apply(commit.changes);
      }
      for (const entry of commit.audit) tally.add(entry);
      last = { seq: commit.seq, hash: commit.hash };
      auditEntries += commit.audit.length;
      onProgress(auditEntries);
    }
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error;
    broken = { seq: error.seq, reason: error.reason };
  }
  const chain = { length: last.seq, auditEntries, head: last, atEnd: atEnd ?? { ...last, auditEntries }, broken };
  return { chain, rows: tables.rows, tally, names };
}

/** Only a data room filled with a made-up history has entries of different times in one commit. */
function momentOf({ audit }: LoggedCommit, before: string): string {
  let first: string | null = null;
  for (const { createdAt } of audit) if (first === null || createdAt < first) first = createdAt;
  return first !== null && first > before ? first : before;
}

class PastTables {
  readonly #tables = Object.fromEntries(collectionNames.map((name) => [name, new BaseTable(name)])) as CommittedTables;
  readonly rows = readTx(this.#tables, noAudit);

  apply(changes: readonly Change[]): void {
    for (const change of changes) if (!unseen.has(change.collection)) this.#apply(change);
  }

  #apply<C extends CollectionName>({ collection, id, row }: Change<C>): void {
    const table: BaseTable<C> = this.#tables[collection];
    table.apply(id, row);
  }
}

/** Reports take audit entries from the history instead. */
const noAudit: SearchedAudit = {
  newest: () => Promise.resolve([]),
  search: () => Promise.resolve({ entries: [], hasMore: false, matched: 0, total: 0 }),
  count: () => Promise.resolve(0),
};

/** Names at the end of the period: the last one if gone by then, the first if they came later. */
export class Names {
  readonly #people = new Map<string, string>();
  readonly #documents = new Map<string, { name: string; isDeleted: boolean }>();

  take(changes: readonly Change[]): void {
    for (const { collection, id, row } of changes) {
      if (collection === 'users' && row) this.#people.set(id, displayName(row as Records['users']));
      if (collection !== 'documents') continue;
      const name = row ? (row as Records['documents']).name : this.#documents.get(id)?.name;
      if (name !== undefined) this.#documents.set(id, { name, isDeleted: row === null });
    }
  }

  later(changes: readonly Change[]): void {
    this.take(
      changes.filter(
        ({ collection, id, row }) => row !== null && !(collection === 'users' ? this.#people : this.#documents).has(id),
      ),
    );
  }

  person(id: string | null): string {
    return id === null ? '' : (this.#people.get(id) ?? id);
  }

  document(id: string): { name: string; isDeleted: boolean } {
    return this.#documents.get(id) ?? { name: 'A document that does not exist', isDeleted: true };
  }
}
