// The cookie of a half sign-in, and of a session that waits for terms. Its name differs from the session cookie's, so
// that it is never taken for a session. It is SameSite=Lax, since it must be sent when the provider redirects back.
import type { NavigationParts } from '../sign-in/navigation-parts.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { Cookie } from '#server/http/session-cookie.ts';

const TEN_MINUTES_IN_MS = 600_000;

export const halfCookie = new Cookie('strongroom_half', { sameSite: 'lax', maxAgeMs: TEN_MINUTES_IN_MS });

/** Ends what this browser has begun. @returns the provider's token of a session that waited for terms */
export async function leaveHalf(
  ctx: AppContext,
  { gatekeeper }: Pick<NavigationParts, 'gatekeeper'>,
): Promise<string | null> {
  const token = halfCookie.read(ctx);
  if (token === null) return null;
  await gatekeeper.leaveHalf(token);
  halfCookie.clear(ctx);
  return gatekeeper.signOut(token, ctx.state.client);
}
