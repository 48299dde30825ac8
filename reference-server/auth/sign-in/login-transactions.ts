// State, nonce and PKCE verifier, sealed in a cookie: finished once, by the browser that began, within ten minutes.
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
const cookie = new Cookie('strongroom_login', { sameSite: 'lax', maxAgeMs: TEN_MINUTES_IN_MS });
/** One for each tab, several of which may have lost their session at once. */
const MOST_AT_A_TIME = 3;
/** Browsers refuse cookies above 4096 characters, and this grows by a third when it is sealed. */
const MOST_BYTES = 2900;
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
    const pending = [{ ...begun, expiresAt: Date.now() + TEN_MINUTES_IN_MS }, ...this.#pending(ctx)];
    let kept = pending.slice(0, MOST_AT_A_TIME);
    while (Buffer.byteLength(JSON.stringify(kept)) > MOST_BYTES && kept.length > 1) kept = kept.slice(0, -1);
    this.#write(ctx, kept);
  }

  /** Finishes the transaction of this state, or returns why there is none. */
  async finish(ctx: AppContext, state: string): Promise<LoginTransaction | LostTransaction> {
    const pending = this.#pending(ctx);
    const found = pending.find((one) => one.state === state);
    if (!found) return pending.length === 0 ? 'no cookie of a sign-in' : 'no sign-in with this state';
    this.#write(
      ctx,
      pending.filter((one) => one !== found),
    );
    const isFirst = await this.#finished.claim(state, { value: true, endsAt: found.expiresAt }, new Date());
    return isFirst ? found : 'finished already';
  }

  #pending(ctx: AppContext): LoginTransaction[] {
    const sealed = cookie.read(ctx);
    const text = sealed === null ? null : this.#seal.open(sealed, '');
    const opened = text === null ? [] : z.array(transaction).safeParse(JSON.parse(text)).data;
    return (opened ?? []).filter((one) => one.expiresAt > Date.now());
  }

  #write(ctx: AppContext, pending: readonly LoginTransaction[]): void {
    cookie.write(ctx, pending.length === 0 ? null : this.#seal.close(JSON.stringify(pending), ''));
  }
}
