// A browser whose session is over: its cookies go, and the provider's own session ends where it says how.
import type { AppContext } from '#server/http/request-state.ts';
import { explainFault } from '../client/provider-fault.ts';
import { tellFault } from '../sign-in/callback.ts';
import type { NavigationParts } from '../sign-in/navigation-parts.ts';

/**
 * The session here is over already: a provider that cannot be reached is no reason to fail.
 * @param idToken the provider's token of it @returns where to go on
 */
export async function leaveFor(ctx: AppContext, parts: NavigationParts, idToken: string | null): Promise<string> {
  const { session, half, signedOut, provider, publicUrl, log } = parts;
  session.clear(ctx);
  half.clear(ctx);
  signedOut.set(ctx);
  if (idToken === null) return '/';
  try {
    return (await provider.endSessionUrl(idToken, `${publicUrl}/`)) ?? '/';
  } catch (error) {
    tellFault(log, ctx, explainFault(error, [idToken]).told, 'warn');
    return '/';
  }
}
