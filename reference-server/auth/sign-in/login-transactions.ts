// State, nonce and PKCE verifier, sealed in a cookie: finished once, by the browser that began, within ten minutes.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { MemoryNotes } from '#core/store/memory-notes.ts';
import type { Notes, NoteSpace } from '#core/store/notes.ts';
import { clearCookie, cookieName, setCookie } from '#server/http/session-cookie.ts';
import type { AppContext } from '#server/http/request-state.ts';

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
/** One for each tab, several of which may have lost their session at once. */
const MOST_AT_A_TIME = 3;
/** Far more than can be finished within ten minutes. */
const MOST_FINISHED = 1_000_000;

export class LoginTransactions {
  readonly #key: Buffer;
  readonly #cookie: string;
  /** Finished states, until they would have expired. */
  readonly #finished: NoteSpace<true>;

  constructor(signingKey: string, isHttps: boolean, notes: Notes = new MemoryNotes()) {
    this.#key = Buffer.from(hkdfSync('sha256', signingKey, '', 'login transaction', 32));
    this.#cookie = cookieName('strongroom_login', isHttps);
    this.#finished = notes.open({ name: 'finished sign-ins', most: MOST_FINISHED });
  }

  begin(ctx: AppContext, begun: Omit<LoginTransaction, 'expiresAt'>): void {
    const pending = [{ ...begun, expiresAt: Date.now() + TEN_MINUTES_IN_MS }, ...this.#pending(ctx)];
    this.#write(ctx, pending.slice(0, MOST_AT_A_TIME));
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
    const sealed = ctx.cookies.get(this.#cookie, { signed: false });
    const opened = sealed === undefined ? null : this.#open(sealed);
    return (opened ?? []).filter((one) => one.expiresAt > Date.now());
  }

  #write(ctx: AppContext, pending: readonly LoginTransaction[]): void {
    if (pending.length === 0) clearCookie(ctx, this.#cookie, 'lax');
    else setCookie(ctx, this.#cookie, this.#seal(pending), { sameSite: 'lax', maxAgeMs: TEN_MINUTES_IN_MS });
  }

  #seal(pending: readonly LoginTransaction[]): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    const text = Buffer.concat([cipher.update(JSON.stringify(pending), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  #open(sealed: string): LoginTransaction[] | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < 28) return null;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      return z.array(transaction).parse(JSON.parse(text));
    } catch {
      return null;
    }
  }
}
