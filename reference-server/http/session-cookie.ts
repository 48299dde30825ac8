// The session cookie: an opaque id that scripts cannot read and other sites cannot send.
import { hash } from 'node:crypto';
import type { AppContext } from './request-state.ts';

export class Cookie {
  constructor(
    private readonly name: string,
    private readonly options: {
      sameSite: 'strict' | 'lax';
      maxAgeMs: number;
      /** Signed, so that it cannot be forged. */
      signed?: boolean;
    },
  ) {}

  read(ctx: AppContext): string | null {
    return ctx.cookies.get(this.#nameAt(ctx), { signed: this.options.signed === true }) ?? null;
  }

  /** Null deletes it. */
  write(ctx: AppContext, value: string | null, maxAge = this.options.maxAgeMs): void {
    const { sameSite, signed = false } = this.options;
    const attributes = { httpOnly: true, sameSite, path: '/', secure: ctx.secure, overwrite: true };
    ctx.cookies.set(this.#nameAt(ctx), value, { ...attributes, maxAge, signed });
  }

  clear(ctx: AppContext): void {
    if (this.read(ctx) !== null) this.write(ctx, null);
  }

  /** Over https, a name that only this origin can set. Safari drops such cookies over plain http, even on loopback. */
  #nameAt({ secure }: AppContext): string {
    return secure ? `__Host-${this.name}` : this.name;
  }
}

/** Browsers limit cookies to 400 days; the server's own rules end sessions. */
const maxAgeMs = 7 * 24 * 3600 * 1000;

const token = new Cookie('strongroom_session', { sameSite: 'strict', maxAgeMs });

/**
 * The id of this browser's session, without the right to use it. A browser that returns from the provider's site does
 * not send the session cookie, but its session must end when another begins.
 */
const trace = new Cookie('strongroom_session_trace', { sameSite: 'lax', maxAgeMs });

/** The store's name of a session. */
export const sessionId = (session: string): string => hash('sha256', session);

export const sessionCookie = {
  read: (ctx: AppContext) => token.read(ctx),
  readTrace: (ctx: AppContext) => trace.read(ctx),
  /** Null deletes it. */
  write(ctx: AppContext, session: string | null): void {
    token.write(ctx, session);
    trace.write(ctx, session && sessionId(session));
  },
};
