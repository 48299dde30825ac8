import type { AuditEntry } from '#contract/types.ts';

type Cell = string | number | null | undefined;

const columns: readonly { title: string; of: (entry: AuditEntry) => Cell }[] = [
  { title: 'Timestamp', of: (entry) => entry.createdAt },
  { title: 'Activity Type', of: (entry) => entry.activityType },
  { title: 'Description', of: (entry) => entry.description },
  { title: 'User ID', of: (entry) => entry.userId },
  { title: 'IP Address', of: (entry) => entry.ipAddress },
  { title: 'Resource Type', of: (entry) => entry.resourceType },
  { title: 'Resource ID', of: (entry) => entry.resourceId },
  { title: 'User Agent', of: (entry) => entry.userAgent },
];

/** What makes a spreadsheet take a cell for a formula, or hides one behind white space. */
const opensFormula = /^[=+\-@\t\n\r]/;

function quoted(value: Cell): string {
  const text = String(value ?? '');
  const safe = opensFormula.test(text) ? ` ${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * The log as one CSV file: a byte-order mark, the header, one record an entry, every cell quoted, records divided by
 * CRLF and none after the last. It comes as pieces, so that a log of any length is never one string.
 */
export function auditCsv(pages: readonly (readonly AuditEntry[])[]): string[] {
  const header = `\uFEFF${columns.map((column) => quoted(column.title)).join(',')}`;
  const records = pages.map((page) =>
    page.map((entry) => `\r\n${columns.map((column) => quoted(column.of(entry))).join(',')}`).join(''),
  );
  return [header, ...records];
}

/** Named by the day on the exporter's own calendar, not by the one in Greenwich. */
export function auditCsvFileName(day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, '0');
  const date = String(day.getDate()).padStart(2, '0');
  return `audit-log-${String(day.getFullYear())}-${month}-${date}.csv`;
}
