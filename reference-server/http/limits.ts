// How often somebody may call, counted in memory: the server is one process.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '#core/errors.ts';

const ONE_MINUTE_IN_SECONDS = 60;

export class Limit {
  readonly #limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: ONE_MINUTE_IN_SECONDS });
  }

  /** Counts one. @throws ApiProblem 429 with Retry-After when that was one too many. */
  async count(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw rateLimited(error.msBeforeNext / 1000);
      throw error;
    }
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }
}
