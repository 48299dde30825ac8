import { useEffect, useState } from 'react';
import { ReadingReport } from './reading-report.ts';

/** How long a page must be visible to count as read. */
const A_GLANCE_MS = 1000;
const EVERY_MS = 5 * 60_000;

/**
 * Reports pages read: when the reader is closed, when the page is hidden, and every five minutes. @param readable the
 * pages that are rendered and readable, from 0
 */
export function useReadingReport(documentId: string, version: number, readable: readonly number[]): void {
  const [report] = useState(() => new ReadingReport(documentId, version));
  const now = readable.join();
  useEffect(() => {
    if (now === '') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') return;
      for (const page of now.split(',')) report.add(Number(page) + 1);
    }, A_GLANCE_MS);
    return () => clearTimeout(timer);
  }, [report, now]);
  useEffect(() => {
    const send = () => report.send();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') send();
    };
    const timer = setInterval(send, EVERY_MS);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [report]);
}
