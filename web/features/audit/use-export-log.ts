import { useEffect, useRef, useState } from 'react';
import { isUnauthorized } from '#web/api/api-error.ts';
import type { AuditEntry } from '#contract/types.ts';
import { csvFileName } from '#web/format/csv.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { auditCsv } from './audit-csv.ts';

type Pages = readonly (readonly AuditEntry[])[];

/** Where an export continues after the loaded pages. */
export interface EarlierPages {
  /** The id before which to continue; undefined at the end. */
  before: string | undefined;
  fetch: (
    before: string,
    signal: AbortSignal,
  ) => Promise<{ entries: readonly AuditEntry[]; before: string | undefined }>;
}

const countOf = (pages: Pages) => pages.reduce((count, page) => count + page.length, 0);

async function wholeLog(
  loaded: Pages,
  { before, fetch }: EarlierPages,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (count: number) => void },
): Promise<Pages> {
  const pages = [...loaded];
  for (let next = before; next !== undefined;) {
    onProgress(countOf(pages));
    const page = await fetch(next, signal);
    signal.throwIfAborted();
    if (page.entries.at(-1)?.id === next) break;
    pages.push(page.entries);
    next = page.before;
  }
  return pages;
}

/** Exports the list on screen, after fetching earlier entries; `fetchedCount` is a number then. */
export function useExportLog(loaded: Pages, earlier: EarlierPages) {
  const [fetchedCount, setFetchedCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const exportLog = async () => {
    if (running.current !== null) return;
    if (countOf(loaded) === 0) {
      toast({ title: 'No data to export', message: 'There are no audit logs to export', tone: 'destructive' });
      return;
    }
    const control = new AbortController();
    running.current = control;
    try {
      const pages = await wholeLog(loaded, earlier, { signal: control.signal, onProgress: setFetchedCount });
      saveCsv(auditCsv(pages), csvFileName('audit-log'));
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
