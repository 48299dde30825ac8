import { ApiError } from '#web/api/api-error.ts';
import { serverNow } from '#web/api/server-time.ts';
import { online } from './connection.ts';
import { retryDelay } from './retry-policy.ts';
import type { StorePorts } from './store-file.ts';

/**
 * Repeats a call until it is answered: pauses while offline, and retries without an answer or when the server asks to
 * retry later. A repeated call may have succeeded before. @param onPaused called when it starts and stops waiting for
 * the network @throws the answer's ApiError; the last error if the server does not answer while online; the reason of
 * `signal`
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
      // 502 and 504 come from a proxy that got no answer.
      const isAnswer = error instanceof ApiError && error.status !== 502 && error.status !== 504;
      const retryAfter = error instanceof ApiError ? error.retryAfter : null;
      if (isAnswer && retryAfter === null) throw error;
      signal.throwIfAborted();
      // Tries while offline do not count, since that may last for an hour.
      if (!connection.isOnline()) continue;
      const delay = retryDelay((retry += 1), retryAfter, serverNow());
      if (delay === null) throw error;
      await sleep(delay, signal);
    }
  }
}
