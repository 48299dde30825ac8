// The pages of sign-in and sign-out: to the identity provider, back from it, and out.
import Router from '@koa/router';
import { isCrossSite } from '#core/room/cross-site.ts';
import type { Answer, NavigationId } from '#core/call/operation.ts';
import { type Query, single } from '#core/call/query.ts';
import type { ApiDoor } from '#server/api.ts';
import { callerAt } from '#server/settings/addresses.ts';
import type { AppContext, RequestState } from '#server/http/request-state.ts';
import { sessionCookie } from '#server/http/session-cookie.ts';
import { finishLogin, reference, logFault } from './callback.ts';
import type { NavigationParts } from './navigation-parts.ts';
import { leaveHalf } from '../second-factor/half-cookie.ts';
import { leaveFor } from '../sign-out/leave-for.ts';
import { signedOutMark } from '../sign-out/signed-out-mark.ts';
import { termsPlace } from '../terms/terms-place.ts';
import { sessionAtTerms } from '../terms/terms-routes.ts';
import { noticeAnswer } from '../pages/send-notice.ts';
import { explainFault } from '../client/provider-fault.ts';
import { safeReturnTo } from '#core/identity/sign-in/return-to.ts';

export function callbackRoutes(parts: NavigationParts): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  router.get('/auth/callback', (ctx) => finishLogin(ctx, parts));
  return router;
}

type Navigate = (ctx: AppContext, query: Query, parts: NavigationParts) => Promise<Answer>;

const navigations: Readonly<Record<NavigationId, Navigate>> = { startLogin, logoutAndReturn };

/** Implements the contract's navigations, which also set cookies. */
export function navigateWith(parts: NavigationParts): ApiDoor['navigate'] {
  return (ctx, navigation, query) => navigations[navigation](ctx, query, parts);
}

const sendOn = (location: string): Answer => ({ status: 302, headers: { Location: location }, body: null });

async function startLogin(ctx: AppContext, query: Query, parts: NavigationParts): Promise<Answer> {
  await parts.begun.count(`sign-ins begun from ${callerAt(ctx.state.client.ipAddress)}`);
  const invitation = single(query, 'invitation');
  if (parts.provider.isBundled && invitation !== null && !(await parts.gatekeeper.invitations.find(invitation)))
    return noticeAnswer(200, 'invitationEnded');
  const returnTo = safeReturnTo(single(query, 'returnTo') ?? undefined);
  const isOther = invitation !== null || single(query, 'again') === 'true';
  const waiting = isOther ? null : await sessionAtTerms(ctx, parts);
  if (waiting && waiting.open.length > 0 && !waiting.isOutside) return sendOn(termsPlace(returnTo));
  const secrets = await parts.provider.newSecrets();
  // An invitation is usually for another user than the one who signed in last.
  const isAfresh = isOther || signedOutMark.read(ctx) !== null || (await sessionHere(ctx, parts)) === null;
  let url: string;
  try {
    url = await parts.provider.authorizationUrl({ ...secrets, isAfresh, invitation });
  } catch (error) {
    const { kind, facts } = explainFault(error);
    logFault(parts.log, ctx, facts, 'error');
    // The contract has one status for a sign-in that cannot begin.
    const page = noticeAnswer(503, kind === 'unreachable' ? 'providerUnreachable' : 'providerError', reference(ctx));
    return { ...page, headers: { ...page.headers, 'Retry-After': '10' } };
  }
  await parts.transactions.begin(ctx, { ...secrets, returnTo });
  return sendOn(url);
}

/** Also for requests from other sites. @returns null for a session that has ended; undefined without one */
export async function sessionHere(ctx: AppContext, { gatekeeper }: NavigationParts) {
  const id = sessionCookie.readTrace(ctx);
  return id === null ? undefined : gatekeeper.terms.before(id, ctx.state.client);
}

async function logoutAndReturn(ctx: AppContext, _query: Query, parts: NavigationParts): Promise<Answer> {
  if (isCrossSite(ctx, parts.publicUrl)) return noticeAnswer(200, 'notSignedOut');
  const token = sessionCookie.read(ctx);
  if (ctx.method === 'HEAD') return sendOn('/');
  const idToken = token === null ? null : await parts.gatekeeper.signOut(token, ctx.state.client);
  return sendOn(await leaveFor(ctx, parts, (await leaveHalf(ctx, parts)) ?? idToken));
}
