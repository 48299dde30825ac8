import { ApiError } from '#web/api/api-error.ts';
import { askedDelay } from '#web/api/retry-after.ts';

/** How often a busy server is asked again before the reader is. */
const MOST_TRIES_AGAIN = 3;
/** Longer than this nobody is left waiting without a button. */
const LONGEST_WAIT_MS = 30_000;

export interface Waiting {
  signal: AbortSignal;
  /** Told when the server is busy and will be asked again. */
  onBusy: () => void;
}

/** A server with too much to do: the same question may be answered in a moment. */
export function isBusy(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 429 || error.status === 503);
}

/**
 * The answer to a question; while the server is busy it is asked again, when and as often as it makes sense.
 * @throws ApiError
 */
export async function retryWhileBusy<Answer>(ask: () => Promise<Answer>, { signal, onBusy }: Waiting): Promise<Answer> {
  for (let again = 1; ; again += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || !isBusy(error) || again > MOST_TRIES_AGAIN) throw error;
      onBusy();
      await wait(Math.min(askedDelay(error.retryAfter, Date.now()), LONGEST_WAIT_MS), signal);
    }
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('The preview was left', 'AbortError'));
      },
      { once: true },
    );
  });
}
