import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { AuditEntry, User } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { nameInTrail } from '#web/domain/people/person.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Printed } from '#web/ui/print/printed.tsx';
import { SharedTooltip } from '#web/ui/overlay/shared-tooltip.tsx';
import { VirtualTable } from '#web/ui/data/virtual-table.tsx';
import { auditColumns } from './audit-columns.ts';
import type { AuditFilter } from './filter/audit-filter.ts';
import { AuditRow } from './audit-row.tsx';

const AuditSheet = loadedLater('AuditSheet', () => import('./audit-sheet.tsx'));

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

interface AuditTableProps {
  entries: readonly AuditEntry[];
  users: readonly User[];
  /** The pages, of which there may be earlier ones. */
  query: Pages;
  /** The filter in words, for printing. */
  about?: readonly string[];
  onFilter: (change: Partial<AuditFilter>) => void;
}

const heads = ['Activity', 'User ID', 'IP Address', 'Resource', 'Date and Time', 'Type'];
const everyRow = () => 'border-b';

/** The entries in the server's order. Only visible rows are rendered, since there may be tens of thousands. */
export function AuditTable({ entries, users, query, about, onFilter }: AuditTableProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const names = useMemo(() => new Map(users.map((user) => [user.id, nameInTrail(user)])), [users]);
  return (
    <div
      ref={setScroller}
      role="region"
      aria-label="Audit log"
      // Must be focusable for scrolling by keyboard, since it contains no control.
      tabIndex={0}
      className="@container min-h-0 flex-1 overflow-y-auto border-border outline-offset-[-2px] max-md:mt-3 max-md:border-t md:px-6 md:pb-6"
    >
      <div ref={table}>
        <VirtualTable
          label="Audit entries"
          items={entries}
          keyOf={({ id }) => id}
          rowHeight={61}
          scroller={scroller}
          heads={heads}
          columns={auditColumns}
          headClass="sticky top-0 z-10 bg-surface @max-4xl:sr-only"
          rowClass={everyRow}
        >
          {(entry) => <AuditRow entry={entry} person={names.get(entry.userId ?? '')} onFilter={onFilter} />}
        </VirtualTable>
        <SharedTooltip within={table} />
      </div>
      {query.hasNextPage && <AuditFoot count={entries.length} query={query} />}
      <Printed sheet={AuditSheet} data={{ entries, names, hasEarlier: query.hasNextPage, about }} />
    </div>
  );
}

/** Below the last entry, if the server has earlier ones. */
function AuditFoot({
  count,
  query: { isFetchingNextPage, isFetchNextPageError: hasFailed, fetchNextPage },
}: {
  count: number;
  query: Pages;
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 p-6">
      <p role="status" className={`text-cell tabular-nums ${hasFailed ? 'text-danger' : 'text-text-subtle'}`}>
        {hasFailed ? 'Failed to load earlier entries' : `The newest ${counted(count, 'entry', 'entries')} are shown`}
      </p>
      <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {hasFailed ? 'Retry' : 'Load earlier entries'}
      </Button>
    </div>
  );
}
