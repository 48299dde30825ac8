import { ApiError } from '#web/api/api-error.ts';
import { online } from './connection.ts';
import { retryDelay } from './retry-policy.ts';
import type { StorePorts } from './store-file.ts';

/**
 * Makes a call until it is answered, whatever the answer is: holds still without a network, and tries again what got no
 * answer, or the answer that it should be asked later. A call that is made again may have been done before.
 * @param onPaused told when it begins to wait for the network, and when it goes on
 * @throws the answer's ApiError; the last error where the network is there and nothing answers; when `signal` aborts
 */
export async function untilAnswered<T>(
  { connection, sleep }: Pick<StorePorts, 'connection' | 'sleep'>,
  signal: AbortSignal,
  call: (isAgain: boolean) => Promise<T>,
  onPaused: (isPaused: boolean) => void = () => undefined,
): Promise<T> {
  let retry = 0;
  for (let isAgain = false; ; isAgain = true) {
    if (!connection.isOnline()) {
      onPaused(true);
      await online(connection, signal);
      onPaused(false);
    }
    try {
      return await call(isAgain);
    } catch (error) {
      // "Not now" is no answer to what was asked.
      const retryAfter = error instanceof ApiError ? error.retryAfter : null;
      if (error instanceof ApiError && retryAfter === null) throw error;
      // Without a network no try counts: it may be away for an hour.
      if (!connection.isOnline()) continue;
      const delay = retryDelay((retry += 1), retryAfter, Date.now());
      if (delay === null) throw error;
      await sleep(delay, signal);
    }
  }
}
