// Ends a browser's session: deletes its cookies, and ends the provider's session where possible.
import type { AppContext } from '#server/http/request-state.ts';
import { explainFault } from '../client/provider-fault.ts';
import { logFault } from '../sign-in/callback.ts';
import type { NavigationParts } from '../sign-in/navigation-parts.ts';

/** An unreachable provider is ignored. @param idToken the provider's token @returns where to continue */
export async function leaveFor(ctx: AppContext, parts: NavigationParts, idToken: string | null): Promise<string> {
  const { session, half, signedOut, provider, publicUrl, log } = parts;
  session.clear(ctx);
  half.clear(ctx);
  signedOut.set(ctx);
  if (idToken === null) return '/';
  try {
    return (await provider.endSessionUrl(idToken, `${publicUrl}/`)) ?? '/';
  } catch (error) {
    logFault(log, ctx, explainFault(error, [idToken]).facts, 'warn');
    return '/';
  }
}
