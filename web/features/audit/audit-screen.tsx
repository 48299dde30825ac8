import { FileDown, ScrollText } from 'lucide-react';
import { useMemo } from 'react';

import type { User } from '#contract/types.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';

import { AuditFoot } from './audit-foot.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { AuditTable } from './audit-table.tsx';
import { ExportProgress } from './export-progress.tsx';
import { earlierThan, useAuditLog } from './use-audit-log.ts';
import { useExportLog } from './use-export-log.ts';

/** The log, its export, and the way to earlier entries. */
export function AuditScreen() {
  const log = useAuditLog();
  const users = useListUsers();
  const pages = useMemo(() => log.data?.pages ?? [], [log.data]);
  const { exportLog, fetchedCount, cancel } = useExportLog(
    pages,
    earlierThan(pages.at(-1) ?? [], log.data?.pageParams.at(-1)),
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title="Audit Trail"
        subtitle="Every view, change and refusal, newest first"
        actions={
          <Button
            icon={FileDown}
            disabled={log.data === undefined}
            isBusy={fetchedCount !== null}
            onClick={() => void exportLog()}
          >
            Export Log
          </Button>
        }
      />
      {fetchedCount !== null && <ExportProgress count={fetchedCount} onCancel={cancel} />}
      <AuditContent log={log} users={users.data ?? noUsers} />
    </div>
  );
}

const noUsers: readonly User[] = [];

function AuditContent({ log, users }: { log: ReturnType<typeof useAuditLog>; users: readonly User[] }) {
  const entries = useMemo(() => log.data?.pages.flat(), [log.data]);
  if (entries === undefined) {
    return log.isError ? (
      <ErrorState title="Failed to load the audit log" error={log.error} onRetry={() => void log.refetch()} />
    ) : (
      <AuditSkeleton />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={ScrollText}
        title="No audit logs"
        message="Activity logs will appear here as users interact with the system"
      />
    );
  }
  const foot = log.hasNextPage && (
    <AuditFoot
      count={entries.length}
      isLoading={log.isFetchingNextPage}
      hasFailed={log.isFetchNextPageError}
      onLoad={() => void log.fetchNextPage()}
    />
  );
  return <AuditTable entries={entries} users={users} hasEarlier={log.hasNextPage} foot={foot} />;
}
