// State, nonce and PKCE verifier, sealed in a cookie: finished once, by the browser that began, within ten minutes. Each
// sign-in has a cookie of its own, since tabs that begin at the same moment would replace each other's.
import { hash } from 'node:crypto';
import * as z from 'zod';
import { ProcessMemory } from '#core/store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '#core/store/shared-memory.ts';
import { Cookie } from '#server/http/session-cookie.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { Seal } from '#server/ports/seal.ts';

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
const PREFIX = 'strongroom_login_';
const cookieNamed = (name: string) => new Cookie(name, { sameSite: 'lax', maxAgeMs: TEN_MINUTES_IN_MS });
/** Hashed, since the state of a callback can be any text. */
const cookieOf = (state: string) => cookieNamed(`${PREFIX}${hash('sha256', state).slice(0, 16)}`);
/** Browsers refuse cookies above 4096 characters, and this grows by a third when it is sealed. */
const MOST_BYTES = 2900;
/** Of all together; a request with too long a header is refused. */
const MOST_IN_ALL = 6000;
/** Far more than can be finished within ten minutes. */
const MOST_FINISHED = 1_000_000;

export class LoginTransactions {
  readonly #seal: Seal;
  /** Finished states, until they would have expired. */
  readonly #finished: MemorySpace<true>;

  constructor(signingKey: string, shared: SharedMemory = new ProcessMemory()) {
    this.#seal = new Seal(signingKey, 'login transaction');
    this.#finished = shared.open({ name: 'finished sign-ins', most: MOST_FINISHED });
  }

  begin(ctx: AppContext, begun: Omit<LoginTransaction, 'expiresAt'>): void {
    const expiresAt = Date.now() + TEN_MINUTES_IN_MS;
    const texts = [begun, { ...begun, returnTo: null }].map((one) => JSON.stringify({ ...one, expiresAt }));
    const text = texts.find((one) => Buffer.byteLength(one) <= MOST_BYTES) ?? '';
    const others = cookiesIn(ctx);
    // Of tabs that were closed, most likely.
    if (others.join('').length > MOST_IN_ALL)
      for (const other of others) cookieNamed(other.replace(/=.*/, '')).write(ctx, null);
    cookieOf(begun.state).write(ctx, this.#seal.close(text, ''));
  }

  /** Finishes the transaction of this state, or returns why there is none. */
  async finish(ctx: AppContext, state: string): Promise<LoginTransaction | LostTransaction> {
    const cookie = cookieOf(state);
    const text = this.#seal.open(cookie.read(ctx) ?? '', '');
    const found = text === null ? undefined : transaction.safeParse(JSON.parse(text)).data;
    if (found?.state !== state || found.expiresAt <= Date.now())
      return cookiesIn(ctx).length === 0 ? 'no cookie of a sign-in' : 'no sign-in with this state';
    cookie.write(ctx, null);
    const isFirst = await this.#finished.claim(state, { value: true, endsAt: found.expiresAt }, new Date());
    return isFirst ? found : 'finished already';
  }
}

/** The cookies of sign-ins that the browser sent, each as `name=value`. */
const cookiesIn = (ctx: AppContext): string[] => ctx.get('cookie').match(new RegExp(`${PREFIX}[^;]*`, 'g')) ?? [];
