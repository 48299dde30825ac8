import type { AuditEntry } from '../records/records.ts';
import type { Change } from '../store/store.ts';

/** An entry of the log, by its number and its hash. The hash covers that of the entry before it. */
export interface LogHead {
  /** From 1; 0 before the first. */
  seq: number;
  hash: string;
}

export interface LoggedCommit extends LogHead {
  changes: readonly Change[];
  audit: readonly AuditEntry[];
}

export interface LoggedPart {
  upTo: LogHead;
  types: readonly AuditEntry['activityType'][];
  /** ISO 8601: entries of this moment and later. */
  from: string;
  /** Entries before this moment. */
  to: string;
}

/** What the log says from its beginning on, whatever the rows are today. Nothing of it is held in memory as a whole. */
export interface History {
  /** The newest entry that is durable, and how many audit entries there are up to it. */
  head(): Promise<LogHead & { auditEntries: number }>;
  /**
   * Every commit in order, each compared with its hash and the one before it.
   * @throws LogBroken at the first that is not as it was written, or when the last is not `upTo`.
   */
  commits(upTo: LogHead): AsyncIterable<LoggedCommit>;
  /**
   * Looks at the chain as it is stored by now, from behind an entry on. Yields now and then how far it has come, and at
   * last the newest entry. @throws LogBroken
   */
  follow(after: LogHead): AsyncIterable<LogHead>;
  /** The audit entries of a part, in the order of the log. @throws LogBroken */
  told(part: LoggedPart): AsyncIterable<AuditEntry>;
}
