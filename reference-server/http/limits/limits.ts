// Rates of calls, counted in memory and so by each server for itself: enough against floods. Limits that have to hold
// over all servers, such as guesses of a password, are counted in the shared state.
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '#core/call/errors.ts';

export const ONE_MINUTE_IN_SECONDS = 60;
export const ONE_HOUR_IN_SECONDS = 3600;

/** A counter with a limit within so many seconds, by key. The name separates it from others in the same store. */
export type MakeCounter = (name: string, most: number, seconds: number) => RateLimiterAbstract;

export const countInMemory: MakeCounter = (_name, most, seconds) =>
  new RateLimiterMemory({ points: most, duration: seconds });

export class Limit {
  readonly #limiter: RateLimiterAbstract;
  readonly #most: number;
  readonly #onRefusal: (key: string) => void;

  /**
   * @param onRefusal hears of the first refusal of each minute: the key names the address that was seen
   * @param seconds within which so many are too many
   */
  constructor(
    most: number,
    onRefusal: (key: string) => void,
    seconds = ONE_MINUTE_IN_SECONDS,
    limiter = countInMemory('', most, seconds),
  ) {
    this.#most = most;
    this.#onRefusal = onRefusal;
    this.#limiter = limiter;
  }

  /** Counts one. @throws ApiProblem 429 with Retry-After when that was one too many. */
  async count(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (error.consumedPoints === this.#most + 1) this.#onRefusal(key);
      throw rateLimited(error.msBeforeNext / 1000);
    }
  }

  /** Takes one back that turned out to be none. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }
}
