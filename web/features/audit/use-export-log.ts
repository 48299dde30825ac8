import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { isUnauthorized } from '#web/api/api-error.ts';
import { getListAuditLogsQueryOptions } from '#contract/hooks/audit.ts';
import type { AuditEntry } from '#contract/types.ts';
import { csvFileName } from '#web/format/csv.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { toast } from '#web/ui/feedback/toast.ts';

import { auditCsv } from './audit-csv.ts';
import { earlierThan } from './use-audit-log.ts';

type Pages = readonly (readonly AuditEntry[])[];

const countOf = (pages: Pages) => pages.reduce((count, page) => count + page.length, 0);

/** Follows the log to its beginning, past the pages at hand. */
async function wholeLog(
  queryClient: QueryClient,
  loaded: Pages,
  before: string | undefined,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (count: number) => void },
): Promise<Pages> {
  const pages = [...loaded];
  for (let next = before; next !== undefined;) {
    onProgress(countOf(pages));
    const options = getListAuditLogsQueryOptions({ before: next }, { request: { signal } });
    const page = await queryClient.query(options);
    signal.throwIfAborted();
    if (page.at(-1)?.id === next) break;
    pages.push(page);
    next = earlierThan(page, next);
  }
  return pages;
}

/**
 * The export is made here, from the list on screen. Only where the server holds more than it answers at once are the
 * earlier entries fetched first; `fetchedCount` is then a number, and the export can be cancelled.
 */
export function useExportLog(loaded: Pages, before: string | undefined) {
  const queryClient = useQueryClient();
  const [fetchedCount, setFetchedCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const exportLog = async () => {
    if (running.current !== null) return;
    if (countOf(loaded) === 0) {
      toast({
        title: 'No data to export',
        message: 'There are no audit logs to export',
        tone: 'destructive',
      });
      return;
    }
    const control = new AbortController();
    running.current = control;
    try {
      const pages = await wholeLog(queryClient, loaded, before, {
        signal: control.signal,
        onProgress: setFetchedCount,
      });
      saveCsv(auditCsv(pages), csvFileName('audit-log', new Date()));
    } catch (error) {
      if (!control.signal.aborted && !isUnauthorized(error))
        toast({ title: 'Error', message: 'Failed to export the audit log', tone: 'destructive' });
    } finally {
      running.current = null;
      setFetchedCount(null);
    }
  };

  return { exportLog, fetchedCount, cancel: () => running.current?.abort() };
}
