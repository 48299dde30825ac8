// Counts within a period, by kind, document and user.
import type { AuditEntry } from '../records/records.ts';
import type { Period } from './report.ts';

type Type = AuditEntry['activityType'];

export interface DocumentTally {
  views: number;
  downloads: number;
  blocked: number;
  firstAt: string;
  lastAt: string;
}

export interface PersonTally extends Omit<DocumentTally, 'firstAt'> {
  signIns: number;
  failedSignIns: number;
}

const ofDocuments = { document_view: 'views', document_download: 'downloads', blocked_download: 'blocked' } as const;
const ofPeople = { ...ofDocuments, login: 'signIns', failed_login: 'failedSignIns' } as const;

const isIn = <Table extends object>(table: Table, type: string): type is Extract<keyof Table, string> =>
  Object.hasOwn(table, type);

export class Tally {
  entries = 0;
  views = 0;
  readonly types = new Map<Type, number>();
  readonly documents = new Map<string, DocumentTally>();
  /** The key null is for entries without a user. */
  readonly people = new Map<string | null, PersonTally>();

  constructor(private readonly period: Period) {}

  add(entry: AuditEntry): void {
    const { createdAt: at, activityType: type, userId, resourceType, resourceId, pages } = entry;
    if (at < this.period.from || at >= this.period.to) return;
    this.entries += 1;
    this.types.set(type, (this.types.get(type) ?? 0) + 1);
    // A report about pages read belongs to a view with its own entry.
    const more = pages === undefined ? 1 : 0;
    if (type === 'document_view') this.views += more;
    if (isIn(ofDocuments, type) && resourceType === 'document' && resourceId !== null) {
      const row = found(this.documents, resourceId, { views: 0, downloads: 0, blocked: 0, firstAt: at, lastAt: at });
      row[ofDocuments[type]] += more;
      if (at < row.firstAt) row.firstAt = at;
      if (at > row.lastAt) row.lastAt = at;
    }
    if (isIn(ofPeople, type)) {
      const none = { signIns: 0, views: 0, downloads: 0, blocked: 0, failedSignIns: 0, lastAt: at };
      const row = found(this.people, userId, none);
      row[ofPeople[type]] += more;
      if (at > row.lastAt) row.lastAt = at;
    }
  }

  count(...types: readonly Type[]): number {
    return types.reduce((sum, type) => sum + (this.types.get(type) ?? 0), 0);
  }
}

function found<Key, Row>(rows: Map<Key, Row>, key: Key, fresh: Row): Row {
  const known = rows.get(key);
  if (known) return known;
  rows.set(key, fresh);
  return fresh;
}
