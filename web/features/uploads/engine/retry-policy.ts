import { requestedDelay } from '#web/api/retry-after.ts';
import { MAX_RETRIES, RETRY_DELAYS_MS } from './upload-limits.ts';

/** Failures that may pass: no answer (null), a timeout (408), a busy server (429), a server error (5xx). */
export function isWorthRetrying(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500;
}

/** The delay in milliseconds before retry number `retry` (from 1); null if there is none left. */
export function retryDelay(retry: number, retryAfter: string | null, now: number): number | null {
  if (retry > MAX_RETRIES) return null;
  const planned = RETRY_DELAYS_MS[Math.min(retry, RETRY_DELAYS_MS.length) - 1] ?? RETRY_DELAYS_MS[0];
  return Math.max(planned, requestedDelay(retryAfter, now));
}
