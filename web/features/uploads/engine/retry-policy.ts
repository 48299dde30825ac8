import { askedDelay } from '#web/api/retry-after.ts';
import { MAX_RETRIES, RETRY_DELAYS_MS } from './upload-limits.ts';

/** What may pass by itself: no answer at all (null), a slow line (408), a busy server (429), a broken one (5xx). */
export function isWorthRetrying(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500;
}

/** Milliseconds to wait before retry number `retry` (from 1); null when there is none left. */
export function retryDelay(retry: number, retryAfter: string | null, now: number): number | null {
  if (retry > MAX_RETRIES) return null;
  const planned = RETRY_DELAYS_MS[Math.min(retry, RETRY_DELAYS_MS.length) - 1] ?? RETRY_DELAYS_MS[0];
  return Math.max(planned, askedDelay(retryAfter, now));
}
