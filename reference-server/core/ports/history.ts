import type { AuditEntry } from '../records/records.ts';
import type { Change } from '../store/store.ts';

/** An entry of the log, by number and hash. Each hash covers the hash before it. */
export interface LogHead {
  /** From 1; 0 before the first entry. */
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
  /** ISO 8601, inclusive. */
  from: string;
  /** ISO 8601, exclusive. */
  to: string;
}

/** The log from its beginning, independent of the present rows. It is streamed and never held in memory as a whole. */
export interface History {
  /** The newest durable entry, and the number of audit entries up to it. */
  head(): Promise<LogHead & { auditEntries: number }>;
  /** All commits in order, each checked. @throws LogBroken at the first changed one, or without `upTo` */
  commits(upTo: LogHead): AsyncIterable<LoggedCommit>;
  /** Checks the chain from an entry on; yields its progress, and the newest entry last. @throws LogBroken */
  follow(after: LogHead): AsyncIterable<LogHead>;
  /** The audit entries of a part, oldest first. @throws LogBroken */
  auditEntries(part: LoggedPart): AsyncIterable<AuditEntry>;
}
