// One piece of work for several callers, notified when none is left.
import { CallerGone } from '#core/call/errors.ts';

export class SharedWait<Result> {
  #count = 0;

  /** @param late the error for callers that have waited long enough */
  constructor(
    readonly result: Promise<Result>,
    private readonly onWanted: (isWanted: boolean) => void,
    private readonly late: () => Error,
  ) {
    // Each waiting caller gets the rejection.
    result.catch(() => undefined);
  }

  /** @throws the error of `late` after `milliseconds`, CallerGone if the signal aborts. */
  async join(milliseconds: number, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw new CallerGone();
    this.#count++;
    this.onWanted(true);
    let stop: () => void = () => undefined;
    const sentAway = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(this.late()), milliseconds);
      const onAbort = () => reject(new CallerGone());
      signal?.addEventListener('abort', onAbort);
      stop = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
    });
    try {
      return await Promise.race([this.result, sentAway]);
    } finally {
      stop();
      this.#count--;
      if (this.#count === 0) this.onWanted(false);
    }
  }
}
