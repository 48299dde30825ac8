// Rate limits in the memory of each server, enough against floods; those that must hold across servers are shared.
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '#core/call/errors.ts';

export const ONE_MINUTE_IN_SECONDS = 60;
export const ONE_HOUR_IN_SECONDS = 3600;

/** Creates a counter by key with a limit and a duration. The name separates counters in the same store. */
export type MakeCounter = (name: string, most: number, seconds: number) => RateLimiterAbstract;

export const countInMemory: MakeCounter = (_name, most, seconds) =>
  new RateLimiterMemory({ points: most, duration: seconds });

export class Limit {
  /** @param onRefusal called for the first of each minute, with the address @param seconds the period */
  constructor(
    private readonly most: number,
    private readonly onRefusal: (key: string) => void,
    seconds = ONE_MINUTE_IN_SECONDS,
    private readonly limiter = countInMemory('', most, seconds),
  ) {}

  /** Counts a call. @throws ApiProblem 429 with Retry-After beyond the limit. */
  async count(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (error.consumedPoints === this.most + 1) this.onRefusal(key);
      throw rateLimited(error.msBeforeNext / 1000);
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}
