// State, nonce and PKCE verifier, sealed in a cookie: finished once, by the browser that began, within ten minutes. Each
// sign-in has a cookie of its own, since tabs that begin at the same moment would replace each other's.
import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { ProcessMemory } from '#core/store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '#core/store/shared-memory.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { Cookie } from '#server/http/session-cookie.ts';
import { Seal } from '#server/ports/seal.ts';
import { callerAt } from '#server/settings/addresses.ts';

const transaction = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Null leads to the user's first screen. */
  returnTo: z.string().nullable(),
  expiresAt: z.number(),
});
export type LoginTransaction = z.infer<typeof transaction>;
/** Why there is no transaction: no readable cookie, none for this state, or it was finished before. */
export type LostTransaction = 'no cookie of a sign-in' | 'no sign-in with this state' | 'finished already';

const TEN_MINUTES_IN_MS = 600_000;
const cookieNamed = (name: string) =>
  new Cookie(`strongroom_login_${name}`, { sameSite: 'lax', maxAgeMs: TEN_MINUTES_IN_MS });
/** Few and short, since all of them come with each request, whose header has a limit. */
const cookies = Array.from({ length: 8 }, (_, at) => cookieNamed(`${at}`));
const SHORT_BYTES = 700;
/** For any longer one. */
const longCookie = cookieNamed('long');
/** Browsers refuse cookies above 4096 characters, and this grows by a third when it is sealed. */
const MOST_BYTES = 2900;
/** Far more than can be finished within ten minutes. */
const MOST_FINISHED = 1_000_000;

export class LoginTransactions {
  readonly #seal: Seal;
  /** Finished states, until they would have expired. */
  readonly #finished: MemorySpace<true>;
  /** The cookie that was given last to each address. */
  readonly #given: MemorySpace<number>;

  constructor(signingKey: string, shared: SharedMemory = new ProcessMemory()) {
    this.#seal = new Seal(signingKey, 'login transaction');
    this.#finished = shared.open({ name: 'finished sign-ins', most: MOST_FINISHED });
    this.#given = shared.open({ name: 'cookies of sign-ins', most: 100_000 });
  }

  async begin(ctx: AppContext, begun: Omit<LoginTransaction, 'expiresAt'>): Promise<void> {
    const expiresAt = Date.now() + TEN_MINUTES_IN_MS;
    const texts = [begun, { ...begun, returnTo: null }].map((one) => JSON.stringify({ ...one, expiresAt }));
    const text = texts.find((one) => Buffer.byteLength(one) <= MOST_BYTES) ?? '';
    const cookie = Buffer.byteLength(text) > SHORT_BYTES ? longCookie : await this.#freeCookie(ctx);
    cookie.write(ctx, this.#seal.close(text, ''));
  }

  /** The next of the address: tabs that begin at once send no cookie of each other, and may meet different servers. */
  async #freeCookie(ctx: AppContext): Promise<Cookie> {
    const [address, now] = [callerAt(ctx.state.client.ipAddress), new Date()];
    const given = await this.#given.change([address], now, (found) => {
      const next = ((found.get(address) ?? randomInt(cookies.length)) + 1) % cookies.length;
      const inTurn = cookies.map((_, at) => (next + at) % cookies.length);
      const value = inTurn.find((at) => cookies[at]?.read(ctx) === null) ?? next;
      return { entries: new Map([[address, { value, endsAt: now.getTime() + TEN_MINUTES_IN_MS }]]), value };
    });
    return cookies[given] ?? longCookie;
  }

  /** Finishes the transaction of this state, or returns why there is none. */
  async finish(ctx: AppContext, state: string): Promise<LoginTransaction | LostTransaction> {
    const sent = [...cookies, longCookie].filter((one) => one.read(ctx) !== null);
    for (const cookie of sent) {
      const text = this.#seal.open(cookie.read(ctx) ?? '', '');
      const found = text === null ? undefined : transaction.safeParse(JSON.parse(text)).data;
      if (found?.state !== state || found.expiresAt <= Date.now()) continue;
      cookie.write(ctx, null);
      const isFirst = await this.#finished.claim(state, { value: true, endsAt: found.expiresAt }, new Date());
      return isFirst ? found : 'finished already';
    }
    return sent.length === 0 ? 'no cookie of a sign-in' : 'no sign-in with this state';
  }
}
