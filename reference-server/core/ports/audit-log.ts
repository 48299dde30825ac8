import type { AuditEntry } from '../records/records.ts';

export interface AuditQuery {
  limit: number;
  /** Only entries older than this id; an unknown id yields none. */
  before?: string | undefined;
  /** Only entries about this document; `before` must be one of them. */
  document?: string;
}

/** All given properties must match. */
export interface AuditFilter {
  /** Contained in the description or address, regardless of case. */
  text?: string;
  /** With `text`: entries of these users match as well, since their names contain it. */
  textUserIds?: readonly string[];
  /** The user; null for entries without one. */
  userId?: string | null;
  types?: readonly string[];
  resourceType?: string;
  resourceId?: string;
  /** ISO 8601, inclusive. */
  from?: string;
  /** ISO 8601, exclusive. */
  to?: string;
}

export interface AuditSearch extends Omit<AuditQuery, 'document'> {
  filter: AuditFilter;
  signal?: AbortSignal | undefined;
}

export interface FoundEntries {
  entries: readonly AuditEntry[];
  hasMore: boolean;
  /** The number of all matches; null if not all were counted, and on every page but the first. */
  matched: number | null;
  total: number;
}

export interface ReadAudit {
  newest(query: AuditQuery): Promise<readonly AuditEntry[]>;
  /** The number of entries of these types at or after `since` (ISO 8601). */
  count(types: readonly string[], since: string): Promise<number>;
}

/** Only read transactions can search, so that no change waits for a search. */
export interface SearchedAudit extends ReadAudit {
  search(search: AuditSearch): Promise<FoundEntries>;
}

export type NewAuditEntry = Omit<AuditEntry, 'id'>;
