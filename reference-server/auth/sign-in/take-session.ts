// The end of every sign-in: the browser has the new session, and no other.
import type { SignedIn } from '#core/identity/sign-in/sign-in.ts';
import { firstScreen } from '#core/identity/sign-in/first-screen.ts';
import type { AppContext } from '#server/http/request-state.ts';
import type { NavigationParts } from './navigation-parts.ts';

/** @returns where to go on: what was asked for, looked at when it was, or the person's first screen */
export async function takeSession(
  ctx: AppContext,
  parts: NavigationParts,
  { token, user, returnTo }: SignedIn & { returnTo: string | null },
): Promise<string> {
  await endEarlier(ctx, parts);
  parts.session.write(ctx, token);
  parts.half.clear(ctx);
  parts.signedOut.clear(ctx);
  return returnTo ?? firstScreen(user.role);
}

/** Ends the session that the browser had, whether it may send it here or not. */
async function endEarlier(ctx: AppContext, { session, gatekeeper }: NavigationParts): Promise<void> {
  const token = session.read(ctx);
  if (token !== null) await gatekeeper.signOut(token, ctx.state.client);
  const id = session.readTrace(ctx);
  if (id !== null) await gatekeeper.endSession(id, ctx.state.client);
}
