// The cookie of a half sign-in, and of a session that waits for terms. Its name differs from the session cookie's, so
// that it is never taken for a session. It is SameSite=Lax, since it must be sent when the provider redirects back.
import { clearCookie, cookieName, setCookie } from '#server/http/session-cookie.ts';
import type { NavigationParts } from '../sign-in/navigation-parts.ts';
import type { AppContext } from '#server/http/request-state.ts';

const TEN_MINUTES_IN_MS = 600_000;

export class HalfCookie {
  readonly #name: string;

  constructor(isHttps: boolean) {
    this.#name = cookieName('strongroom_half', isHttps);
  }

  read(ctx: AppContext): string | null {
    return ctx.cookies.get(this.#name, { signed: false }) ?? null;
  }

  write(ctx: AppContext, token: string, maxAgeMs = TEN_MINUTES_IN_MS): void {
    setCookie(ctx, this.#name, token, { sameSite: 'lax', maxAgeMs });
  }

  clear(ctx: AppContext): void {
    if (this.read(ctx) !== null) clearCookie(ctx, this.#name, 'lax');
  }
}

/** Ends what this browser has begun. @returns the provider's token of a session that waited for terms */
export async function leaveHalf(
  ctx: AppContext,
  { half, gatekeeper }: Pick<NavigationParts, 'half' | 'gatekeeper'>,
): Promise<string | null> {
  const token = half.read(ctx);
  if (token === null) return null;
  await gatekeeper.leaveHalf(token);
  half.clear(ctx);
  return gatekeeper.signOut(token, ctx.state.client);
}
