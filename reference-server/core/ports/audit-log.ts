import type { AuditEntry } from '../records/records.ts';

export interface AuditQuery {
  /** At most this many, newest first. */
  limit: number;
  /** Only entries older than the one with this id; an unknown id has nothing before it. */
  before?: string;
  /** Only entries about this document; one that is not has nothing before it. */
  document?: string;
}

/** What an entry has to be: everything that is said here. */
export interface AuditFilter {
  /** Stands in its description or its address, in whatever case. */
  text?: string;
  /** Beside `text`: entries of these people match, too, as their names hold it. */
  textUserIds?: readonly string[];
  /** Who did it; null for nobody. */
  userId?: string | null;
  types?: readonly string[];
  resourceType?: string;
  resourceId?: string;
  /** ISO 8601: of this moment and later. */
  from?: string;
  /** Before this moment. */
  to?: string;
}

export interface AuditSearch extends Omit<AuditQuery, 'document'> {
  filter: AuditFilter;
  /** Aborts when nobody waits any more. */
  signal?: AbortSignal | undefined;
}

export interface FoundEntries {
  /** Newest first. */
  entries: readonly AuditEntry[];
  /** Whether there are older ones. */
  hasMore: boolean;
  /** How many there are in all; null where they were not counted to the end, and of any page but the first. */
  matched: number | null;
  /** How many entries the log has. */
  total: number;
}

export interface ReadAudit {
  newest(query: AuditQuery): Promise<readonly AuditEntry[]>;
  /** How many entries of these types were written at or after `since` (ISO 8601). */
  count(types: readonly string[], since: string): Promise<number>;
}

/** No change waits for a search: only readings search. */
export interface SearchedAudit extends ReadAudit {
  search(search: AuditSearch): Promise<FoundEntries>;
}

export type NewAuditEntry = Omit<AuditEntry, 'id'>;
