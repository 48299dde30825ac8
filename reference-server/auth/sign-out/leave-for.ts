// Ends a browser's session: deletes its cookies, and ends the provider's session where possible.
import type { AppContext } from '#server/http/request-state.ts';
import { sessionCookie } from '#server/http/session-cookie.ts';
import { explainFault } from '../client/provider-fault.ts';
import { halfCookie } from '../second-factor/half-cookie.ts';
import { logFault } from '../sign-in/callback.ts';
import type { NavigationParts } from '../sign-in/navigation-parts.ts';
import { IS_SIGNED_OUT, signedOutMark } from './signed-out-mark.ts';

/** An unreachable provider is ignored. @param idToken the provider's token @returns where to continue */
export async function leaveFor(ctx: AppContext, parts: NavigationParts, idToken: string | null): Promise<string> {
  const { provider, publicUrl, log } = parts;
  sessionCookie.write(ctx, null);
  halfCookie.clear(ctx);
  signedOutMark.write(ctx, IS_SIGNED_OUT);
  if (idToken === null) return '/';
  try {
    return (await provider.endSessionUrl(idToken, `${publicUrl}/`)) ?? '/';
  } catch (error) {
    logFault(log, ctx, explainFault(error, [idToken]).facts, 'warn');
    return '/';
  }
}
