import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reportReading } from '#contract/hooks/versions.ts';
import { ApiError, problemCode } from '#web/api/api-error.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { ReadingTime } from './reading-time.ts';

/** The most pages in one call. */
const MOST_PAGES = 2000;
const MOST_SECONDS = 300;

/** Reports the pages read and the time now and then in the background; a failed report is repeated once. */
class ReadingReport {
  readonly time = new ReadingTime();
  readonly #seen = new Set<number>();

  /** @param onGone called when the document turns out to be out of reach */
  constructor(
    private readonly documentId: string,
    private readonly version: number,
    private readonly onGone: () => void,
  ) {}

  /** @param page from 1 */
  add(page: number): void {
    this.#seen.add(page);
  }

  send(): void {
    const { seconds, pages: last } = this.time.take();
    // The pages last visible go with the time, even if they were reported before; the server ignores repeated pages.
    if (seconds > 0) for (const page of last) this.#seen.add(page);
    const pages = [...this.#seen].sort((one, other) => one - other);
    this.#seen.clear();
    for (let at = 0; at < pages.length || (at === 0 && seconds > 0); at += MOST_PAGES) {
      const { version } = this;
      const body = pages.length === 0 ? { version } : { version, pages: pages.slice(at, at + MOST_PAGES) };
      const timed = at === 0 && seconds > 0 ? { ...body, seconds: Math.min(seconds, MOST_SECONDS) } : body;
      // Keepalive, so that it is sent even if the page is closed.
      const post = (what: typeof timed) => reportReading(this.documentId, what, { keepalive: true });
      void post(timed).catch((error: unknown) => {
        if (problemCode(error) === 'not-found') this.onGone();
        // A server without this extension of the contract refuses the seconds, or the call.
        else post(error instanceof ApiError && error.status === 400 ? body : timed).catch(() => undefined);
      });
    }
  }
}

/** How long a page must be visible to count as read. */
const A_GLANCE_MS = 1000;
const EVERY_MS = 5 * 60_000;
const A_SECOND_MS = 1000;
const signs = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'scroll', 'keydown'] as const;

/**
 * Reports on closing, on hiding, and every five minutes. @param readable the rendered and readable pages, from 0; none of
 * a document without pages. @returns call it for each sign of activity in a frame
 */
export function useReadingReport(
  documentId: string,
  version: number,
  isInView: boolean,
  readable: readonly number[] = [],
): () => void {
  const queryClient = useQueryClient();
  const [report] = useState(() => new ReadingReport(documentId, version, () => void refetchLists(queryClient)));
  const now = readable.join();
  useEffect(() => {
    const pages = now === '' ? [] : now.split(',').map((page) => Number(page) + 1);
    report.time.look(isInView, pages);
    const timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') return;
      for (const page of pages) report.add(page);
    }, A_GLANCE_MS);
    return () => clearTimeout(timer);
  }, [report, isInView, now]);
  useEffect(() => {
    const sign = () => report.time.sign();
    const options = { capture: true, passive: true };
    for (const type of signs) window.addEventListener(type, sign, options);
    const clock = setInterval(() => {
      if (document.visibilityState === 'visible') report.time.tick();
    }, A_SECOND_MS);
    return () => {
      clearInterval(clock);
      for (const type of signs) window.removeEventListener(type, sign, options);
    };
  }, [report]);
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
  return () => report.time.sign();
}
