import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { exportIndex } from '#contract/hooks/archives.ts';
import type { IndexEntry } from '#contract/types.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { csvFileName, type CsvColumn, csvOf } from '#web/format/csv.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { PrintSheet } from '#web/domain/product/print-sheet.tsx';
import { counted } from '#web/format/counted.ts';
import { formatSize } from '#web/format/format-size.ts';
import { PrintTable } from '#web/ui/print/print-table.tsx';

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

/** Exports the current index as a file or prints it. Each export is audited. */
export function ExportIndexDialog({ onClose }: { onClose: () => void }) {
  const once = useOneAtATime();
  const [making, setMaking] = useState<'file' | 'paper' | null>(null);
  const [onPaper, setOnPaper] = useState<readonly IndexEntry[] | null>(null);
  const [opened] = useState(() => new AbortController());
  useEffect(() => () => opened.abort(), [opened]);
  useEffect(() => {
    if (onPaper === null) return;
    // The sheet is rendered by now, and replaces everything else on paper.
    window.print();
    onClose();
  }, [onPaper, onClose]);
  const make = (kind: 'file' | 'paper') =>
    once(async () => {
      setMaking(kind);
      try {
        const rows = await exportIndex({ signal: opened.signal });
        if (kind === 'paper') setOnPaper(rows);
        else {
          saveCsv(csvOf(columns, [rows]), csvFileName('index'));
          onClose();
        }
      } catch (error) {
        if (opened.signal.aborted) return;
        if (isUnauthorized(error)) loseSession();
        else toast({ title: 'Error', message: 'Failed to export the index', tone: 'destructive' });
        setMaking(null);
      }
    });
  return (
    <Dialog
      onClose={onClose}
      title="Export Index"
      description="Every folder and document in the order of the tree, numbered as it is."
      footer={
        <>
          <Button isBusy={making === 'paper'} disabled={making === 'file'} onClick={() => void make('paper')}>
            Print
          </Button>
          <Button
            variant="primary"
            isBusy={making === 'file'}
            disabled={making === 'paper'}
            onClick={() => void make('file')}
          >
            Download CSV
          </Button>
        </>
      }
    >
      <p className="text-base text-text-muted">
        The index names each item with its number, access level, version, size and SHA-256 hash. Exporting it is
        recorded in the audit trail.
      </p>
      {onPaper !== null && createPortal(<IndexSheet rows={onPaper} />, document.body)}
    </Dialog>
  );
}

function IndexSheet({ rows }: { rows: readonly IndexEntry[] }) {
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
