// TanStack Table 8 with TanStack Virtual 3, combined as in their examples.
import {
  type ColumnDef,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type RowSelectionState,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dateOf, fetchDocuments, type Listed, rowHeight, sizeOf } from './document.ts';

const columns: ColumnDef<Listed>[] = [
  { accessorKey: 'name', header: 'Document' },
  { accessorKey: 'version', header: 'Version', enableSorting: false, enableGlobalFilter: false },
  { accessorKey: 'accessLevel', header: 'Access Level', enableSorting: false, enableGlobalFilter: false },
  {
    id: 'date',
    header: 'Last Modified',
    accessorFn: ({ updatedAt }) => new Date(updatedAt),
    sortingFn: 'datetime',
    sortDescFirst: true,
    enableGlobalFilter: false,
  },
  { accessorKey: 'description', header: 'Description', enableSorting: false },
];

const nothing: Listed[] = [];

function List() {
  const [documents, setDocuments] = useState(nothing);
  const [globalFilter, setGlobalFilter] = useState('');
  const [sorting, setSorting] = useState<SortingState>([{ id: 'name', desc: false }]);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => void fetchDocuments().then(setDocuments), []);
  const table = useReactTable({
    data: documents,
    columns,
    state: { globalFilter, sorting, rowSelection },
    getRowId: ({ id }) => id,
    globalFilterFn: 'includesString',
    enableSortingRemoval: false,
    onGlobalFilterChange: setGlobalFilter,
    onSortingChange: setSorting,
    onRowSelectionChange: setRowSelection,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 6,
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') table.resetRowSelection(true);
    else if (event.key === 'a' && event.ctrlKey) table.toggleAllRowsSelected(true);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        value={globalFilter}
        onChange={(event) => setGlobalFilter(event.target.value)}
      />
      <div ref={scroller} role="grid" aria-rowcount={rows.length + 1}>
        <div role="row" className="head">
          {table.getLeafHeaders().map((header) => {
            const sorted = header.column.getIsSorted();
            const direction = sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending';
            return (
              <div key={header.id} role="columnheader" aria-sort={direction}>
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  {String(header.column.columnDef.header)}
                </button>
              </div>
            );
          })}
        </div>
        <div role="rowgroup" className="body" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const { original } = row;
            return (
              <div
                key={row.id}
                role="row"
                data-key={row.id}
                aria-selected={row.getIsSelected()}
                style={{ transform: `translateY(${start}px)` }}
              >
                <div role="gridcell">{original.name}</div>
                <div role="gridcell">v{original.version}</div>
                <div role="gridcell">{original.accessLevel}</div>
                <div role="gridcell">{dateOf(original)}</div>
                <div role="gridcell">{sizeOf(original)}</div>
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('tanstack.html has no #root.');
createRoot(root).render(<List />);
