import type { AuditEntry } from '#contract/types.ts';
import { type CsvColumn, csvOf } from '#web/format/csv.ts';

const columns: readonly CsvColumn<AuditEntry>[] = [
  { title: 'Timestamp', of: (entry) => entry.createdAt },
  { title: 'Activity Type', of: (entry) => entry.activityType },
  { title: 'Description', of: (entry) => entry.description },
  { title: 'User ID', of: (entry) => entry.userId },
  { title: 'IP Address', of: (entry) => entry.ipAddress },
  { title: 'Resource Type', of: (entry) => entry.resourceType },
  { title: 'Resource ID', of: (entry) => entry.resourceId },
  { title: 'User Agent', of: (entry) => entry.userAgent },
];

export const auditCsv = (pages: readonly (readonly AuditEntry[])[]): string[] => csvOf(columns, pages);
