import type { IndexEntry } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { PrintSheet } from '#web/domain/product/print-sheet.tsx';
import { counted } from '#web/format/counted.ts';
import { formatSize } from '#web/format/format-size.ts';
import { PrintTable } from '#web/ui/print/print-table.tsx';

/** The data room's index in print. */
export function IndexSheet({ rows }: { rows: readonly IndexEntry[] }) {
  const folders = rows.filter(({ kind }) => kind === 'folder').length;
  return (
    <PrintSheet title="Index" about={[counted(folders, 'folder'), counted(rows.length - folders, 'document')]}>
      <PrintTable
        rows={rows}
        keyOf={({ number }) => number}
        columns={[
          { head: 'Number', width: 12, cell: ({ number }) => number },
          { head: 'Name', width: 38, cell: (row) => <Name {...row} /> },
          { head: 'Access Level', width: 12, cell: ({ accessLevel }) => accessLabel(accessLevel) },
          { head: 'Version', width: 7, cell: ({ version }) => (version === null ? '' : `v${version}`) },
          { head: 'Size', width: 9, cell: ({ kind, size }) => (kind === 'folder' ? '' : formatSize(size)) },
          { head: 'SHA-256', width: 22, cell: ({ sha256 }) => sha256 ?? '' },
        ]}
      />
    </PrintSheet>
  );
}

function Name({ kind, name }: IndexEntry) {
  return kind === 'folder' ? <strong>{name}</strong> : name;
}
