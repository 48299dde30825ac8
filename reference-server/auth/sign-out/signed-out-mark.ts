// Remembers in the browser that the user signed out or was refused, so that the provider asks again next time.
import { clearCookie, cookieName, setCookie } from '#server/http/session-cookie.ts';
import type { AppContext } from '#server/http/request-state.ts';

const THIRTY_DAYS_IN_MS = 30 * 24 * 3600 * 1000;

export class SignedOutMark {
  readonly #name: string;

  constructor(isHttps: boolean) {
    this.#name = cookieName('strongroom_signed_out', isHttps);
  }

  isSet(ctx: AppContext): boolean {
    return ctx.cookies.get(this.#name, { signed: false }) !== undefined;
  }

  set(ctx: AppContext): void {
    setCookie(ctx, this.#name, '1', { sameSite: 'lax', maxAgeMs: THIRTY_DAYS_IN_MS });
  }

  clear(ctx: AppContext): void {
    if (this.isSet(ctx)) clearCookie(ctx, this.#name, 'lax');
  }
}
