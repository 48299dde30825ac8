import { ApiError } from './api-error.ts';
import { serverNow } from './server-time.ts';

/** The delay of a Retry-After header, seconds or a date, in milliseconds; 0 if it is unusable. */
export function requestedDelay(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const delay = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - now;
  return Number.isFinite(delay) ? Math.max(0, delay) : 0;
}

/** Milliseconds until another try is allowed; 0 if no limit was reached. */
export function tryAgainIn(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 429) return 0;
  return Math.max(1000, requestedDelay(error.retryAfter, serverNow()));
}
