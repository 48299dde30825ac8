import { ApiError } from '#web/api/api-error.ts';
import { requestedDelay } from '#web/api/retry-after.ts';
import { serverNow } from '#web/api/server-time.ts';
import { wait } from '#web/ui/browser/wait.ts';

/** How often a busy server is tried again. */
const MOST_TRIES_AGAIN = 3;
/** The longest wait before a retry button is shown. */
const LONGEST_WAIT_MS = 30_000;

export interface Waiting {
  signal: AbortSignal;
  /** Called when the server is busy and the call will be repeated. */
  onBusy: () => void;
}

/** A busy server, which may answer the same call later. */
export function isBusy(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 429 || error.status === 503);
}

/** A failure that may pass: a busy server, or none. The browser's error for a failed connection is a TypeError. */
export const mayPass = (error: unknown) => isBusy(error) || error instanceof TypeError;

/** Repeats a call while the server is busy, at the requested times, a few times at most. @throws ApiError */
export async function retryWhileBusy<Answer>(
  call: () => Promise<Answer>,
  { signal, onBusy }: Waiting,
): Promise<Answer> {
  for (let again = 1; ; again += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !isBusy(error) || again > MOST_TRIES_AGAIN) throw error;
      onBusy();
      await wait(Math.min(requestedDelay(error.retryAfter, serverNow()), LONGEST_WAIT_MS), signal);
    }
  }
}
