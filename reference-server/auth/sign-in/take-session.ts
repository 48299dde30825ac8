// The last step of every sign-in: the browser gets the new session, which waits for terms if there are any.
import type { SignedIn } from '#core/identity/sign-in/sign-in.ts';
import { firstScreen } from '#core/identity/sign-in/first-screen.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { sessionCookie, sessionId } from '#server/http/session-cookie.ts';
import { halfCookie } from '../second-factor/half-cookie.ts';
import { signedOutMark } from '../sign-out/signed-out-mark.ts';
import { termsPlace } from '../terms/terms-place.ts';
import type { NavigationParts } from './navigation-parts.ts';

const A_LONG_READ_IN_MS = 24 * 3600 * 1000;

/** @returns where to continue: the requested page, checked when it was requested, or the user's first screen */
export async function takeSession(
  ctx: AppContext,
  parts: NavigationParts,
  { token, user, returnTo }: SignedIn & { returnTo: string | null },
): Promise<string> {
  await endEarlier(ctx, parts);
  signedOutMark.clear(ctx);
  const before = await parts.gatekeeper.terms.before(sessionId(token), ctx.state.client);
  if (before && before.open.length > 0) {
    sessionCookie.write(ctx, null);
    halfCookie.write(ctx, token, A_LONG_READ_IN_MS);
    return termsPlace(returnTo);
  }
  sessionCookie.write(ctx, token);
  halfCookie.clear(ctx);
  return returnTo ?? firstScreen(user.role);
}

/** Ends the browser's earlier session, even if its cookie is not sent with this request. */
async function endEarlier(ctx: AppContext, { gatekeeper }: NavigationParts): Promise<void> {
  const waiting = halfCookie.read(ctx);
  if (waiting !== null) await gatekeeper.signOut(waiting, ctx.state.client);
  const token = sessionCookie.read(ctx);
  if (token !== null) await gatekeeper.signOut(token, ctx.state.client);
  const id = sessionCookie.readTrace(ctx);
  if (id !== null) await gatekeeper.endSession(id, ctx.state.client);
}
