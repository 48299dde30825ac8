// The session cookie: an opaque id that scripts cannot read and other sites cannot send.
import { hash } from 'node:crypto';
import type { AppContext } from './request-state.ts';

/** Browsers limit cookies to 400 days; the server's own rules end sessions. */
const SEVEN_DAYS_IN_MS = 7 * 24 * 3600 * 1000;

export interface CookieOptions {
  sameSite: 'strict' | 'lax';
  maxAgeMs: number;
  /** Signed, so that it cannot be forged. */
  signed?: boolean;
}

/** Over https, a name that only this origin can set. Safari drops such cookies over plain http, even on loopback. */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

export function setCookie(ctx: AppContext, name: string, value: string, options: CookieOptions): void {
  const { sameSite, maxAgeMs, signed = false } = options;
  ctx.cookies.set(name, value, { ...attributes(ctx, sameSite), maxAge: maxAgeMs, signed });
}

export function clearCookie(ctx: AppContext, name: string, sameSite: CookieOptions['sameSite']): void {
  ctx.cookies.set(name, null, { ...attributes(ctx, sameSite), signed: false });
}

function attributes({ secure }: AppContext, sameSite: CookieOptions['sameSite']) {
  return { httpOnly: true, sameSite, path: '/', secure, overwrite: true };
}

/** The store's name of a session. */
export const sessionId = (token: string): string => hash('sha256', token);

export class SessionCookie {
  readonly #name: string;
  readonly #trace: string;

  constructor(isHttps: boolean) {
    this.#name = cookieName('strongroom_session', isHttps);
    this.#trace = cookieName('strongroom_session_trace', isHttps);
  }

  read(ctx: AppContext): string | null {
    return ctx.cookies.get(this.#name, { signed: false }) ?? null;
  }

  /**
   * The id of this browser's session, without the right to use it. A browser that returns from the provider's site does
   * not send the session cookie, but its session must end when another begins.
   */
  readTrace(ctx: AppContext): string | null {
    return ctx.cookies.get(this.#trace, { signed: false }) ?? null;
  }

  write(ctx: AppContext, token: string): void {
    setCookie(ctx, this.#name, token, { sameSite: 'strict', maxAgeMs: SEVEN_DAYS_IN_MS });
    setCookie(ctx, this.#trace, sessionId(token), { sameSite: 'lax', maxAgeMs: SEVEN_DAYS_IN_MS });
  }

  clear(ctx: AppContext): void {
    clearCookie(ctx, this.#name, 'strict');
    clearCookie(ctx, this.#trace, 'lax');
  }
}
