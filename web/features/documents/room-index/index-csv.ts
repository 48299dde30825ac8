import type { IndexEntry } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { type CsvColumn, csvOf } from '#web/format/csv.ts';

const columns: readonly CsvColumn<IndexEntry>[] = [
  { title: 'Number', of: (row) => row.number },
  { title: 'Kind', of: (row) => row.kind },
  { title: 'Name', of: (row) => row.name },
  { title: 'Access Level', of: (row) => accessLabel(row.accessLevel) },
  { title: 'Version', of: (row) => row.version },
  { title: 'Size in Bytes', of: (row) => row.size },
  { title: 'Media Type', of: (row) => row.mimeType },
  { title: 'SHA-256', of: (row) => row.sha256 },
  { title: 'Last Modified', of: (row) => row.updatedAt },
  { title: 'ID', of: (row) => row.id },
];

export function indexCsv(rows: readonly IndexEntry[]): string[] {
  return csvOf(columns, [rows]);
}
