import { grouped } from '#web/format/counted.ts';
import { FileCheck2, FileDown, ScrollText } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { User, AuditEntry } from '#contract/types.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { AuditTable } from './audit-table.tsx';
import { type AuditFilter, isFiltered, paramsOf } from './filter/audit-filter.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { FoundLog } from './filter/found-log.tsx';
import { useAuditFilter } from './filter/use-audit-filter.ts';
import { useFoundEntries, olderThan } from './filter/use-found-entries.ts';
import { IntegrityLine } from './integrity/integrity-line.tsx';
import { useAuditLog, earlierThan } from './use-audit-log.ts';
import { useExportLog, type EarlierPages } from './use-export-log.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { getListAuditLogsQueryOptions, getSearchAuditLogsQueryOptions } from '#contract/hooks/audit.ts';

const ComplianceReportDialog = loadedLater(
  'ComplianceReportDialog',
  () => import('./report/compliance-report-dialog.tsx'),
);

export function AuditScreen() {
  const filtering = useAuditFilter();
  const { filter, change } = filtering;
  const hasFilter = isFiltered(filter);
  const log = useAuditLog({ enabled: !hasFilter });
  const found = useFoundEntries(filter);
  const users = useListUsers({ deactivated: 'true' }).data ?? noUsers;
  const [isReporting, setIsReporting] = useState(false);
  const { loaded, earlier } = useExportSource(log, found, filter);
  const { exportLog, fetchedCount, cancel } = useExportLog(loaded, earlier);
  const isLoaded = hasFilter ? found.data !== undefined && !found.isPlaceholderData : log.data !== undefined;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title="Audit Trail"
        subtitle="Every view, change and refusal, newest first"
        actionsPlacement="below"
        actions={
          <>
            <Button icon={FileCheck2} onClick={() => setIsReporting(true)}>
              Compliance Report
            </Button>
            <Button
              icon={FileDown}
              disabled={!isLoaded}
              isBusy={fetchedCount !== null}
              onClick={() => void exportLog()}
            >
              Export Log
            </Button>
          </>
        }
      />
      {fetchedCount !== null && <ExportProgress count={fetchedCount} onCancel={cancel} />}
      {isReporting && <ComplianceReportDialog onClose={() => setIsReporting(false)} />}
      <IntegrityLine />
      <FilterBar {...filtering} users={users} />
      {hasFilter ? (
        <FoundLog query={found} filter={filter} users={users} onChange={change} />
      ) : (
        <AuditContent log={log} users={users} onFilter={change} />
      )}
    </div>
  );
}

const noUsers: readonly User[] = [];

interface AuditContentProps {
  log: ReturnType<typeof useAuditLog>;
  users: readonly User[];
  onFilter: (change: Partial<AuditFilter>) => void;
}

function AuditContent({ log, users, onFilter }: AuditContentProps) {
  const entries = useMemo(() => log.data?.pages.flat(), [log.data]);
  if (entries === undefined)
    return log.isError ? <ErrorState title="Failed to load the audit log" query={log} /> : <AuditSkeleton />;
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={ScrollText}
        title="No audit logs"
        message="Activity logs will appear here as users interact with the system"
      />
    );
  }
  return <AuditTable entries={entries} users={users} query={log} onFilter={onFilter} />;
}

/** Shown while earlier entries are fetched for the export; their total is unknown, so it counts up. */
function ExportProgress({ count, onCancel }: { count: number; onCancel: () => void }) {
  return (
    <div className="flex flex-none items-center gap-3 border-b border-border bg-surface-sunken px-6 py-2 max-md:mt-3 max-md:border-t max-md:px-4">
      <Spinner label="Exporting..." size={16} />
      <p className="min-w-0 flex-1 text-cell text-text-muted tabular-nums">
        Fetching earlier entries for the export: {grouped(count)} so far
      </p>
      <Button size="sm" onClick={onCancel}>
        Cancel export
      </Button>
    </div>
  );
}

/** An export uses the largest pages. */
const LARGEST_PAGE = '1000';

function useExportSource(
  log: ReturnType<typeof useAuditLog>,
  found: ReturnType<typeof useFoundEntries>,
  filter: AuditFilter,
): { loaded: readonly (readonly AuditEntry[])[]; earlier: EarlierPages } {
  const queryClient = useQueryClient();
  if (isFiltered(filter)) {
    const pages = found.data?.pages ?? [];
    const last = pages.at(-1);
    return {
      loaded: pages.map(({ entries }) => entries),
      earlier: {
        before: last && olderThan(last),
        async fetch(before, signal) {
          const query = { ...paramsOf(filter), before, limit: LARGEST_PAGE };
          const page = await queryClient.query(getSearchAuditLogsQueryOptions(query, { request: { signal } }));
          return { entries: page.entries, before: olderThan(page) };
        },
      },
    };
  }
  const loaded = log.data?.pages ?? [];
  return {
    loaded,
    earlier: {
      before: earlierThan(loaded.at(-1) ?? [], loaded.at(-2)?.at(-1)?.id),
      async fetch(before, signal) {
        const entries = await queryClient.query(getListAuditLogsQueryOptions({ before }, { request: { signal } }));
        return { entries, before: earlierThan(entries, before) };
      },
    },
  };
}
