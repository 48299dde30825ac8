// How often somebody may call, counted in memory: the server is one process.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '#core/errors.ts';

const ONE_MINUTE_IN_SECONDS = 60;

export class Limit {
  readonly #limiter: RateLimiterMemory;
  readonly #perMinute: number;
  readonly #onRefusal: (key: string) => void;

  /** @param onRefusal hears of the first refusal of each minute: the key names the address that was seen. */
  constructor(perMinute: number, onRefusal: (key: string) => void) {
    this.#perMinute = perMinute;
    this.#onRefusal = onRefusal;
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: ONE_MINUTE_IN_SECONDS });
  }

  /** Counts one. @throws ApiProblem 429 with Retry-After when that was one too many. */
  async count(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (error.consumedPoints === this.#perMinute + 1) this.#onRefusal(key);
      throw rateLimited(error.msBeforeNext / 1000);
    }
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }
}
