// Limits password guesses: at one account from one address, at all accounts from one address, and at one account from
// all addresses. Strangers could use the last to lock users out, so browsers that have signed in to the account before
// have a separate count.
import { ApiProblem } from '#core/call/errors.ts';
import { emailKey } from '#core/records/keys.ts';
import { callerAt } from '#server/settings/addresses.ts';
import type { Settings } from '#server/settings/env.ts';
import {
  countInMemory,
  Limit,
  type MakeCounter,
  ONE_HOUR_IN_SECONDS,
  ONE_MINUTE_IN_SECONDS,
} from '#server/http/limits/rate-limit.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { Cookie } from '#server/http/session-cookie.ts';
import type { RefusedSignIns } from './refused-sign-ins.ts';

const ONE_YEAR_IN_MS = 365 * 24 * 3600 * 1000;
const knownBrowser = new Cookie('strongroom_known', { sameSite: 'lax', maxAgeMs: ONE_YEAR_IN_MS, signed: true });

type Settled = Pick<Settings, 'failedSignInsPerMinute' | 'failedSignInsOfAddress' | 'failedSignInsOfAccount'>;

/** A try to sign in, which counts as failed unless it succeeds. */
export interface Attempt {
  succeeded(accountId: string): Promise<void>;
  /** For a password that could not be checked. */
  giveBack(): Promise<void>;
}

export class SignInLimits {
  readonly #ofBoth: Limit;
  readonly #ofAddress: Limit;
  readonly #ofAccount: Limit;

  constructor(
    settings: Settled,
    logRefused: (caller: string) => void,
    private readonly refused: RefusedSignIns,
    makeCounter: MakeCounter = countInMemory,
  ) {
    const limit = (name: string, most: number, seconds = ONE_MINUTE_IN_SECONDS) =>
      new Limit(most, logRefused, seconds, makeCounter(name, most, seconds));
    this.#ofBoth = limit('sign-ins of both', settings.failedSignInsPerMinute);
    this.#ofAddress = limit('sign-ins of an address', settings.failedSignInsOfAddress);
    this.#ofAccount = limit('sign-ins of an account', settings.failedSignInsOfAccount, ONE_HOUR_IN_SECONDS);
  }

  /** Counts before the password is checked, against concurrent tries. @throws ApiProblem 429, which is audited */
  async begin(ctx: AppContext, email: string, accountId: string | null): Promise<Attempt> {
    const caller = callerAt(ctx.state.client.ipAddress);
    const account = emailKey(email);
    const isKnown = accountId !== null && knownBrowser.read(ctx) === accountId;
    const counts: [Limit, string][] = [
      [this.#ofAddress, `sign-ins from ${caller}`],
      [this.#ofBoth, `${caller} ${account}`],
      [this.#ofAccount, isKnown ? `known browsers of ${account}` : `strangers at ${account}`],
    ];
    for (const [limit, key] of counts) await this.#count(ctx, limit, key, email);
    const giveBack = async () => {
      for (const [limit, key] of counts) await limit.giveBack(key);
    };
    return {
      giveBack,
      succeeded: async (id) => {
        await giveBack();
        await this.#ofBoth.forget(`${caller} ${account}`);
        knownBrowser.write(ctx, id);
      },
    };
  }

  /** Counts a sign-in that failed at the provider or in the callback. @throws ApiProblem 429 */
  async countReturn(ctx: AppContext): Promise<void> {
    await this.#count(ctx, this.#ofBoth, `callback ${callerAt(ctx.state.client.ipAddress)}`, null);
  }

  async #count(ctx: AppContext, limit: Limit, key: string, email: string | null): Promise<void> {
    try {
      await limit.count(key);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 429)
        await this.refused.record(key, { email, client: ctx.state.client });
      throw error;
    }
  }
}
